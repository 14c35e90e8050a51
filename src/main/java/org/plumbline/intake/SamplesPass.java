package org.plumbline.intake;

import java.io.IOException;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.CaseRules;
import org.plumbline.check.CaseView;
import org.plumbline.check.shape.Format;
import org.plumbline.corpus.Sample;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Required;
import org.plumbline.request.Request;
import org.plumbline.request.Requests;
import org.plumbline.text.IdIndex;
import org.plumbline.text.PositionEncoding;

/// Reads a corpus or a requests file once: every rule, and what is to be kept of the samples.
final class SamplesPass implements OrderedPipeline.Work<Examined> {

    private final FileInput input;
    private final Format format;
    private final @Nullable PositionEncoding encoding;
    private final Receiver receiver;
    private final IdIndex ids = new IdIndex();
    private final CaseRules rules = new CaseRules(ids);
    private @Nullable SampleFacts facts;
    private @Nullable Catalogue catalogue;
    private @Nullable PositionEncoding unit;
    private @Nullable ReadFile file;

    /// @param header of a corpus or a requests file
    private SamplesPass(FileInput input, FileHeader header, Receiver receiver) {
        this.input = input;
        this.format = header.format();
        this.encoding = header.encoding();
        this.receiver = receiver;
    }

    /// Reads a corpus or a requests file; problems are then in the input's.
    ///
    /// @param keeping says what is to be kept of it
    static SamplesPass run(
            FileInput input, FileHeader header, Receiver receiver, Consumer<SamplesPass> keeping)
            throws IOException {
        var pass = new SamplesPass(input, header, receiver);
        keeping.accept(pass);
        pass.file = pass.read();
        if (pass.unit == pass.encoding) {
            return pass;
        }
        // The unit stood behind the samples, so all of them were read wrongly.
        input.forget();
        receiver.forgetSamples();
        var again = new SamplesPass(input, header.countedIn(pass.unit), receiver);
        keeping.accept(again);
        again.file = again.read();
        return again;
    }

    /// To keep what labels are held against.
    ///
    /// @param firstNumber the number of the first sample
    void keepFacts(int firstNumber) {
        if (encoding != null) {
            facts = new SampleFacts(ids, new Elements(input.source()), encoding, firstNumber);
        }
    }

    /// To keep what a queue shows.
    void keepCatalogue() {
        if (encoding != null) {
            catalogue = new Catalogue(ids, new Elements(input.source()), format, encoding);
        }
    }

    /// What was read.
    ReadFile file() {
        return Objects.requireNonNull(file, "not read yet");
    }

    /// What was kept to hold labels against; null where that has an error.
    @Nullable SampleFacts facts() {
        return input.problems().hasErrors() ? null : facts;
    }

    /// What was kept for a queue; null where that has an error.
    @Nullable Catalogue catalogue() {
        return input.problems().hasErrors() ? null : catalogue;
    }

    private ReadFile read() throws IOException {
        WholeFile whole = WholeFile.read(input, format, this);
        checkRubric(whole.root());
        unit = whole.root().unit();
        return new ReadFile(input.source(), format, whole.sha256(), null, ids.size(), 0);
    }

    @Override
    public Examined examine(JsonTree element) {
        Shaped shaped = Shaped.of(element, format, input);
        if (!shaped.isObject()) {
            return new Examined(shaped, null, null, null, null);
        }
        var view = new CaseView(shaped.root(), encoding);
        CaseRules.check(view, shaped.findings());
        if (encoding == null || !shaped.findings().isWhole() || !wantsSamples()) {
            return new Examined(shaped, view, null, null, null);
        }
        Sample sample = SampleBuilder.of(view);
        return new Examined(
                shaped,
                view,
                sample,
                wantsRequests() ? Requests.of(sample) : null,
                wantsCases() ? CaseBuilder.of(view, sample) : null);
    }

    @Override
    public void settle(Examined one) {
        CaseView view = one.view();
        if (view == null) {
            return;
        }
        Findings findings = one.findings();
        rules.check(view.root(), findings);
        Request request = one.request();
        if (format == Format.REQUESTS && request != null && findings.isWhole()) {
            WrongRequestDigest.check(view.root(), request.sha256(), findings);
        }
        // Once the file has an error nothing of it is kept, and numbers would not fit any more.
        if (findings.isClean() && !input.problems().hasErrors()) {
            keep(one);
        }
    }

    /// False once a corpus has an error: nothing of it is kept from then on. A request is built all
    /// the same, since its hash is held to it.
    private boolean wantsSamples() {
        return format == Format.REQUESTS
                || ((catalogue != null || wantsRequests()) && !input.problems().hasErrors());
    }

    private boolean wantsRequests() {
        return format == Format.REQUESTS || facts != null || wantsCases();
    }

    private boolean wantsCases() {
        return format == Format.CORPUS && receiver.wantsSamples();
    }

    private void keep(Examined one) {
        JsonTree element = one.shaped().element();
        Request request = one.request();
        if (request != null) {
            if (format == Format.REQUESTS) {
                receiver.request(request);
            } else if (one.whole() != null) {
                receiver.sample(one.whole(), request.sha256());
            }
            keepFacts(element, request);
        }
        if (catalogue != null && one.sample() != null) {
            catalogue.add(element, one.sample());
        }
    }

    private void keepFacts(JsonTree element, Request request) {
        if (facts != null) {
            facts.add(element, request.sample(), request.sha256());
        }
    }

    /// The rubric that a requests file carries has the digest that it says.
    private void checkRubric(FilePass root) {
        JsonValue rubric = format == Format.REQUESTS ? root.header("rubric") : null;
        if (rubric != null && rubric.kind() == Kind.OBJECT) {
            WrongRequestDigest.checkRubric(rubric, root.findings());
            if (catalogue != null && !input.problems().hasErrors()) {
                catalogue.rubric(Required.string(rubric, "text"), Plain.digest(rubric, "sha256"));
            }
        }
    }
}

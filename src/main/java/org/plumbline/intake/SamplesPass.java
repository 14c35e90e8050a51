package org.plumbline.intake;

import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.CaseRules;
import org.plumbline.check.CaseView;
import org.plumbline.check.shape.FileShape;
import org.plumbline.check.shape.Format;
import org.plumbline.check.shape.ShapeCheck;
import org.plumbline.corpus.Sample;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.request.Request;
import org.plumbline.request.Requests;
import org.plumbline.text.IdIndex;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Sha256;

/// Reads a corpus or a requests file once: every rule, and what is to be kept of the samples.
final class SamplesPass {

    private final FileInput input;
    private final Format format;
    private final @Nullable PositionEncoding encoding;
    private final Receiver receiver;
    private final IdIndex ids = new IdIndex();
    private final CaseRules rules = new CaseRules(ids);
    private @Nullable SampleFacts facts;
    private @Nullable Catalogue catalogue;

    /// @param header of a corpus or a requests file
    SamplesPass(FileInput input, FileHeader header, Receiver receiver) {
        this.input = input;
        this.format = Objects.requireNonNull(header.format());
        this.encoding = header.encoding();
        this.receiver = receiver;
    }

    /// Keeps what labels are held against.
    ///
    /// @param firstNumber the number of the first sample
    @Nullable SampleFacts keepFacts(int firstNumber) {
        if (encoding != null) {
            facts = new SampleFacts(ids, new Elements(input.source()), encoding, firstNumber);
        }
        return facts;
    }

    /// Keeps what a queue shows.
    @Nullable Catalogue keepCatalogue() {
        if (encoding != null) {
            catalogue = new Catalogue(ids, new Elements(input.source()), format, encoding);
        }
        return catalogue;
    }

    /// Reads the file; problems are then in the input's.
    ReadFile run() throws IOException {
        try (var handoff = new Handoff(this::judge)) {
            var pass = new FilePass(input, format, Set.of(format), handoff::put);
            Sha256 sha256 = input.read(pass, handoff::awaitIdle);
            handoff.finish();
            checkRubric(pass);
            return new ReadFile(input.source(), format, sha256, null, ids.size(), 0);
        }
    }

    private void judge(JsonTree element) {
        JsonValue root = element.root();
        var findings = new Findings(input.problems(), FilePass.sampleId(root));
        element.faults().forEach(findings::report);
        new ShapeCheck(findings).check(root, FileShape.of(format).element());
        if (root.kind() != Kind.OBJECT) {
            return;
        }
        var view = new CaseView(root, encoding);
        rules.check(view, findings);
        // Once the file has an error nothing of it is kept, and numbers would not fit any more.
        if (encoding != null && findings.isClean() && !input.problems().hasErrors()) {
            keep(element, view, findings);
        }
    }

    private void keep(JsonTree element, CaseView view, Findings findings) {
        boolean isRequest = format == Format.REQUESTS;
        if (!isRequest && facts == null && catalogue == null && !receiver.wantsSamples()) {
            return;
        }
        Sample sample = SampleBuilder.of(view);
        if (isRequest) {
            var request = Requests.of(sample);
            if (!WrongRequestDigest.check(view.root(), request.sha256(), findings)) {
                return;
            }
            receiver.request(request);
            keepFacts(element, request);
        } else if (facts != null || receiver.wantsSamples()) {
            var request = Requests.of(sample);
            if (receiver.wantsSamples()) {
                receiver.sample(CaseBuilder.of(view, sample), request.sha256());
            }
            keepFacts(element, request);
        }
        if (catalogue != null) {
            catalogue.add(element, sample);
        }
    }

    private void keepFacts(JsonTree element, Request request) {
        if (facts != null) {
            facts.add(element, request.sample(), request.sha256());
        }
    }

    /// The rubric that a requests file carries has the digest that it says.
    private void checkRubric(FilePass pass) {
        JsonValue rubric = format == Format.REQUESTS ? pass.header("rubric") : null;
        if (rubric != null && rubric.kind() == Kind.OBJECT) {
            WrongRequestDigest.checkRubric(rubric, pass.findings());
            if (catalogue != null && !input.problems().hasErrors()) {
                catalogue.rubric(Plain.string(rubric, "text"), Plain.digest(rubric, "sha256"));
            }
        }
    }
}

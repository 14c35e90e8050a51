package org.plumbline.intake;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.CaseView;
import org.plumbline.check.KnownSample;
import org.plumbline.check.KnownSamples;
import org.plumbline.check.shape.Format;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Sample;
import org.plumbline.files.Source;
import org.plumbline.json.JsonTree;
import org.plumbline.request.Outline;
import org.plumbline.request.Request;
import org.plumbline.request.Requests;
import org.plumbline.request.Rubric;
import org.plumbline.text.ExactText;
import org.plumbline.text.IdIndex;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Sha256;

/// The samples of a file without errors, by their outlines; a sample itself is read when it is
/// asked for. About a hundred bytes a sample. Filled by one thread, then read by any.
final class Catalogue implements SampleStore {

    private static final int ROW = 3 * Integer.BYTES + 3;

    private final IdIndex ids;
    private final Elements elements;
    private final Format format;
    private final PositionEncoding encoding;
    private final IdIndex destinations = new IdIndex();
    private final IntRows rows = new IntRows(ROW);
    private @Nullable Rubric rubric;
    private @Nullable Sha256 sha256;

    Catalogue(IdIndex ids, Elements elements, Format format, PositionEncoding encoding) {
        this.ids = ids;
        this.elements = elements;
        this.format = format;
        this.encoding = encoding;
    }

    void add(JsonTree element, Sample sample) {
        elements.add(element);
        rows.add()
                .putInt(destinations.add(sample.destination()))
                .putInt(sample.answer().claims().size())
                .putInt(outputBytes(sample))
                .put(Packed.of(sample.reviewState()))
                .put(Packed.of(sample.capture().status()))
                .put(
                        Packed.ofAll(
                                sample.capture().limitations().stream()
                                        .map(Limitation::kind)
                                        .toList()));
    }

    private static int outputBytes(Sample sample) {
        ExactText output = sample.answer().output();
        return output == null ? Outline.NO_OUTPUT : output.byteLength();
    }

    void rubric(String text, Sha256 digest) {
        rubric = new Rubric(text, digest);
    }

    /// The file was read to its end without errors.
    SampleStore complete(Sha256 digest) {
        sha256 = digest;
        return this;
    }

    @Override
    public Source source() {
        return elements.source();
    }

    @Override
    public boolean isCorpus() {
        return format == Format.CORPUS;
    }

    @Override
    public Sha256 sha256() {
        return Objects.requireNonNull(sha256, "not read to the end");
    }

    @Override
    public Optional<Rubric> rubric() {
        return Optional.ofNullable(rubric);
    }

    @Override
    public int size() {
        return rows.size();
    }

    @Override
    public Outline outline(int index) {
        ByteBuffer row = rows.get(index);
        String destination = destinations.get(row.getInt());
        int claims = row.getInt();
        int outputBytes = row.getInt();
        ReviewState reviewState = Packed.to(ReviewState.values(), row.get());
        CaptureStatus status = Packed.to(CaptureStatus.values(), row.get());
        return new Outline(
                ids.get(index),
                destination,
                reviewState,
                status,
                Packed.toAll(LimitationKind.values(), row.get()),
                claims,
                outputBytes);
    }

    @Override
    public OptionalInt indexOf(String sampleId) {
        int index;
        synchronized (ids) {
            index = ids.find(sampleId);
        }
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    @Override
    public Request request(int index) throws IOException {
        return Requests.of(Detached.of(SampleBuilder.of(view(index))));
    }

    @Override
    public Sample sample(int index) throws IOException {
        return SampleBuilder.of(view(index));
    }

    @Override
    public Case wholeCase(int index) throws IOException {
        if (!isCorpus()) {
            throw new IllegalStateException("a requests file has no whole cases");
        }
        CaseView view = view(index);
        return CaseBuilder.of(view, SampleBuilder.of(view));
    }

    @Override
    public KnownSamples known() {
        return sampleId -> {
            var index = indexOf(sampleId);
            return index.isEmpty() ? null : known(index.getAsInt());
        };
    }

    private KnownSample known(int index) {
        try {
            CaseView view = view(index);
            return KnownRequest.of(index, view, Requests.of(Detached.of(SampleBuilder.of(view))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {}

    private CaseView view(int index) throws IOException {
        return new CaseView(elements.read(index, ids.get(index)).root(), encoding);
    }
}

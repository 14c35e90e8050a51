package org.plumbline.session.label;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plumbline.check.KnownSamples;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Limitation;
import org.plumbline.files.Source;
import org.plumbline.intake.SampleStore;
import org.plumbline.request.Outline;
import org.plumbline.request.Request;
import org.plumbline.request.Requests;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// Cases in memory, as a corpus or a requests file.
public class ListStore implements SampleStore {

    private final List<Case> cases;
    private final boolean corpus;
    private final byte[] bytes;

    public ListStore(boolean corpus, Case... cases) {
        this(corpus, Arrays.toString(cases).getBytes(StandardCharsets.UTF_8), cases);
    }

    ListStore(boolean corpus, byte[] bytes, Case... cases) {
        this.corpus = corpus;
        this.bytes = bytes.clone();
        this.cases = List.of(cases);
    }

    @Override
    public Source source() {
        return Source.of("corpus.json", bytes);
    }

    @Override
    public boolean isCorpus() {
        return corpus;
    }

    @Override
    public Sha256 sha256() {
        return Sha256.of(bytes);
    }

    @Override
    public Optional<Rubric> rubric() {
        return Optional.empty();
    }

    @Override
    public int size() {
        return cases.size();
    }

    @Override
    public Outline outline(int index) {
        var sample = cases.get(index).sample();
        var output = sample.answer().output();
        return new Outline(
                sample.sampleId(),
                sample.destination(),
                sample.reviewState(),
                sample.capture().status(),
                sample.capture().limitations().stream()
                        .map(Limitation::kind)
                        .collect(Collectors.toSet()),
                sample.answer().claims().size(),
                output == null ? Outline.NO_OUTPUT : output.byteLength());
    }

    @Override
    public OptionalInt indexOf(String sampleId) {
        return IntStream.range(0, cases.size())
                .filter(i -> cases.get(i).sampleId().equals(sampleId))
                .findFirst();
    }

    @Override
    public Request request(int index) throws IOException {
        return Requests.of(cases.get(index).sample());
    }

    @Override
    public Case wholeCase(int index) {
        return cases.get(index);
    }

    @Override
    public KnownSamples known() {
        throw new UnsupportedOperationException("cases in memory have no file to hold labels to");
    }

    @Override
    public void close() {}
}

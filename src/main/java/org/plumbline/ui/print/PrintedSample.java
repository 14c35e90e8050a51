package org.plumbline.ui.print;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Sample;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.FactChips;

/// What is printed of a sample: what a rater sees of it, and what they said.
final class PrintedSample {

    /// More bytes of what is no text are not printed.
    private static final int MOST_BYTES = 1024;

    private static final int BYTES_A_LINE = 24;

    private final Sample sample;
    private final Draft draft;
    private final List<PrintLine> lines = new ArrayList<>();

    private PrintedSample(Sample sample, Draft draft) {
        this.sample = sample;
        this.draft = draft;
    }

    static List<PrintLine> lines(Sample sample, Draft draft) {
        var printed = new PrintedSample(sample, draft);
        printed.head();
        printed.output();
        printed.claims();
        sample.evidence().forEach(printed::evidence);
        return List.copyOf(printed.lines);
    }

    private void head() {
        say(Words.get("print.sample", Shown.of(sample.sampleId())), PrintLine.Look.HEAD);
        say(
                Words.get(
                        "print.facts",
                        Shown.of(sample.destination()),
                        sample.capture().status().word(),
                        sample.reviewState().word()),
                PrintLine.Look.ASIDE);
        for (Limitation limitation : sample.capture().limitations()) {
            say(
                    "△ " + limitation.kind().word() + ": " + Shown.of(limitation.detail()),
                    PrintLine.Look.ASIDE);
        }
    }

    private void output() {
        title(Words.get("print.output"));
        ExactText output = sample.answer().output();
        if (output == null) {
            say(Words.get("print.output.none"), PrintLine.Look.ASIDE);
            return;
        }
        var stretches = new ArrayList<MarkedText.Stretch>();
        List<Claim> claims = sample.answer().claims();
        for (int i = 0; i < claims.size(); i++) {
            String sign = "[" + (i + 1) + "]";
            claims.get(i)
                    .spans()
                    .forEach(span -> stretches.add(new MarkedText.Stretch(span, sign)));
        }
        lines.addAll(MarkedText.lines(output, stretches));
    }

    private void claims() {
        title(Words.get("print.claims"));
        List<Claim> claims = sample.answer().claims();
        for (int i = 0; i < claims.size(); i++) {
            Claim claim = claims.get(i);
            ClaimDraft said = draft.claim(claim.id());
            String labels =
                    LabelField.ofClaim().stream()
                            .map(field -> label(field, said.of(field)))
                            .collect(Collectors.joining(" · "));
            say("[" + (i + 1) + "] " + Shown.of(claim.id()) + "  " + labels, PrintLine.Look.PLAIN);
            cited(claim.evidence(), "print.cites");
            cited(said.evidence(), "print.cites.own");
            String note = said.note();
            if (note != null) {
                lines.addAll(MarkedText.lines(ExactText.of(note), List.of()));
            }
        }
        say(
                LabelField.ofSample().stream()
                        .map(field -> label(field, draft.quality().of(field)))
                        .collect(Collectors.joining(" · ")),
                PrintLine.Look.PLAIN);
    }

    private void cited(List<Region> regions, String key) {
        if (!regions.isEmpty()) {
            String places =
                    regions.stream()
                            .map(
                                    region ->
                                            Shown.of(region.evidenceId())
                                                    + region.part()
                                                            .map(
                                                                    span ->
                                                                            " "
                                                                                    + span.start()
                                                                                    + "–"
                                                                                    + span.end())
                                                            .orElse(""))
                            .collect(Collectors.joining(", "));
            say("    " + Words.get(key, Words.said(places)), PrintLine.Look.ASIDE);
        }
    }

    private static String label(LabelField field, @Nullable LabelValue value) {
        return field.words() + ": " + (value == null ? "…" : value.word());
    }

    private void evidence(Evidence evidence) {
        String path = evidence.version().path();
        title(
                Words.get(
                        "print.evidence",
                        Words.said(Shown.of(evidence.id())),
                        Words.said(path == null ? "" : Shown.of(path))));
        say(
                evidence.role().word()
                        + " · "
                        + FactChips.seenWords(evidence.seenByProducer())
                        + " · "
                        + evidence.completeness().word(),
                PrintLine.Look.ASIDE);
        switch (evidence.content()) {
            case Content.Text content ->
                    lines.addAll(MarkedText.lines(content.text(), cited(evidence)));
            case Content.Binary content -> bytes(content.bytes());
        }
    }

    private List<MarkedText.Stretch> cited(Evidence evidence) {
        var stretches = new ArrayList<MarkedText.Stretch>();
        List<Claim> claims = sample.answer().claims();
        for (int i = 0; i < claims.size(); i++) {
            String sign = "[" + (i + 1) + "]";
            var regions = new ArrayList<>(claims.get(i).evidence());
            regions.addAll(draft.claim(claims.get(i).id()).evidence());
            regions.stream()
                    .filter(region -> region.evidenceId().equals(evidence.id()))
                    .flatMap(region -> region.part().stream())
                    .forEach(span -> stretches.add(new MarkedText.Stretch(span, sign)));
        }
        return stretches;
    }

    private void bytes(byte[] bytes) {
        int most = Math.min(bytes.length, MOST_BYTES);
        HexFormat digits = HexFormat.ofDelimiter(" ");
        for (int from = 0; from < most; from += BYTES_A_LINE) {
            say(
                    digits.formatHex(bytes, from, Math.min(most, from + BYTES_A_LINE)),
                    PrintLine.Look.PLAIN);
        }
        if (most < bytes.length) {
            say(Words.get("print.bytes.more", bytes.length - most), PrintLine.Look.ASIDE);
        }
    }

    private void title(String words) {
        lines.add(PrintLine.EMPTY);
        say(words, PrintLine.Look.HEAD);
    }

    private void say(String words, PrintLine.Look look) {
        lines.add(PrintLine.of(words, look));
    }
}

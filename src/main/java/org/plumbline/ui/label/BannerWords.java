package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plumbline.corpus.Capture;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Sample;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.FactChips;

/// The words of the banner: a heading, then a line for each limitation.
final class BannerWords {

    private BannerWords() {}

    /// All lines, the heading first; none where nothing limits the sample.
    static List<BannerLine> lines(Sample sample) {
        Capture capture = sample.capture();
        boolean isWhole =
                capture.status() == CaptureStatus.COMPLETE
                        && capture.limitations().isEmpty()
                        && sample.reviewState() == ReviewState.REVIEWED;
        if (isWhole) {
            return List.of();
        }
        var lines = new ArrayList<BannerLine>();
        lines.add(BannerLine.of("△ " + heading(capture)));
        switch (sample.reviewState()) {
            case REVIEWED -> {}
            case WITHHELD -> lines.add(BannerLine.of(Words.get("label.banner.withheld")));
            case NOT_REVIEWED -> lines.add(BannerLine.of(Words.get("label.banner.not-reviewed")));
        }
        for (var limitation : capture.limitations()) {
            lines.add(new BannerLine(line(sample, limitation), place(sample, limitation)));
        }
        if (capture.limitations().isEmpty() && capture.status() == CaptureStatus.PARTIAL) {
            lines.add(BannerLine.of(Words.get("label.banner.partial")));
        }
        if (capture.status() == CaptureStatus.FAILED) {
            lines.add(BannerLine.of(Words.get("label.banner.failed")));
        }
        return lines;
    }

    private static String heading(Capture capture) {
        String counts =
                Arrays.stream(LimitationKind.values())
                        .map(kind -> count(capture, kind))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(", "));
        return Words.get(
                "label.banner.heading." + (counts.isEmpty() ? "plain" : "counted"),
                status(capture),
                counts);
    }

    /// The heading where the lines below it are folded away.
    static String folded(Sample sample) {
        int more = lines(sample).size() - 1;
        return "△ " + Words.get("label.banner.folded", status(sample.capture()), more);
    }

    private static String status(Capture capture) {
        String status = FactChips.capture(capture.status());
        return status.substring(0, 1).toUpperCase(Locale.ROOT) + status.substring(1);
    }

    private static String count(Capture capture, LimitationKind kind) {
        long count = capture.limitations().stream().filter(item -> item.kind() == kind).count();
        return count == 0 ? "" : Words.get("label.banner.count." + kind.word(), count);
    }

    private static String line(Sample sample, Limitation limitation) {
        String where = where(sample, limitation);
        String detail = Shown.of(limitation.detail());
        String effect = Words.get("label.banner.effect." + limitation.kind().word());
        String sentence = detail.endsWith(".") ? detail : detail + ".";
        return where.isEmpty() ? sentence + " " + effect : where + ": " + sentence + " " + effect;
    }

    /// Where the line leads: to evidence that is there, or to a place in the output.
    private static Optional<BannerLine.Place> place(Sample sample, Limitation limitation) {
        Optional<String> evidenceId = Optional.ofNullable(limitation.evidenceId());
        Optional<Span> span = limitation.spans().stream().findFirst();
        boolean isThere =
                evidenceId
                        .map(id -> sample.evidence(id).isPresent())
                        .orElse(span.isPresent() && sample.answer().output() != null);
        return isThere ? Optional.of(new BannerLine.Place(evidenceId, span)) : Optional.empty();
    }

    /// Where it bites, such as "tool-result.txt, bytes 120–134".
    private static String where(Sample sample, Limitation limitation) {
        String evidenceId = limitation.evidenceId();
        String of =
                evidenceId == null
                        ? limitation.spans().isEmpty() ? "" : Words.get("label.banner.output")
                        : sample.evidence(evidenceId)
                                .map(found -> EvidenceNames.of(found, sample.evidence()))
                                .orElse(evidenceId);
        if (limitation.spans().isEmpty()) {
            return Shown.of(of);
        }
        String bytes =
                limitation.spans().stream()
                        .map(span -> span.start() + "–" + span.end())
                        .collect(Collectors.joining(", "));
        return Words.get("label.banner.place", of, bytes);
    }
}

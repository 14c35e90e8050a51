package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.plumbline.corpus.Capture;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.ReviewState;
import org.plumbline.corpus.Sample;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.FactChips;

/// Above the output: how complete the capture is, and what may not be concluded because of that.
final class CaptureBanner extends VBox {

    CaptureBanner() {
        getStyleClass().add("banner");
        setId("capture-banner");
    }

    /// Shows what limits this sample; nothing where nothing does.
    void show(Sample sample) {
        List<String> lines = lines(sample);
        setVisible(!lines.isEmpty());
        setManaged(!lines.isEmpty());
        getChildren().clear();
        for (int i = 0; i < lines.size(); i++) {
            var line = new Label(lines.get(i));
            line.setWrapText(true);
            if (i == 0) {
                line.getStyleClass().add("banner-head");
            }
            getChildren().add(line);
        }
        setAccessibleText(String.join(" ", lines));
        getStyleClass().removeAll(Weight.STYLES);
        getStyleClass().add(Weight.of(sample).style);
    }

    /// How much of a warning it is.
    private enum Weight {
        /// The capture is complete; something is to be known of it all the same.
        NOTE("note"),
        PARTIAL("partial"),
        FAILED("failed");

        static final List<String> STYLES =
                Arrays.stream(values()).map(weight -> weight.style).toList();

        final String style;

        Weight(String style) {
            this.style = style;
        }

        static Weight of(Sample sample) {
            return switch (sample.capture().status()) {
                case FAILED -> FAILED;
                case PARTIAL -> PARTIAL;
                case COMPLETE -> NOTE;
            };
        }
    }

    /// The words of the banner: a heading, then a line for each limitation.
    static List<String> lines(Sample sample) {
        Capture capture = sample.capture();
        boolean isWhole =
                capture.status() == CaptureStatus.COMPLETE
                        && capture.limitations().isEmpty()
                        && sample.reviewState() == ReviewState.REVIEWED;
        if (isWhole) {
            return List.of();
        }
        var lines = new ArrayList<String>();
        lines.add("△ " + heading(sample));
        switch (sample.reviewState()) {
            case REVIEWED -> {}
            case WITHHELD -> lines.add(Words.get("label.banner.withheld"));
            case NOT_REVIEWED -> lines.add(Words.get("label.banner.not-reviewed"));
        }
        for (var limitation : capture.limitations()) {
            lines.add(line(sample, limitation));
        }
        if (capture.limitations().isEmpty() && capture.status() == CaptureStatus.PARTIAL) {
            lines.add(Words.get("label.banner.partial"));
        }
        if (capture.status() == CaptureStatus.FAILED) {
            lines.add(Words.get("label.banner.failed"));
        }
        return lines;
    }

    private static String heading(Sample sample) {
        Capture capture = sample.capture();
        String counts =
                Arrays.stream(LimitationKind.values())
                        .map(kind -> count(capture, kind))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(", "));
        String status = FactChips.capture(capture.status());
        return Words.get(
                "label.banner.heading." + (counts.isEmpty() ? "plain" : "counted"),
                status.substring(0, 1).toUpperCase(Locale.ROOT) + status.substring(1),
                counts);
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

package org.plumbline.ui.label;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.plumbline.corpus.Sample;
import org.plumbline.ui.kit.Icons;
import org.plumbline.ui.kit.Words;

/// Above the output: how complete the capture is, and what may not be concluded because of that.
/// Each line that is about something leads there.
///
/// Where there is little height it is folded to its heading, until somebody wants the lines.
final class CaptureBanner extends VBox {

    private final Consumer<BannerLine.Place> go;
    private @Nullable Sample sample;
    private List<BannerLine> lines = List.of();
    private boolean isFolded;

    /// The line that was gone to last, among those that lead anywhere; -1 for none.
    private int gone = -1;

    /// @param go goes where a line leads
    CaptureBanner(Consumer<BannerLine.Place> go) {
        this.go = go;
        getStyleClass().add("banner");
        setId("capture-banner");
    }

    /// Shows what limits this sample; nothing where nothing does.
    void show(Sample shown) {
        sample = shown;
        lines = BannerWords.lines(shown);
        gone = -1;
        setVisible(!lines.isEmpty());
        setManaged(!lines.isEmpty());
        fill();
        setAccessibleText(lines.stream().map(BannerLine::words).collect(Collectors.joining(" ")));
        getStyleClass().removeAll(Weight.STYLES);
        getStyleClass().add(Weight.of(shown).style);
    }

    /// Shows its heading alone, or all lines.
    void fold(boolean folded) {
        isFolded = folded;
        fill();
    }

    /// Goes where the next line leads, round the end; nowhere where none leads anywhere.
    void goToNext() {
        List<BannerLine.Place> places =
                lines.stream().flatMap(line -> line.place().stream()).toList();
        if (!places.isEmpty()) {
            gone = (gone + 1) % places.size();
            fill();
            go.accept(places.get(gone));
        }
    }

    private void fill() {
        getChildren().clear();
        Sample of = sample;
        if (of == null || lines.isEmpty()) {
            return;
        }
        boolean canFold = lines.size() > 1;
        String heading = isFolded && canFold ? BannerWords.folded(of) : lines.getFirst().words();
        getChildren().add(canFold ? foldable(heading) : words(heading, "banner-head"));
        int leading = 0;
        for (BannerLine line : isFolded ? List.<BannerLine>of() : lines.subList(1, lines.size())) {
            int place = leading;
            leading += line.place().isPresent() ? 1 : 0;
            getChildren()
                    .add(
                            line.place()
                                    .<Node>map(to -> link(line.words(), to, place))
                                    .orElseGet(() -> words(line.words(), "banner-line")));
        }
    }

    private Node foldable(String heading) {
        Ikon sign = isFolded ? Material2OutlinedAL.EXPAND_MORE : Material2OutlinedAL.EXPAND_LESS;
        var head = new Button(heading, Icons.of(sign));
        head.setId("banner-head");
        head.setContentDisplay(ContentDisplay.RIGHT);
        head.setAccessibleText(
                Words.get(isFolded ? "label.banner.unfold" : "label.banner.fold") + ": " + heading);
        head.setOnAction(
                event -> {
                    fold(!isFolded);
                    getChildren().getFirst().requestFocus();
                });
        return styled(head, "banner-head");
    }

    private Node link(String words, BannerLine.Place to, int place) {
        var link = new Button("› " + words);
        link.setId("banner-line-" + place);
        link.setAccessibleText(Words.get("label.banner.go", Words.said(words)));
        link.setOnAction(
                event -> {
                    gone = place;
                    fill();
                    go.accept(to);
                });
        if (place == gone) {
            link.getStyleClass().add("gone");
        }
        return styled(link, "banner-link");
    }

    private static Node words(String words, String style) {
        return styled(new Label(words), style);
    }

    private static Node styled(Labeled line, String style) {
        line.setWrapText(true);
        line.setMaxWidth(Double.MAX_VALUE);
        line.setMinHeight(USE_PREF_SIZE);
        line.getStyleClass().add(style);
        return line;
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
}

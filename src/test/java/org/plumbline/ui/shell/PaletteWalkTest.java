package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.ui.Fx;

/// Finding anything by a part of its name, by keyboard alone.
class PaletteWalkTest extends SampleWalk {

    @ParameterizedTest
    @CsvSource({
        "theme dark, 'Theme: dark, command'",
        "unblind, 'Unblind: show what is hidden of this sample, command'",
        "close, 'Close the file, command'",
        "about, 'About Plumbline, command'",
        "recent, 'What is open, and what was lately, command'",
        "shuffle, 'Order of the samples, command'",
        "rubric, 'Guide to labelling, or to reviewing records, command'",
        "s-0017, 's-0017 · inline comment, sample'"
    })
    void whatIsLookedForComesFirst(String typed, String first) {
        try (var bench = new Bench(data, corpus)) {
            look(bench, typed);

            assertThat(spoken(bench)).isEqualTo(first);
        }
    }

    private static void look(Bench bench, String words) {
        bench.awaitSample("s-0001");
        bench.press(KeyCode.CONTROL, KeyCode.K);
        bench.write(words);
    }

    /// What is said of the selected item.
    private static String spoken(Bench bench) {
        ListView<?> list = bench.node("palette-list", ListView.class);
        return Fx.get(
                () ->
                        list.lookupAll(".list-cell").stream()
                                .map(cell -> (ListCell<?>) cell)
                                .filter(ListCell::isSelected)
                                .findFirst()
                                .orElseThrow()
                                .getAccessibleText());
    }

    @Test
    void aClaimOfTheOpenSampleIsGoneTo() {
        try (var bench = new Bench(data, corpus)) {
            look(bench, "c2");
            assertThat(spoken(bench)).startsWith("c2 · ").endsWith(", claim");
            bench.press(KeyCode.ENTER);

            assertThat(bench.words("claim-title")).isEqualTo("Claim 2 of 6");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"s-0004#c2", "s-0004 c2", "4#c2"})
    void aClaimOfAnySampleIsFoundByBothNames(String typed) {
        try (var bench = new Bench(data, corpus)) {
            look(bench, typed.startsWith("4") ? "000" + typed : typed);
            assertThat(spoken(bench)).startsWith("s-0004 · c2 · ").endsWith(", claim");
            bench.press(KeyCode.ENTER);

            bench.awaitSample("s-0004");
            bench.await("claim-title", "Claim 2 of");
        }
    }

    @Test
    void itsOwnKeyClosesIt() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            Node before = Fx.get(() -> bench.scene().getFocusOwner());
            bench.press(KeyCode.CONTROL, KeyCode.K);
            assertThat(bench.shows("palette")).isTrue();
            bench.press(KeyCode.CONTROL, KeyCode.K);

            assertThat(bench.shows("palette")).isFalse();
            assertThat(Fx.get(() -> bench.scene().getFocusOwner())).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "begin anew beside",
                "labels that another program",
                "stop reading",
                "show the label view",
                "find anything",
                "redo"
            })
    void whatWouldDoNothingIsNotOffered(String typed) {
        try (var bench = new Bench(data, corpus)) {
            look(bench, typed);
            ListView<?> list = bench.node("palette-list", ListView.class);

            assertThat(Fx.get(() -> list.getItems().toString())).doesNotContainIgnoringCase(typed);
        }
    }

    @Test
    void theThemeIsChangedAndRemembered() {
        try (var bench = new Bench(data, corpus)) {
            look(bench, "theme contrast");
            bench.press(KeyCode.ENTER);
            assertThat(bench.shows("palette")).isFalse();
            assertThat(styles(bench)).contains("colors-contrast");

            bench.press(KeyCode.CONTROL, KeyCode.K);
            bench.write("light");
            bench.press(KeyCode.ENTER);
            assertThat(styles(bench)).doesNotContain("colors-contrast");
        }
        try (var bench = new Bench(data, corpus)) {
            look(bench, "theme dark");
            bench.press(KeyCode.ENTER);
        }
        try (var bench = new Bench(data, corpus)) {
            assertThat(styles(bench)).contains("colors-dark");
        }
    }

    private static String styles(Bench bench) {
        return Fx.get(() -> String.join(" ", bench.scene().getStylesheets()));
    }
}

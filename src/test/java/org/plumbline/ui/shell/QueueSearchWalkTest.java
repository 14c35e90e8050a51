package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// Finding a sample in the queue by keyboard alone.
class QueueSearchWalkTest extends SampleWalk {

    @Test
    void typingOpensNothing() {
        try (var bench = new Bench(data, corpus)) {
            search(bench, "s-0002");

            assertThat(found(bench)).isEqualTo(1);
            assertThat(bench.words("sample-id")).isEqualTo("s-0001");
        }
    }

    private static void search(Bench bench, String words) {
        bench.awaitSample("s-0001");
        bench.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
        bench.write(words);
    }

    private static int found(Bench bench) {
        var list = bench.node("queue-list", ListView.class);
        return Fx.get(() -> list.getItems().size());
    }

    private static boolean isInList(Bench bench) {
        var list = bench.node("queue-list", ListView.class);
        return Fx.get(list::isFocused);
    }

    @Test
    void enterOpensTheFirstThatWasFoundAndDownTheNext() {
        try (var bench = new Bench(data, corpus)) {
            search(bench, "s-001");
            bench.press(KeyCode.ENTER);

            bench.awaitSample("s-0010");
            assertThat(isInList(bench)).isTrue();
            bench.press(KeyCode.DOWN);
            bench.awaitSample("s-0011");
        }
    }

    @Test
    void downGoesToTheListAsEnterDoes() {
        try (var bench = new Bench(data, corpus)) {
            search(bench, "s-0017");
            bench.press(KeyCode.DOWN);

            bench.awaitSample("s-0017");
            assertThat(isInList(bench)).isTrue();
        }
    }

    @Test
    void theOpenSampleStaysOpenWhereItIsAmongThem() {
        try (var bench = new Bench(data, corpus)) {
            search(bench, "s-00");
            bench.press(KeyCode.ENTER);

            assertThat(isInList(bench)).isTrue();
            assertThat(bench.words("sample-id")).isEqualTo("s-0001");
        }
    }

    @Test
    void escFindsEverythingAgainAndThenLeaves() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            int all = found(bench);
            search(bench, "s-0002");
            bench.press(KeyCode.ESCAPE);

            assertThat(found(bench)).isEqualTo(all);
            assertThat(isInList(bench)).isFalse();
            bench.press(KeyCode.ESCAPE);
            assertThat(isInList(bench)).isTrue();
            assertThat(bench.words("sample-id")).isEqualTo("s-0001");
        }
    }

    @Test
    void whereNothingIsFoundNothingIsOpened() {
        try (var bench = new Bench(data, corpus)) {
            search(bench, "no such sample");
            bench.press(KeyCode.ENTER);

            assertThat(found(bench)).isZero();
            assertThat(bench.words("sample-id")).isEqualTo("s-0001");
        }
    }
}

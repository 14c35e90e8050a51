package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;

/// The menus of the right button and the menu key, the wheel, printing and one's own pace.
class MenuWalkTest extends SampleWalk {

    private static final String CLAIM = "`cancelPickup` swallows the `IOException`";

    @Test
    void aClaimIsCopiedInEveryForm() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "output-text", "copy-exact");
            assertThat(Fx.clipboard()).isEqualTo(CLAIM);
            choose(bench, "output-text", "copy-hexadecimal");
            assertThat(Fx.clipboard()).startsWith("60 63 61 6e 63 65 6c");
            choose(bench, "output-text", "copy-base64");
            assertThat(Fx.clipboard()).startsWith("YGNhbmNlbFBpY2t1cGA");
            choose(bench, "output-text", "pop-label-note");
            assertThat(Fx.get(() -> bench.scene().getFocusOwner().getId())).isEqualTo("note");
        }
    }

    @Test
    void whatIsSelectedIsCopiedInsteadAndAsShownWithMarks() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            bench.press(KeyCode.SHIFT, KeyCode.RIGHT);
            choose(bench, "output-text", "copy-shown");
            assertThat(Fx.clipboard()).isEqualTo("`");
            choose(bench, "output-text", "copy-claim");
            assertThat(Fx.clipboard()).isEqualTo(CLAIM);
        }
    }

    @Test
    void aSampleOfTheQueueHasAMenuToo() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            choose(bench, "queue-list", "copy-id");
            assertThat(Fx.clipboard()).isEqualTo("s-0001");
            choose(bench, "queue-list", "pop-file-print");
            assertThat(bench.shows("print-sheet")).isTrue();
            bench.press(KeyCode.ESCAPE);
            assertThat(bench.shows("print-sheet")).isFalse();
        }
    }

    @Test
    void onesOwnPaceIsShownToOneselfOnDemandOnly() {
        try (var bench = new Bench(data, corpus)) {
            bench.awaitSample("s-0001");
            assertThat(bench.shows("pace")).isFalse();
            bench.press(KeyCode.CONTROL, KeyCode.K);
            bench.write("my own pace");
            bench.press(KeyCode.ENTER);
            bench.press(KeyCode.T);
            assertThat(bench.words("pace")).isEqualTo("0 min");
        }
        try (var again = new Bench(data, corpus)) {
            again.awaitSample("s-0001");
            assertThat(again.shows("pace")).as("remembered").isTrue();
        }
    }

    private static void choose(Bench bench, String node, String item) {
        Node on = bench.node(node, Node.class);
        Fx.run(
                () ->
                        on.fireEvent(
                                new ContextMenuEvent(
                                        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                                        10,
                                        10,
                                        100,
                                        100,
                                        true,
                                        null)));
        bench.settle();
        Fx.run(
                () -> {
                    ContextMenu menu = shown();
                    MenuItem chosen = find(menu.getItems(), item);
                    menu.hide();
                    chosen.fire();
                });
        bench.settle();
    }

    private static ContextMenu shown() {
        return Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .filter(menu -> "pop-menu".equals(menu.getId()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no menu"));
    }

    private static MenuItem find(List<MenuItem> items, String id) {
        return items.stream()
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + id));
    }
}

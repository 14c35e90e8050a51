package org.plumbline.ui.shell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.plumbline.ui.Fx;
import org.plumbline.ui.LayoutFaults;

/// Lays a window out in every size that it may have, and gathers what is wrong.
final class Sizes {

    /// The size of usual text, in pixels.
    private static final double USUAL = 13;

    /// The sizes of the window by that of its text, in percent: two usual ones and the least. With
    /// large text the window is never so small as the last but on a screen that is smaller.
    private static final Map<Integer, List<Dimension2D>> ALL =
            new TreeMap<>(
                    Map.of(
                            100,
                            List.of(
                                    new Dimension2D(1280, 800),
                                    new Dimension2D(1024, 700),
                                    new Dimension2D(640, 400)),
                            200,
                            List.of(new Dimension2D(1280, 800), new Dimension2D(1024, 700))));

    /// What one layout asks for, the next does.
    private static final int PASSES = 3;

    private final Bench bench;

    /// The faults, with the places where each was seen.
    private final Map<String, TreeSet<String>> faults = new LinkedHashMap<>();

    Sizes(Bench bench) {
        this.bench = bench;
    }

    /// Looks at a part of what is shown, in every size. No frame is drawn meanwhile: that would
    /// take most of the time.
    ///
    /// @param id of the part; "" for the whole window
    void look(String id) {
        Fx.run(
                () -> {
                    ALL.forEach((percent, sizes) -> look(id, percent, sizes));
                    text(100);
                    root().resize(bench.scene().getWidth(), bench.scene().getHeight());
                });
        bench.settle();
    }

    private void look(String id, int percent, List<Dimension2D> sizes) {
        text(percent);
        Node part = id.isEmpty() ? root() : root().lookup("#" + id);
        if (part == null) {
            throw new AssertionError("there is no " + id);
        }
        for (Dimension2D size : sizes) {
            root().resize(size.getWidth(), size.getHeight());
            for (int pass = 0; pass < PASSES; pass++) {
                root().applyCss();
                root().layout();
            }
            String place =
                    "%s %.0f×%.0f, %d %%".formatted(id, size.getWidth(), size.getHeight(), percent);
            for (String fault : LayoutFaults.in(part, USUAL * percent / 100)) {
                faults.computeIfAbsent(fault, key -> new TreeSet<>()).add(place);
            }
        }
    }

    private Parent root() {
        return bench.scene().getRoot();
    }

    /// As the keys for larger and smaller text would.
    private void text(int percent) {
        bench.workbench().run("file.usual");
        for (int size = 100; size < percent; size += 20) {
            bench.workbench().run("file.larger");
        }
    }

    /// Each fault with where it was seen.
    List<String> faults() {
        var told = new ArrayList<String>();
        faults.forEach((fault, places) -> told.add(fault + " " + places));
        return told;
    }
}

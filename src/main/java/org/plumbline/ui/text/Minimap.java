package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;

/// Where all highlights of a text are, beside its scroll bar: claims at the left, what is cited or
/// lacking at the right, what was found or changed across, the current ones widest and highest. A
/// click goes to the nearest.
///
/// Whoever does not see it loses nothing: all of it is reached by keys, so that it takes no focus
/// and says nothing.
final class Minimap extends Region {

    /// The height of a bin, and how much of it a tick fills.
    private static final double BIN = 3;

    private static final double TICK = 2;

    /// How far from a tick a click still means it, in bins.
    private static final int REACH = 2;

    private final Painted painted;
    private final ScrollBars bars;
    private final Map<Look, Path> paths = new EnumMap<>(Look.class);
    private final Map<Look, Path> currents = new EnumMap<>(Look.class);
    private Ticks ticks = Ticks.of(List.of(), offset -> 0, 0);
    private IntConsumer onByte = offset -> {};
    private DoubleConsumer onPlace = part -> {};

    /// What the ticks were made of.
    private List<Highlights.Placed> drawn = List.of();

    private Optional<RowLines> drawnFor = Optional.empty();
    private double drawnHeight = -1;
    private double drawnWidth = -1;

    Minimap(Painted painted, ScrollBars bars) {
        this.painted = painted;
        this.bars = bars;
        getStyleClass().add("minimap");
        setAccessibleRole(AccessibleRole.NODE);
        for (boolean current : new boolean[] {false, true}) {
            for (Look look : Look.values()) {
                Path path = RowPaint.path("tick", look.kind(), look.state());
                path.pseudoClassStateChanged(RowPaint.CURRENT, current);
                (current ? currents : paths).put(look, path);
                getChildren().add(path);
            }
        }
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    }

    /// Whom to tell the byte of a tick that was clicked.
    void setOnByte(IntConsumer action) {
        onByte = action;
    }

    /// Whom to tell where it was clicked where no tick is, from 0 to 1.
    void setOnPlace(DoubleConsumer action) {
        onPlace = action;
    }

    /// Draws what there is now; nothing where all of the text is in sight beside it.
    void update() {
        int bins = (int) (getHeight() / BIN);
        setVisible(bars.vertical().isVisible());
        if (bins <= 0 || !isVisible()) {
            return;
        }
        List<Highlights.Placed> all = painted.highlights().all();
        RowLines lines = bars.lines();
        boolean isSame =
                all.equals(drawn)
                        && drawnFor.filter(lines::equals).isPresent()
                        && drawnHeight == getHeight()
                        && drawnWidth == getWidth();
        if (!isSame) {
            drawn = all;
            drawnFor = Optional.of(lines);
            drawnHeight = getHeight();
            drawnWidth = getWidth();
            ticks = Ticks.of(all, places(lines), bins);
            paths.forEach((look, path) -> draw(path, look, ticks.of(look), false));
        }
        Ticks now = Ticks.of(current(all), places(lines), bins);
        currents.forEach((look, path) -> draw(path, look, now.of(look), true));
    }

    private List<Highlights.Placed> current(List<Highlights.Placed> all) {
        Highlights highlights = painted.highlights();
        return highlights.current().isEmpty()
                ? List.of()
                : all.stream().filter(each -> highlights.isCurrent(each.highlight())).toList();
    }

    private Ticks.BytePlaces places(RowLines lines) {
        PositionTable table = painted.table();
        double total = Math.max(1, lines.total());
        return offset -> {
            ViewPosition at = table.ofByte(offset);
            double part = (double) at.column() / Math.max(1, table.columns(at.row()));
            return (lines.before(at.row()) + part * lines.of(at.row())) / total;
        };
    }

    private void draw(Path path, Look look, BitSet bins, boolean current) {
        List<PathElement> elements = new ArrayList<>();
        double wide = getWidth();
        boolean isRight = look.kind().equals("cited") || look.kind().equals("limited");
        double left = current || !isRight ? 0 : Math.round(wide * 0.55);
        double right = current || !look.isClaim() ? wide : Math.round(wide * 0.45);
        double more = current ? 1 : 0;
        for (int from = bins.nextSetBit(0); from >= 0; ) {
            int end = bins.nextClearBit(from);
            double top = Math.max(0, from * BIN - more);
            double bottom = (end - 1) * BIN + TICK + more;
            elements.add(new MoveTo(left, top));
            elements.add(new LineTo(right, top));
            elements.add(new LineTo(right, bottom));
            elements.add(new LineTo(left, bottom));
            elements.add(new ClosePath());
            from = bins.nextSetBit(end);
        }
        path.getElements().setAll(elements);
    }

    private void pressed(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            event.consume();
            ticks.byteNear((int) (event.getY() / BIN), REACH)
                    .ifPresentOrElse(
                            onByte, () -> onPlace.accept(event.getY() / Math.max(1, getHeight())));
        }
    }

    @Override
    protected void layoutChildren() {
        update();
    }
}

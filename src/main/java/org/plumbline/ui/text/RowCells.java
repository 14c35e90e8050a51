package org.plumbline.ui.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The cells of the rows that are visible now; those of rows that went out of sight draw the rows
/// that come into it.
final class RowCells {

    /// So many cells without a row are kept for the next scroll.
    private static final int SPARE = 80;

    private final Map<Integer, RowCell> live = new HashMap<>();
    private final Deque<RowCell> spare = new ArrayDeque<>();
    private final Supplier<RowCell> make;
    private final Consumer<RowCell> drop;

    /// @param make makes a cell that is in the scene
    /// @param drop takes a cell out of the scene
    RowCells(Supplier<RowCell> make, Consumer<RowCell> drop) {
        this.make = make;
        this.drop = drop;
    }

    /// The cell of a view row, drawn as the row is now; to be made visible by who places it.
    RowCell at(int viewRow) {
        RowCell cell = live.get(viewRow);
        if (cell == null) {
            cell = spare.isEmpty() ? make.get() : spare.pop();
            live.put(viewRow, cell);
            cell.show(viewRow);
        } else if (cell.isStale()) {
            cell.show(viewRow);
        }
        return cell;
    }

    /// The cell of a view row, if it is visible.
    Optional<RowCell> ifLive(int viewRow) {
        return Optional.ofNullable(live.get(viewRow)).filter(cell -> !cell.isStale());
    }

    /// Lets all cells go but those of view rows `first` to `last`.
    void keep(int first, int last) {
        live.entrySet()
                .removeIf(
                        entry -> {
                            boolean gone = entry.getKey() < first || entry.getKey() > last;
                            if (gone) {
                                entry.getValue().invalidate();
                                entry.getValue().setVisible(false);
                                spare.push(entry.getValue());
                            }
                            return gone;
                        });
        while (spare.size() > SPARE) {
            drop.accept(spare.removeLast());
        }
    }

    /// Says that all rows must be drawn anew before they are seen again.
    void invalidate() {
        live.values().forEach(RowCell::invalidate);
    }

    /// Draws the highlights of the visible rows anew.
    void refill() {
        for (RowCell cell : live.values()) {
            if (!cell.isStale()) {
                cell.paint().refill();
            }
        }
    }

    /// Draws anew only the rows that have a highlight with one of these keys.
    void refill(Set<String> keys) {
        for (RowCell cell : live.values()) {
            if (!cell.isStale() && cell.paint().hasAny(keys)) {
                cell.paint().refill();
            }
        }
    }
}

package org.plumbline.ui.label.model;

import java.util.List;
import javafx.collections.ListChangeListener.Change;
import javafx.collections.ObservableListBase;

/// The rows of a queue as a list control watches them: replaced as a whole, and never copied or
/// boxed, however many there are. FX thread only.
public final class QueueList extends ObservableListBase<Integer> {

    private List<Integer> rows = List.of();

    /// Shows other rows; nothing changes where they are the same.
    ///
    /// @param others which do not change any more
    public void show(List<Integer> others) {
        if (!rows.equals(others)) {
            List<Integer> old = rows;
            rows = others;
            fireChange(new Replaced(this, old));
        }
    }

    @Override
    public Integer get(int index) {
        return rows.get(index);
    }

    @Override
    public int size() {
        return rows.size();
    }

    @Override
    public int indexOf(Object row) {
        return rows.indexOf(row);
    }

    @Override
    public boolean contains(Object row) {
        return rows.contains(row);
    }

    /// All rows go, and then others come: told so, since a list control marks each row that is
    /// replaced by another one, and goes through a hundred thousand of them for that.
    private static final class Replaced extends Change<Integer> {

        private static final int[] NONE = {};

        private final List<Integer> old;
        private int step;

        Replaced(QueueList list, List<Integer> old) {
            super(list);
            this.old = old;
        }

        @Override
        public boolean next() {
            if (step == 0 && old.isEmpty()) {
                step = 1;
            }
            if (step == 2 || (step == 1 && getList().isEmpty())) {
                return false;
            }
            step++;
            return true;
        }

        @Override
        public void reset() {
            step = 0;
        }

        @Override
        public int getFrom() {
            return 0;
        }

        @Override
        public int getTo() {
            return step == 1 ? 0 : getList().size();
        }

        @Override
        public List<Integer> getRemoved() {
            return step == 1 ? old : List.of();
        }

        @Override
        protected int[] getPermutation() {
            return NONE;
        }
    }
}

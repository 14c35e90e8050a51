package org.plumbline.ui.text;

import org.fxmisc.richtext.model.TwoDimensional;
import org.fxmisc.richtext.model.TwoDimensional.Bias;
import org.fxmisc.richtext.model.TwoDimensional.Position;

/// A place in the view in the terms of the text control.
record RowPlace(RowDocument document, int getMajor, int getMinor) implements Position {

    /// The place `minor` columns after the start of row `major`, which may run over into others.
    static RowPlace of(RowDocument document, int major, int minor) {
        PositionTable table = document.table();
        int row = Math.clamp(major, 0, table.viewRows() - 1);
        if (minor >= 0 && minor <= table.columns(row)) {
            return new RowPlace(document, row, minor);
        }
        ViewPosition at = table.at(table.absolute(new ViewPosition(row, minor)));
        return new RowPlace(document, at.row(), at.column());
    }

    @Override
    public TwoDimensional getTargetObject() {
        return document;
    }

    @Override
    public boolean sameAs(Position other) {
        return getTargetObject().equals(other.getTargetObject())
                && getMajor == other.getMajor()
                && getMinor == other.getMinor();
    }

    @Override
    public Position clamp() {
        return of(document, getMajor, getMinor);
    }

    @Override
    public Position offsetBy(int amount, Bias bias) {
        return document.offsetToPosition(toOffset() + amount, bias);
    }

    @Override
    public int toOffset() {
        return document.table().absolute(new ViewPosition(getMajor, getMinor));
    }
}

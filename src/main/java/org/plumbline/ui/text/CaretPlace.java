package org.plumbline.ui.text;

/// A place, and whether the caret there is drawn at the end of the line before it.
record CaretPlace(ViewPosition at, boolean trailing) {

    static CaretPlace in(int row, CaretPlaces.Place place) {
        return new CaretPlace(new ViewPosition(row, place.column()), place.trailing());
    }
}

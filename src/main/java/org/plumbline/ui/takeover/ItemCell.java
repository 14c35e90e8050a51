package org.plumbline.ui.takeover;

import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.others.Offer;

/// What there is to tell of one sample or row.
final class ItemCell extends ListCell<Offer.Item> {

    private final OfferWords words;

    ItemCell(OfferWords words) {
        this.words = words;
        setWrapText(true);
        // As wide as the list, so that its words wrap.
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(Offer.@Nullable Item item, boolean empty) {
        super.updateItem(item, empty);
        setText(empty || item == null ? null : words.row(item));
    }
}

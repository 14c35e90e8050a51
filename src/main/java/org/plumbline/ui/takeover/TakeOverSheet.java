package org.plumbline.ui.takeover;

import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.plumbline.session.TakingOver.Signature;
import org.plumbline.session.others.Offer;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;

/// Shows what is elsewhere: from where, how much, what differs and what has changed since.
final class TakeOverSheet {

    private static final double LIST_HEIGHT = 200;

    private final TakeOverController controller;
    private final OfferWords words;

    TakeOverSheet(TakeOverController controller, OfferWords words) {
        this.controller = controller;
        this.words = words;
    }

    /// Nothing was found.
    Sheet ofNothing(String kind, boolean takesFiles) {
        var sheet =
                new Sheet("takeover-sheet", Words.get("takeover." + kind + ".title"))
                        .say(Words.get("takeover." + kind + ".none"));
        fileButton(sheet, takesFiles);
        return sheet.button("takeover-close", Words.get("shell.close"), controller::close);
    }

    /// @param offers at least one
    /// @param shown the one that is shown of them
    Sheet of(
            List<Offer> offers, Offer shown, Signature signature, String kind, boolean takesFiles) {
        var sheet = new Sheet("takeover-sheet", Words.get("takeover." + kind + ".title"));
        if (offers.size() > 1) {
            sheet.put(places(offers, shown));
        }
        words.counts(shown, controller.isUnnamed(shown), signature).forEach(sheet::say);
        if (!shown.items().isEmpty()) {
            sheet.put(list(shown));
        }
        if (shown.labels() > 0) {
            sheet.say(Words.get("takeover.promise"));
        }
        fileButton(sheet, takesFiles);
        if (shown.labels() > 0) {
            sheet.button("takeover-sheet-later", Words.get("takeover.later"), controller::close)
                    .button(
                            "takeover-sheet-take",
                            Words.get("takeover.take"),
                            () -> controller.take(shown));
        } else {
            sheet.button("takeover-close", Words.get("shell.close"), controller::close);
        }
        return sheet;
    }

    private void fileButton(Sheet sheet, boolean takesFiles) {
        if (takesFiles) {
            sheet.button("takeover-file", Words.get("takeover.file"), controller::askFile);
        }
    }

    private Region places(List<Offer> offers, Offer shown) {
        var places = new ComboBox<Offer>();
        places.setId("takeover-places");
        places.setAccessibleText(Words.get("takeover.places"));
        places.setMaxWidth(Double.MAX_VALUE);
        places.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(Offer offer) {
                        return words.place(offer);
                    }

                    @Override
                    public Offer fromString(String typed) {
                        throw new UnsupportedOperationException("places are chosen, not typed");
                    }
                });
        places.getItems().setAll(offers);
        places.setValue(shown);
        places.setOnAction(event -> controller.look(offers, places.getValue()));
        return places;
    }

    private ListView<Offer.Item> list(Offer shown) {
        var list = new ListView<Offer.Item>();
        list.setId("takeover-list");
        list.setAccessibleText(Words.get("takeover.list"));
        list.setPrefHeight(LIST_HEIGHT);
        list.setCellFactory(view -> new ItemCell(words));
        list.getItems().setAll(shown.items());
        list.getSelectionModel().selectFirst();
        return list;
    }
}

package org.plumbline.ui.report;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import org.plumbline.report.ClaimCounts;
import org.plumbline.report.Phrases;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.CutLabel;

/// The claims that nobody has settled, by name.
final class UnresolvedCard {

    private UnresolvedCard() {}

    static Optional<Node> of(ClaimCounts claims) {
        if (claims.unresolvedClaimIds().isEmpty()) {
            return Optional.empty();
        }
        var names = new FlowPane();
        names.getStyleClass().add("report-legend");
        for (String id : Phrases.named(claims)) {
            var label = new CutLabel(Visible.of(id));
            label.getStyleClass().addAll("mono", "small", "report-id");
            names.getChildren().add(label);
        }
        var card = Cards.card(Phrases.unresolved(claims), names);
        if (!Phrases.unnamed(claims).isEmpty()) {
            card.getChildren().add(Cards.muted(Phrases.unnamed(claims)));
        }
        return Optional.of(card);
    }
}

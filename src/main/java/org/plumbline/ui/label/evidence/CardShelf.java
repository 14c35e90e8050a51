package org.plumbline.ui.label.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.plumbline.corpus.Evidence;

/// The cards made so far, to be filled again for the next sample.
final class CardShelf {

    private final CardActs acts;
    private final Consumer<EvidenceText> made;
    private final List<EvidenceCard> cards = new ArrayList<>();
    private final List<SidesCard> sideCards = new ArrayList<>();

    /// @param made told each text of a card that was not there before
    CardShelf(CardActs acts, Consumer<EvidenceText> made) {
        this.acts = acts;
        this.made = made;
    }

    /// A card for each piece of evidence, or for both sides of a path, in their order.
    List<EvidenceItem> show(List<Evidence> evidence) {
        List<EvidenceItem> items = new ArrayList<>();
        int single = 0;
        int pairs = 0;
        for (EvidenceGroup group : EvidenceGroup.of(evidence)) {
            items.add(
                    group.newSide().isEmpty()
                            ? next(cards, single++, group, EvidenceCard::new)
                            : next(sideCards, pairs++, group, SidesCard::new));
        }
        return List.copyOf(items);
    }

    /// The card with this number, showing the group: one that is there, or a new one.
    private <T extends EvidenceItem> T next(
            List<T> all,
            int index,
            EvidenceGroup group,
            BiFunction<EvidenceGroup, CardActs, T> make) {
        if (index < all.size()) {
            all.get(index).show(group);
        } else {
            T card = make.apply(group, acts);
            all.add(card);
            card.watched().forEach(made);
        }
        return all.get(index);
    }
}

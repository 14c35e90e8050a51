package org.plumbline.ui.takeover;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.plumbline.session.TakingOver.Signature;
import org.plumbline.session.others.Difference;
import org.plumbline.session.others.Offer;
import org.plumbline.session.others.TakenOver;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Words for what is elsewhere.
final class OfferWords {

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

    private static final int DIGITS = 8;

    private final Owner owner;
    private final ZoneId zone;

    /// @param zone what days are in
    OfferWords(Owner owner, ZoneId zone) {
        this.owner = owner;
        this.zone = zone;
    }

    private String of(String key, Object... values) {
        return Words.get("takeover." + owner.kind() + "." + key, values);
    }

    /// What the bar says.
    ///
    /// @param isUnnamed true where this was said before a name was
    /// @param more how many other places offer something
    String bar(Offer offer, boolean isUnnamed, int more) {
        String words =
                of(
                        isUnnamed ? "unnamed" : "bar",
                        offer.labels(),
                        offer.samples(),
                        Words.said(place(offer)));
        return more == 0 ? words : words + " " + Words.get("takeover.more", more);
    }

    /// The file and the day of the last label in it.
    String place(Offer offer) {
        String name = name(offer);
        return offer.latest()
                .map(at -> Words.get("takeover.place", Words.said(name), Words.said(day(at))))
                .orElse(name);
    }

    private String day(Instant at) {
        return DAY.format(at.atZone(zone));
    }

    private static String name(Offer offer) {
        String name = offer.from().name();
        return name.isEmpty()
                ? Words.get("takeover.unnamed", offer.from().sha256().hex().substring(0, DIGITS))
                : Shown.of(name);
    }

    /// What the bar says once it was taken over.
    String done(Offer offer, TakenOver taken) {
        String words = of("done", taken.labels(), taken.samples(), Words.said(name(offer)));
        return taken.unfitting() == 0
                ? words
                : words + " " + Words.get("takeover.unfitting", taken.unfitting());
    }

    /// What the sheet says of an offer as a whole, a paragraph each.
    List<String> counts(Offer offer, boolean isUnnamed, Signature signature) {
        var said = new ArrayList<String>();
        said.add(Words.get("takeover.from", Words.said(place(offer)), offer.from().rater()));
        if (isUnnamed) {
            said.add(Words.get("takeover.unnamed.words"));
        }
        said.add(of("open", offer.labels(), offer.samples()));
        add(said, of("different", offer.different()), offer.different());
        add(said, of("changed", offer.changed()), offer.changed());
        add(said, of("same", offer.same()), offer.same());
        add(said, of("elsewhere", offer.elsewhere()), offer.elsewhere());
        add(said, Words.get("takeover.damaged"), offer.isWhole() ? 0 : 1);
        add(said, Words.get("takeover.hidden"), offer.from().sawHidden() ? 1 : 0);
        switch (signature) {
            case NONE -> {}
            case OWN -> said.add(Words.get("takeover.signature.own"));
            case OTHER -> said.add(Words.get("takeover.signature.other"));
        }
        return said;
    }

    private static void add(List<String> said, String words, int count) {
        if (count > 0) {
            said.add(words);
        }
    }

    /// What the list says of an item.
    String row(Offer.Item item) {
        String name = owner.item(item.number());
        if (item.isChanged()) {
            return Words.get("takeover.row.changed", name);
        }
        String words =
                item.labels() == 0
                        ? Words.get("takeover.row.nothing", name)
                        : of("row", name, item.labels());
        return item.different().isEmpty()
                ? words
                : Words.get(
                        "takeover.row.different",
                        Words.said(words),
                        Words.said(
                                item.different().stream()
                                        .map(OfferWords::difference)
                                        .collect(Collectors.joining("; "))));
    }

    private static String difference(Difference one) {
        String claim = one.claimId();
        String field =
                claim == null
                        ? Shown.of(one.field())
                        : Words.get("shell.history.of", one.field(), claim);
        return one.here().isEmpty() && one.there().isEmpty()
                ? field
                : Words.get("takeover.row.values", Words.said(field), one.here(), one.there());
    }
}

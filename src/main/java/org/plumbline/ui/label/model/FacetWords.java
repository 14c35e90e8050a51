package org.plumbline.ui.label.model;

import java.util.Comparator;
import java.util.Locale;
import org.plumbline.session.progress.SampleState;
import org.plumbline.session.queue.Facet;
import org.plumbline.session.queue.Sorting;
import org.plumbline.text.CodePointOrder;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// What filters and sortings of the queue are called.
public final class FacetWords {

    /// Kinds as they are declared, within a kind terms as files have them, names by code point.
    public static final Comparator<Facet> ORDER =
            Comparator.comparing(Facet::kind)
                    .thenComparing(FacetWords::sortedBy, CodePointOrder.INSTANCE);

    private FacetWords() {}

    @SuppressWarnings("EnumOrdinal") // On the screen alone.
    private static String sortedBy(Facet facet) {
        return switch (facet) {
            case Facet.OfState(var state) -> digit(state.ordinal());
            case Facet.OfCapture(var status) -> digit(status.ordinal());
            case Facet.OfLimitation(var limitation) -> digit(limitation.ordinal());
            case Facet.OfDestination(var destination) -> destination;
            case Facet.OfPractice(var practice) -> practice;
            case Facet.Limited _, Facet.Flagged _, Facet.Noted _ -> "";
        };
    }

    private static String digit(int ordinal) {
        return Integer.toString(ordinal);
    }

    /// What a facet is called.
    public static String of(Facet facet) {
        return switch (facet) {
            case Facet.OfState(var state) -> state(state);
            case Facet.Limited() -> Words.get("label.filter.limited");
            case Facet.Flagged() -> Words.get("label.filter.flagged");
            case Facet.Noted() -> Words.get("label.filter.noted");
            case Facet.OfCapture(var status) -> FactChips.capture(status);
            case Facet.OfLimitation(var limitation) ->
                    Words.get("label.filter.limitation." + limitation.word());
            case Facet.OfDestination(var destination) -> Shown.of(destination);
            case Facet.OfPractice(var practice) -> Shown.of(practice);
        };
    }

    static String state(SampleState state) {
        return switch (state) {
            case TO_DO -> Words.get("label.queue.state.to-do");
            case IN_PROGRESS -> Words.get("label.queue.state.in-progress");
            case DONE -> Words.get("label.queue.state.done");
        };
    }

    /// What a kind of facets is called, as the title of their menu.
    public static String of(Facet.Kind kind) {
        return Words.get("label.filter.kind." + name(kind));
    }

    /// The end of a node's id.
    public static String id(Facet facet) {
        return switch (facet) {
            case Facet.OfState(var state) -> name(state);
            case Facet.Limited _, Facet.Flagged _, Facet.Noted _ -> name(facet.kind());
            case Facet.OfCapture(var status) -> "capture-" + status.word();
            case Facet.OfLimitation(var limitation) -> "limitation-" + limitation.word();
            case Facet.OfDestination _, Facet.OfPractice _ -> name(facet.kind());
        };
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// How the queue is sorted.
    ///
    /// @param order the session's order in words
    public static String of(Sorting sorting, String order) {
        return sorting == Sorting.ORDER ? order : Words.get("label.sort." + sorting.word());
    }
}

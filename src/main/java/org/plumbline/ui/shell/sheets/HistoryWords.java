package org.plumbline.ui.shell.sheets;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.TakenFrom;
import org.plumbline.labels.Truth;
import org.plumbline.session.label.HistoryEntry;
import org.plumbline.text.Term;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Says in one line what a reviewer did to a sample.
final class HistoryWords {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

    private final ZoneId zone;

    /// @param zone in which times are told
    HistoryWords(ZoneId zone) {
        this.zone = zone;
    }

    String of(HistoryEntry entry) {
        String acts =
                entry.acts().stream().map(HistoryWords::act).collect(Collectors.joining("; "));
        return Words.get(
                "shell.history." + kind(entry),
                TIME.format(entry.at().atZone(zone)),
                Words.said(
                        entry.from()
                                .map(
                                        from ->
                                                Words.get(
                                                        "shell.history.from",
                                                        place(from),
                                                        acts(acts)))
                                .orElse(acts)));
    }

    private static Words.Said acts(String acts) {
        return Words.said(acts);
    }

    /// The file that labels are from, and whose they were there.
    private static Words.Said place(TakenFrom from) {
        String words =
                from.name().isEmpty()
                        ? Words.get("takeover.unnamed", from.sha256().hex().substring(0, 8))
                        : Shown.of(from.name());
        return Words.said(Words.get("shell.history.place", Words.said(words), from.rater()));
    }

    private static String kind(HistoryEntry entry) {
        return switch (entry.kind()) {
            case LABELLED, TAKEN_OVER -> entry.standing() ? "did" : "did-undone";
            case UNDONE -> "undid";
            case REDONE -> "redid";
        };
    }

    private static String act(Act act) {
        return switch (act) {
            case Act.SetLabel(var sample, var claim, var field, var value) -> {
                String what =
                        claim == null
                                ? field.word()
                                : Words.get("shell.history.of", field.word(), claim);
                yield value == null
                        ? Words.get("shell.history.cleared", Words.said(what))
                        : Words.get("shell.history.set", Words.said(what), value(value));
            }
            case Act.SetNote(var sample, var claim, var note) ->
                    Words.get(
                            note == null ? "shell.history.note.none" : "shell.history.note", claim);
            case Act.Cite(var sample, var claim, var regions) ->
                    Words.get("shell.history.cite", claim, regions.size());
            case Act.Clear(var sample) -> Words.get("shell.history.clear");
        };
    }

    static String value(LabelValue value) {
        return switch (value) {
            case QualityValue.TRUE -> Words.get("label.quality.yes");
            case QualityValue.FALSE -> Words.get("label.quality.no");
            case QualityValue.NULL -> Words.get("shell.history.abstained");
            case Truth truth -> truth.word();
            case Grounding grounding -> grounding.word();
        };
    }

    static String word(@Nullable Term term) {
        return term == null ? Words.get("shell.hidden.none") : term.word();
    }
}

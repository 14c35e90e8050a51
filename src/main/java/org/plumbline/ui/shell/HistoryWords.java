package org.plumbline.ui.shell;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.labels.QualityValue;
import org.plumbline.session.HistoryEntry;
import org.plumbline.text.Term;
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
                Words.said(acts));
    }

    private static String kind(HistoryEntry entry) {
        return switch (entry.kind()) {
            case LABELLED -> entry.standing() ? "did" : "did-undone";
            case UNDONE -> "undid";
            case REDONE -> "redid";
        };
    }

    private static String act(Act act) {
        return switch (act) {
            case Act.SetTruth(var sample, var claim, var truth) ->
                    set(claim, "truth", truth == null ? null : truth.word());
            case Act.SetGrounding(var sample, var claim, var grounding) ->
                    set(claim, "grounding", grounding == null ? null : grounding.word());
            case Act.SetNote(var sample, var claim, var note) ->
                    Words.get(
                            note == null ? "shell.history.note.none" : "shell.history.note", claim);
            case Act.Cite(var sample, var claim, var regions) ->
                    Words.get("shell.history.cite", claim, regions.size());
            case Act.SetQuality(var sample, var measure, var value) ->
                    value == null
                            ? Words.get("shell.history.cleared", measure.word())
                            : Words.get("shell.history.set", measure.word(), quality(value));
            case Act.Clear(var sample) -> Words.get("shell.history.clear");
        };
    }

    private static String set(String claim, String field, @Nullable String word) {
        String what = Words.get("shell.history.of", field, claim);
        return word == null
                ? Words.get("shell.history.cleared", Words.said(what))
                : Words.get("shell.history.set", Words.said(what), word);
    }

    private static String quality(QualityValue value) {
        return switch (value) {
            case TRUE -> Words.get("label.quality.yes");
            case FALSE -> Words.get("label.quality.no");
            case NULL -> Words.get("shell.history.abstained");
        };
    }

    static String word(@Nullable Term term) {
        return term == null ? Words.get("shell.hidden.none") : term.word();
    }
}

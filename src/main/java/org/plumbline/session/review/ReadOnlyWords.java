package org.plumbline.session.review;

import org.plumbline.journal.ReadOnly;

/// Words for why a journal takes no entries.
final class ReadOnlyWords {

    private ReadOnlyWords() {}

    static ReadOnlyReason of(ReadOnly why) {
        return switch (why) {
            case ReadOnly.InUse(var holder) ->
                    new ReadOnlyReason(
                            ReadOnlyReason.Kind.IN_USE,
                            "This file is being labelled under the same name in another window"
                                    + (holder.isEmpty() ? "" : " (" + holder + ")")
                                    + ". Labels are shown as they were when this one opened, and"
                                    + " none can be given here. Close the other window and open the"
                                    + " file again.");
            case ReadOnly.Damaged(var file, var line, var offset, var what) ->
                    new ReadOnlyReason(
                            ReadOnlyReason.Kind.DAMAGED,
                            ("The journal %s was changed by something else than this program: line"
                                            + " %s (byte %s): %s. The labels up to there are shown,"
                                            + " and none can be given. Put back a copy of the file,"
                                            + " or begin anew with what is sound: the menu has a"
                                            + " command for it, which keeps the damaged file"
                                            + " whole.")
                                    .formatted(file, line, offset, what));
            case ReadOnly.NotWritable(var folder, var what) ->
                    new ReadOnlyReason(
                            ReadOnlyReason.Kind.NOT_WRITABLE,
                            ("No label can be kept in %s: %s. None can be given until that folder"
                                            + " can be written, or another one is chosen with"
                                            + " PLUMBLINE_DATA.")
                                    .formatted(folder, what));
        };
    }
}

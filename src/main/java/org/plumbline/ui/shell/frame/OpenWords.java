package org.plumbline.ui.shell.frame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.Handed;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.open.SetFile.Kind;
import org.plumbline.session.open.SetFile.Subject;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// What is open, and what would be, in words.
public final class OpenWords {

    private OpenWords() {}

    /// The name of what the view is about, and how many files are open beside it; "" where nothing
    /// is open.
    public static String of(FileSet set, Views.Name view) {
        Subject subject = view == Views.Name.RECORDS ? Subject.RECORDS : Subject.LABELLING;
        var files = new ArrayList<String>();
        add(files, set, subject);
        for (Subject other : Subject.values()) {
            if (other != subject) {
                add(files, set, other);
            }
        }
        return files.isEmpty()
                ? ""
                : files.size() == 1
                        ? files.getFirst()
                        : Words.get(
                                "shell.files.more", Words.said(files.getFirst()), files.size() - 1);
    }

    /// The main file first, whose name all of it has.
    private static void add(List<String> names, FileSet set, Subject subject) {
        if (set.bundled(subject)) {
            names.add(bundled(subject));
        }
        Optional<SetFile> main = set.main(subject);
        main.ifPresent(file -> names.add(Shown.of(file.name())));
        set.of(subject).stream()
                .filter(file -> !file.kind().isMain())
                .forEach(file -> names.add(Shown.of(file.name())));
    }

    /// What comes with the program.
    public static String bundled(Subject subject) {
        return Words.get(
                subject == Subject.LABELLING ? "shell.sample.name" : "records.demonstration");
    }

    /// What a file is, in a word or two.
    public static String kind(Kind kind) {
        return Words.get("shell.files.kind." + kind.name().toLowerCase(Locale.ROOT));
    }

    /// Why a file cannot be opened, in a sentence that names it.
    public static String misfit(Handed.Misfit misfit) {
        Path last = misfit.file().getFileName();
        var name = Words.said(Shown.of(last == null ? misfit.file().toString() : last.toString()));
        return switch (misfit.why()) {
            case MISSING -> Words.get("shell.misfit.missing", name);
            case FOLDER -> Words.get("shell.misfit.folder", name);
            case UNREADABLE -> Shown.of(misfit.words());
            case UNKNOWN -> Words.get("shell.misfit.unknown", name);
            case SECOND -> Words.get("shell.misfit.second", name);
        };
    }

    /// What would be opened of files that are held over the window, in a sentence; "" for nothing.
    public static String opens(Handed handed) {
        var parts = new ArrayList<String>();
        for (SetFile file : handed.files()) {
            if (file.kind().isMain()) {
                parts.add(Shown.of(file.name()));
            }
        }
        for (Kind kind : Kind.values()) {
            int count = handed.count(kind);
            if (!kind.isMain() && count > 0) {
                parts.add(Words.get("shell.drop." + kind.name().toLowerCase(Locale.ROOT), count));
            }
        }
        return parts.isEmpty() ? "" : Words.get("shell.drop.opens", Words.said(and(parts)));
    }

    private static String and(List<String> parts) {
        return parts.size() == 1
                ? parts.getFirst()
                : Words.get(
                        "shell.drop.and",
                        Words.said(String.join(", ", parts.subList(0, parts.size() - 1))),
                        Words.said(parts.getLast()));
    }
}

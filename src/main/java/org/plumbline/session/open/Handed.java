package org.plumbline.session.open;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Progress;
import org.plumbline.seal.Seal;
import org.plumbline.session.files.LookedAt;
import org.plumbline.session.open.SetFile.Kind;
import org.plumbline.session.open.SetFile.Subject;
import org.plumbline.session.seal.Dropped;

/// Files that were handed over together, told apart by what is in them.
///
/// @param files those that can be taken into a set, with one main file of a subject at most
/// @param signatures each is looked for beside the file it signs, and opened by nobody
/// @param misfits those that cannot be taken
public record Handed(List<SetFile> files, List<Path> signatures, List<Misfit> misfits) {

    /// A file that cannot be taken, and why.
    ///
    /// @param words for the user where it cannot be read; "" else
    public record Misfit(Path file, Why why, String words) {}

    /// Why a file cannot be taken.
    public enum Why {
        MISSING,
        FOLDER,
        UNREADABLE,
        /// It does not say that it is anything that is opened here.
        UNKNOWN,
        /// A second corpus, or a second table.
        SECOND
    }

    public Handed {
        files = List.copyOf(files);
        signatures = List.copyOf(signatures);
        misfits = List.copyOf(misfits);
    }

    /// Looks into files, no further than to where each says what it is. Worker.
    public static Handed of(List<Path> files) {
        return of(
                files,
                file -> {
                    LookedAt.mustBeAFile(file);
                    return Source.of(file);
                });
    }

    /// As above. Worker.
    ///
    /// @param looked keeps what was read of a pipe for whoever opens it
    public static Handed of(List<Path> files, LookedAt looked) {
        return of(files, looked::look);
    }

    private interface Looking {
        Source at(Path file) throws IOException;
    }

    private static Handed of(List<Path> files, Looking looking) {
        var taken = new ArrayList<SetFile>();
        var signatures = new ArrayList<Path>();
        var misfits = new ArrayList<Misfit>();
        var begun = EnumSet.noneOf(Subject.class);
        for (Path file : files) {
            if (file.toString().endsWith(Seal.SUFFIX)) {
                signatures.add(file);
                continue;
            }
            switch (look(file, looking)) {
                case Fits(Kind kind) when kind.isMain() && !begun.add(kind.subject()) ->
                        misfits.add(new Misfit(file, Why.SECOND, ""));
                case Fits(Kind kind) -> taken.add(new SetFile(file, kind));
                case Unfit(Why why, String words) -> misfits.add(new Misfit(file, why, words));
            }
        }
        return new Handed(taken, signatures, misfits);
    }

    private sealed interface Look {}

    private record Fits(Kind kind) implements Look {}

    private record Unfit(Why why, String words) implements Look {}

    private static Look look(Path file, Looking looking) {
        if (Files.isDirectory(file)) {
            return new Unfit(Why.FOLDER, "");
        }
        if (!Files.exists(file)) {
            return new Unfit(Why.MISSING, "");
        }
        try {
            Optional<Kind> kind = Intake.formatOf(looking.at(file), Progress.NONE).map(Kind::of);
            if (kind.isPresent()) {
                return new Fits(kind.get());
            }
            return Dropped.isList(file) ? new Fits(Kind.SIGNERS) : new Unfit(Why.UNKNOWN, "");
        } catch (IOException e) {
            return new Unfit(Why.UNREADABLE, String.valueOf(e.getMessage()));
        }
    }

    /// The files about a subject.
    public List<SetFile> of(Subject subject) {
        return files.stream().filter(file -> file.kind().subject() == subject).toList();
    }

    /// The file that a view opens.
    public Optional<SetFile> main(Subject subject) {
        return of(subject).stream().filter(file -> file.kind().isMain()).findFirst();
    }

    /// How many files are of a kind.
    public int count(Kind kind) {
        return (int) files.stream().filter(file -> file.kind() == kind).count();
    }
}

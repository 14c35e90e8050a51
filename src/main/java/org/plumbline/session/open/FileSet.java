package org.plumbline.session.open;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plumbline.session.open.SetFile.Kind;
import org.plumbline.session.open.SetFile.Subject;

/// What is open: a corpus or requests with what belongs to it, and a table with what belongs to it.
///
/// @param files in the order in which they came; of each subject at most one is the main one
/// @param sample true where the bundled sample is what is labelled
/// @param demonstration true where the bundled table is what is reviewed
public record FileSet(List<SetFile> files, boolean sample, boolean demonstration) {

    /// Where nothing is open.
    public static final FileSet NONE = new FileSet(List.of(), false, false);

    public FileSet {
        files = List.copyOf(files);
        for (Subject subject : Subject.values()) {
            boolean bundled = subject == Subject.LABELLING ? sample : demonstration;
            long mains = files.stream().filter(file -> isMain(file, subject)).count();
            if (mains + (bundled ? 1 : 0) > 1) {
                throw new IllegalArgumentException("two of " + subject + " are open");
            }
        }
    }

    /// With these files too. Another main file takes the place of the one before and of what
    /// belonged to that; only the list of allowed signers, which says whom one trusts, stays.
    public FileSet with(List<SetFile> more) {
        FileSet next = this;
        for (SetFile file : more) {
            if (file.kind().isMain()) {
                next = next.beginning(file);
            }
        }
        for (SetFile file : more) {
            if (!file.kind().isMain()) {
                next = next.adding(file);
            }
        }
        return next.inOrder(more);
    }

    private FileSet beginning(SetFile main) {
        Subject subject = main.kind().subject();
        // What came before any main file waited for this one.
        boolean isAnother =
                bundled(subject)
                        || main(subject).filter(before -> !before.isAt(main.file())).isPresent();
        var kept = new ArrayList<SetFile>();
        for (SetFile file : files) {
            boolean stays =
                    file.kind().subject() != subject
                            || (!file.kind().isMain()
                                    && (!isAnother || file.kind() == Kind.SIGNERS));
            if (stays && !file.isAt(main.file())) {
                kept.add(file);
            }
        }
        kept.add(main);
        return new FileSet(
                kept,
                sample && subject != Subject.LABELLING,
                demonstration && subject != Subject.RECORDS);
    }

    private static ArrayList<SetFile> without(List<SetFile> files, SetFile out) {
        var kept = new ArrayList<>(files);
        kept.removeIf(file -> file.isAt(out.file()));
        return kept;
    }

    private FileSet adding(SetFile file) {
        var kept = without(files, file);
        if (file.kind() == Kind.SIGNERS) {
            kept.removeIf(other -> other.kind() == Kind.SIGNERS);
        }
        kept.add(file);
        return new FileSet(kept, sample, demonstration);
    }

    /// What was handed over together stands in that order, behind all else.
    private FileSet inOrder(List<SetFile> more) {
        var ordered = new ArrayList<>(files);
        ordered.removeAll(more);
        more.stream().distinct().filter(files::contains).forEach(ordered::add);
        return new FileSet(ordered, sample, demonstration);
    }

    /// Without a file; what belongs to it stays.
    public FileSet without(SetFile out) {
        return new FileSet(without(files, out), sample, demonstration);
    }

    /// Without all that is about one subject.
    public FileSet without(Subject subject) {
        return new FileSet(
                files.stream().filter(file -> file.kind().subject() != subject).toList(),
                sample && subject != Subject.LABELLING,
                demonstration && subject != Subject.RECORDS);
    }

    /// With what is open of a subject there in the place of what is open of it here.
    public FileSet with(Subject subject, FileSet there) {
        var all = new ArrayList<>(without(subject).files);
        all.addAll(there.of(subject));
        return new FileSet(
                all,
                subject == Subject.LABELLING ? there.sample : sample,
                subject == Subject.RECORDS ? there.demonstration : demonstration);
    }

    /// True where the same is open of a subject.
    public boolean isSame(Subject subject, FileSet other) {
        return of(subject).equals(other.of(subject)) && bundled(subject) == other.bundled(subject);
    }

    /// With the bundled sample in the place of what is labelled.
    public FileSet withSample() {
        return new FileSet(without(Subject.LABELLING).files, true, demonstration);
    }

    /// With the bundled table in the place of what is reviewed.
    public FileSet withDemonstration() {
        return new FileSet(without(Subject.RECORDS).files, sample, true);
    }

    public boolean isEmpty() {
        return files.isEmpty() && !sample && !demonstration;
    }

    /// True where something about the subject is open.
    public boolean has(Subject subject) {
        return bundled(subject) || !of(subject).isEmpty();
    }

    /// True where what is open of the subject comes with the program.
    public boolean bundled(Subject subject) {
        return subject == Subject.LABELLING ? sample : demonstration;
    }

    /// The file that the others of a subject belong to.
    public Optional<SetFile> main(Subject subject) {
        return files.stream().filter(file -> isMain(file, subject)).findFirst();
    }

    private static boolean isMain(SetFile file, Subject subject) {
        return file.kind().isMain() && file.kind().subject() == subject;
    }

    /// All files about a subject.
    public List<SetFile> of(Subject subject) {
        return files.stream().filter(file -> file.kind().subject() == subject).toList();
    }

    /// The list of allowed signers.
    public Optional<Path> signers() {
        return files.stream()
                .filter(file -> file.kind() == Kind.SIGNERS)
                .map(SetFile::file)
                .findFirst();
    }

    /// The file of the set that is at this place.
    public Optional<SetFile> at(Path place) {
        return files.stream().filter(file -> file.isAt(place)).findFirst();
    }
}

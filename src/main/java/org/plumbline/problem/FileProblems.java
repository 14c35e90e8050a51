package org.plumbline.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Collects the problems of one file in any order, keeps the first in the file's order, and counts
/// the rest. Safe for several threads.
public final class FileProblems {

    /// How many problems of a file are listed.
    public static final int LISTED = 1000;

    private static final Comparator<Problem> ORDER =
            Comparator.comparing(
                            Problem::location, Comparator.nullsFirst(Comparator.naturalOrder()))
                    .thenComparing(problem -> problem.code().word())
                    .thenComparing(Problem::pointer, Comparator.nullsFirst(ByCodePoint.ORDER))
                    .thenComparing(Problem::message);

    private final String file;
    private final PriorityQueue<Problem> listed = new PriorityQueue<>(ORDER.reversed());
    private final Set<Code> codes = EnumSet.noneOf(Code.class);
    private long count;
    private boolean errors;

    /// For a file that has none yet.
    ///
    /// @param file the name as the user gave it
    public FileProblems(String file) {
        this.file = file;
    }

    /// One more problem.
    ///
    /// @param pointer asked only where the problem is listed, as are the words
    public synchronized void add(
            Code code,
            Location location,
            Supplier<String> pointer,
            @Nullable String sampleId,
            Supplier<String> message) {
        count++;
        codes.add(code);
        errors |= code.severity() == Severity.ERROR;
        Problem last = listed.peek();
        boolean full = listed.size() == LISTED;
        if (full && last != null && isBehind(location, last)) {
            return;
        }
        listed.add(new Problem(code, file, location, pointer.get(), sampleId, message.get()));
        if (full) {
            listed.remove();
        }
    }

    synchronized boolean isEmpty() {
        return count == 0;
    }

    public synchronized boolean hasErrors() {
        return errors;
    }

    /// True where there is an error whose code is not one of these.
    public synchronized boolean hasErrorsBeside(Code... tolerated) {
        if (!errors) {
            return false;
        }
        List<Code> others = List.of(tolerated);
        return codes.stream()
                .anyMatch(code -> code.severity() == Severity.ERROR && !others.contains(code));
    }

    /// Takes over all that was found of the same file and held back until now.
    ///
    /// @param held gets no more problems
    public synchronized void addAll(FileProblems held) {
        count += held.count();
        codes.addAll(held.codes);
        errors |= held.hasErrors();
        for (Problem one : held.sorted()) {
            listed.add(one);
            if (listed.size() > LISTED) {
                listed.remove();
            }
        }
    }

    /// The problems of several files, in this order of the files.
    public static ProblemList join(Collection<FileProblems> files) {
        var problems = files.stream().flatMap(one -> one.sorted().stream()).toList();
        long all = files.stream().mapToLong(FileProblems::count).sum();
        boolean errors = files.stream().anyMatch(FileProblems::hasErrors);
        return new ProblemList(problems, all - problems.size(), errors);
    }

    private synchronized List<Problem> sorted() {
        return listed.stream().sorted(ORDER).toList();
    }

    private synchronized long count() {
        return count;
    }

    private static boolean isBehind(Location location, Problem last) {
        return last.location() != null && location.compareTo(last.location()) > 0;
    }
}

package org.plumbline.session.seal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;
import org.plumbline.problem.FileProblems;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import org.plumbline.text.Sha256;

/// Files of labels and adjudications that were held to their signatures before they are counted.
public final class SignedLabels {

    private final Map<Source, Verified> files;

    private SignedLabels(Map<Source, Verified> files) {
        this.files = files;
    }

    /// Nobody asked for signatures, so every file counts, and none is signed.
    public static SignedLabels notAsked() {
        return new SignedLabels(Map.of());
    }

    /// Verifies files that are to be counted. Worker.
    ///
    /// @param labels sources that are files
    public static SignedLabels of(Verifying verifying, List<Source> labels) throws IOException {
        var files = new LinkedHashMap<Source, Verified>();
        for (Source label : labels) {
            files.put(label, verifying.verify(label));
        }
        return new SignedLabels(files);
    }

    /// True where each file that needs a signature has a good one.
    public boolean isGood() {
        return files.values().stream().allMatch(file -> told(file) == null);
    }

    /// Whose signature a file has that was now read to be counted; null where none was asked for.
    ///
    /// @param sha256 of the bytes that were read
    /// @throws IOException where they are not the bytes that were verified
    public @Nullable String signedBy(Source file, Sha256 sha256) throws IOException {
        Verified verified = files.get(file);
        if (verified == null) {
            return null;
        }
        if (!verified.binding().sha256().equals(sha256)) {
            throw new IOException(
                    file.name() + " changed between its verification and its count; try again");
        }
        return verified.signedBy().orElse(null);
    }

    /// The problems of reading with those of signatures among them: each in front of what else is
    /// wrong with its file, since a signature has no place in it.
    ///
    /// @param order names of all files that were read, in the order of their problems
    public ProblemList among(ProblemList read, List<String> order) {
        Map<String, List<Problem>> byFile = new LinkedHashMap<>();
        order.forEach(name -> byFile.put(name, new ArrayList<>()));
        long omitted = read.omitted();
        boolean errors = read.hasErrors();
        for (Verified file : files.values()) {
            Problem problem = told(file);
            if (problem != null) {
                byFile.computeIfAbsent(file.file(), name -> new ArrayList<>()).add(problem);
                errors = true;
            }
        }
        for (Problem problem : read.problems()) {
            var listed = byFile.computeIfAbsent(problem.file(), name -> new ArrayList<>());
            if (listed.size() < FileProblems.LISTED) {
                listed.add(problem);
            } else {
                omitted++;
            }
        }
        return new ProblemList(
                byFile.values().stream().flatMap(List::stream).toList(), omitted, errors);
    }

    /// A file without an author has a problem of its own, and then it is not asked who signed it.
    private static @Nullable Problem told(Verified file) {
        Problem problem = file.problem().orElse(null);
        boolean hasNobody =
                problem != null
                        && problem.code() == Code.SIGNATURE_PRINCIPAL
                        && file.binding().author() == null;
        return hasNobody ? null : problem;
    }
}

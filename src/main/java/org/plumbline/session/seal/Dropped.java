package org.plumbline.session.seal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plumbline.files.SmallFile;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.seal.AllowedSigners;
import org.plumbline.seal.Seal;
import org.plumbline.seal.UnusableKeyListException;

/// Files that were handed over together, told apart by what is in them.
///
/// @param toVerify labels, adjudications and reports
/// @param signers lists of allowed signers
/// @param others what is neither, such as a corpus
public record Dropped(List<Path> toVerify, List<Path> signers, List<Path> others) {

    /// No list of signers is longer.
    private static final int LONGEST_LIST = 1 << 20;

    public Dropped {
        toVerify = List.copyOf(toVerify);
        signers = List.copyOf(signers);
        others = List.copyOf(others);
    }

    /// Looks into files; signatures among them are left out, since each stands beside its file.
    /// Worker.
    public static Dropped of(List<Path> files) throws IOException {
        var toVerify = new ArrayList<Path>();
        var signers = new ArrayList<Path>();
        var others = new ArrayList<Path>();
        for (Path file : files) {
            if (file.toString().endsWith(Seal.SUFFIX)) {
                continue;
            }
            Optional<String> format = format(file);
            if (format.isPresent()) {
                (Binding.SIGNED.contains(format.get()) ? toVerify : others).add(file);
            } else {
                (isList(file) ? signers : others).add(file);
            }
        }
        return new Dropped(toVerify, signers, others);
    }

    private static Optional<String> format(Path file) throws IOException {
        return Files.isRegularFile(file) ? Intake.formatWordOf(Source.of(file)) : Optional.empty();
    }

    /// True for a list of allowed signers. Worker.
    public static boolean isList(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) > LONGEST_LIST) {
            return false;
        }
        try {
            return !AllowedSigners.read(
                            file.toString(), SmallFile.read(file, LONGEST_LIST), ZoneOffset.UTC)
                    .isEmpty();
        } catch (UnusableKeyListException e) {
            return false;
        }
    }
}

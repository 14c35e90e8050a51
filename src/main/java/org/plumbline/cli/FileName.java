package org.plumbline.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Takes an argument as the name of a file.
final class FileName implements ITypeConverter<Path> {

    /// What stands where bytes are no text.
    private static final String BROKEN = "\uFFFD";

    private static final String MEND =
            "its bytes are no text in the character set of this locale; with UTF-8 there, as by LC_ALL=C.UTF-8, names in UTF-8 work, and other files need another name";

    @Override
    public Path convert(String word) {
        try {
            return Path.of(word);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(
                    word.contains(BROKEN)
                            ? "the name %s cannot be used here: %s".formatted(word, MEND)
                            : "%s is no name of a file: %s".formatted(word, e.getReason()));
        }
    }

    /// What is to be said of a file that is not there because its name came here broken; empty
    /// where that is not so.
    static String brokenWords(Path file) {
        return file.toString().contains(BROKEN) ? " (" + MEND + ")" : "";
    }
}

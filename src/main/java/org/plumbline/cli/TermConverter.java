package org.plumbline.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.plumbline.text.Term;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads an option that is one of a few fixed words.
abstract class TermConverter<E extends Enum<E> & Term> implements ITypeConverter<E> {

    private final Class<E> type;

    TermConverter(Class<E> type) {
        this.type = type;
    }

    @Override
    public E convert(String word) {
        return Term.of(type, word)
                .orElseThrow(
                        () ->
                                new TypeConversionException(
                                        "expected one of "
                                                + Arrays.stream(type.getEnumConstants())
                                                        .map(Term::word)
                                                        .collect(Collectors.joining(", "))
                                                + ", not '"
                                                + word
                                                + "'"));
    }
}

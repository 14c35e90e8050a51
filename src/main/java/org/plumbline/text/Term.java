package org.plumbline.text;

import java.util.Arrays;
import java.util.Optional;

/// A value with a fixed word in the file formats, such as `held-out`; implemented by enums.
public interface Term {

    /// The word that files use, exactly as written there.
    String word();

    /// The constant of `type` whose word is `word`; empty where there is none. Case matters.
    static <E extends Enum<E> & Term> Optional<E> of(Class<E> type, String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.word().equals(word))
                .findFirst();
    }
}

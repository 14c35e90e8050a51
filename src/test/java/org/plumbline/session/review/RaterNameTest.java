package org.plumbline.session.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.session.seal.ShownKey;

/// What a rater can be called. What no list of allowed signers can hold is FORMATS.md, section 9.
class RaterNameTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"ada", "r7", "rater 7", "Zoë", "#1", "שלום", "a'b\\", "می\u200Cروم", "rater-1"})
    void aNameThatEverybodyReadsAlikeIsTakenAsItStands(String name) {
        assertThat(RaterName.refusal(name)).isEmpty();
        assertThat(ShownKey.canBeListed(name)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "''|A name is needed.",
                "'  '|A name is needed.",
                "' ada'|The name begins or ends with white space, which nobody would see. Delete it.",
                "'ada\u00A0'|The name begins or ends with white space, which nobody would see. Delete it.",
                "'a\tb'|This cannot be a rater's name: it has the control character U+0009 in it.",
                "'a\u202Eb'|This cannot be a rater's name: it has the control character U+202E in it.",
                "'a\u200Bb'|This cannot be a rater's name: it has the character U+200B in it, which nobody sees.",
                "'a,b'|This cannot be a rater's name: it has , in it, which means something else in lists of allowed signers.",
                "'!a'|This cannot be a rater's name: it begins with !, which lists of allowed signers read as \"not\"."
            })
    void aNameThatIsNoneIsRefusedWithTheReason(String name, String why) {
        assertThat(RaterName.refusal(name)).contains(why);
    }

    @Test
    void aHundredCharactersAreEnoughForAName() {
        assertThat(RaterName.refusal("\uD83D\uDE00".repeat(100))).isEmpty();
        assertThat(RaterName.refusal("x".repeat(101)))
                .contains("The name has more than 100 characters.");
    }

    @Test
    void halfACharacterIsRefusedSinceNoFileCanHoldIt() {
        assertThat(RaterName.refusal("a\uD83D")).isPresent();
    }
}

package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What words name.
class MentionsTest {

    private static final List<Mentions.Target> TARGETS =
            List.of(
                    new Mentions.Target("e3", "", () -> {}),
                    new Mentions.Target("e4", "", () -> {}),
                    new Mentions.Target("c2", "", () -> {}),
                    new Mentions.Target("e3-old", "", () -> {}),
                    new Mentions.Target("handbook-4@20278df8", "", () -> {}));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "see e3, line 5            | e3",
                "(e3)                      | e3",
                "e3: the handler. Not c2.  | e3 c2",
                "e3/e4                     | e3 e4",
                "c2-e4                     | c2 e4",
                "e3-old                    | e3-old",
                "e3-new                    | ''",
                "se3 e33 E3 e_3 e3é        | ''",
                "c9 e3.java                | ''",
                "handbook-4@20278df8 says  | handbook-4@20278df8",
                "''                        | ''",
            })
    void findsWholeNamesThatAreThere(String words, String names) {
        List<String> found =
                Mentions.in(words, TARGETS).stream()
                        .map(mention -> words.substring(mention.start(), mention.end()))
                        .toList();

        assertThat(String.join(" ", found)).isEqualTo(names);
    }
}

package org.plumbline.session.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.plumbline.corpus.Provenance;

/// What an arm of a corpus can be chosen from.
class ArmChoiceTest {

    @Test
    void eachModelAndEachPromptIsOfferedOnceByCodePoint() {
        // U+1F600 is behind U+FB33, though its first UTF-16 unit is in front.
        assertThat(choice(made("\uD83D\uDE00", "p"), made("\uFB33", "p"), made("a", "q")))
                .isEqualTo(
                        new ArmChoice(
                                List.of("a", "\uFB33", "\uD83D\uDE00"), List.of("p", "q"), true));
    }

    @Test
    void whatIsUnknownIsNotOffered() {
        assertThat(choice(made(null, null), made(null, "p")))
                .isEqualTo(new ArmChoice(List.of(), List.of("p"), true));
    }

    @Test
    void theFirstOfTooManyAreOfferedInWhateverOrderTheyCome() {
        List<Provenance> attempts =
                IntStream.range(0, ArmChoice.LISTED + 5)
                        .mapToObj(i -> made("m-%04d".formatted(i), "p"))
                        .collect(Collectors.toList());
        ArmChoice inOrder = choice(attempts.stream());
        Collections.shuffle(attempts, new Random(7));

        assertThat(choice(attempts.stream())).isEqualTo(inOrder);
        assertThat(inOrder.isWhole()).isFalse();
        assertThat(inOrder.models())
                .hasSize(ArmChoice.LISTED)
                .startsWith("m-0000")
                .endsWith("m-0999");
    }

    private static ArmChoice choice(Provenance... attempts) {
        return choice(Stream.of(attempts));
    }

    private static ArmChoice choice(Stream<Provenance> attempts) {
        var builder = new ArmChoice.Builder();
        attempts.forEach(builder::add);
        return builder.build();
    }

    private static Provenance made(@Nullable String model, @Nullable String prompt) {
        return new Provenance(null, null, model, prompt, null, null, null);
    }
}

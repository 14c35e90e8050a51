package org.plumbline.seal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// 100,000 flipped bits, none of them overlooked.
@Tag("bench")
class FlipsBenchmark {

    private static final int FLIPS = 100_000;

    @Test
    void anySingleBitThatIsFlippedIsRefused() throws IOException {
        long seed = new Random().nextLong();

        var codes = Flips.refuse(Signed.make(), FLIPS, seed);

        System.out.printf("%d flips with seed %d: %s%n", FLIPS, seed, codes);
        assertThat(codes.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(FLIPS);
    }
}

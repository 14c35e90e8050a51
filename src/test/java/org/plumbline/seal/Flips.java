package org.plumbline.seal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.plumbline.problem.Code;

/// Flips one bit after the other of a file or of its signature, somewhere, and expects a refusal of
/// each.
final class Flips {

    private Flips() {}

    /// Flips so many bits.
    ///
    /// @param seed which is in the message of a failure
    /// @return how often each problem was the one
    static Map<Code, Integer> refuse(Signed good, int count, long seed) throws IOException {
        var random = new Random(seed);
        var codes = new EnumMap<Code, Integer>(Code.class);
        for (int i = 0; i < count; i++) {
            byte[] file = good.file();
            byte[] signature = good.signature();
            int bit = random.nextInt((file.length + signature.length) * Byte.SIZE);
            int at = bit / Byte.SIZE;
            byte[] target = at < file.length ? file : signature;
            target[at < file.length ? at : at - file.length] ^= (byte) (1 << bit % Byte.SIZE);
            Verdict verdict = new Signed(file, signature, good.key()).verify();
            assertThat(verdict)
                    .as("bit %d with seed %d", bit, seed)
                    .isInstanceOfSatisfying(
                            Verdict.Bad.class,
                            bad -> {
                                assertThat(bad.code().word()).startsWith("signature/");
                                codes.merge(bad.code(), 1, Integer::sum);
                            });
        }
        return codes;
    }
}

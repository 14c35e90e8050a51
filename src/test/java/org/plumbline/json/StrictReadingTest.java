package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.plumbline.problem.Code;

/// Our reader beside Jackson, on random documents with random damage.
class StrictReadingTest {

    @Test
    void agreesWithJacksonOnRandomDocumentsWithRandomDamage() {
        long seed = 20261130;
        var random = new Random(seed);
        int refused = 0;
        for (int round = 0; round < 4000; round++) {
            String text = new RandomJson(random.nextLong()).object(4).toString();
            byte[] bytes = damage(text.getBytes(UTF_8), random);
            String where = "seed %s round %s: %s".formatted(seed, round, text);
            var reading = Reading.json(bytes);
            boolean syntax =
                    reading.faults.stream().anyMatch(fault -> fault.code() == Code.JSON_SYNTAX);
            boolean limit =
                    reading.faults.stream().anyMatch(fault -> fault.code() == Code.JSON_LIMIT);
            if (limit) {
                continue;
            }
            assertThat(syntax).as(where).isEqualTo(AsJackson.read(bytes) == null);
            if (syntax) {
                refused++;
                OffendingByte.assertIsFirst(bytes, reading.faults.getLast(), where);
            } else if (reading.faults.isEmpty()) {
                AsJackson.assertSameValue(bytes, reading, where);
            }
        }
        assertThat(refused).isBetween(500, 3500);
    }

    private static byte[] damage(byte[] bytes, Random random) {
        byte[] damaged = bytes.clone();
        byte[] likely = "{}[]:,\"\\0-.eEu \n\u0001tfn".getBytes(UTF_8);
        int edits = random.nextInt(3);
        for (int i = 0; i < edits && damaged.length > 0; i++) {
            int at = random.nextInt(damaged.length);
            byte b =
                    random.nextInt(4) == 0
                            ? (byte) random.nextInt(256)
                            : likely[random.nextInt(likely.length)];
            switch (random.nextInt(3)) {
                case 0 -> damaged[at] = b;
                case 1 -> damaged = Arrays.copyOf(damaged, at);
                default -> {
                    byte[] longer = new byte[damaged.length + 1];
                    System.arraycopy(damaged, 0, longer, 0, at);
                    longer[at] = b;
                    System.arraycopy(damaged, at, longer, at + 1, damaged.length - at);
                    damaged = longer;
                }
            }
        }
        return damaged;
    }
}

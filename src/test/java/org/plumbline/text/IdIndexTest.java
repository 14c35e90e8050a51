package org.plumbline.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IdIndexTest {

    @Test
    void numbersIdsInTheOrderInWhichTheyCome() {
        var index = new IdIndex();

        assertThat(index.add("")).isZero();
        assertThat(index.add("b")).isEqualTo(1);
        assertThat(index.add("")).isZero();
        assertThat(index.add("é😀")).isEqualTo(2);
        assertThat(index.size()).isEqualTo(3);
        assertThat(index.find("é😀")).isEqualTo(2);
        assertThat(index.find("c")).isEqualTo(-1);
        assertThat(index.get(0)).isEmpty();
        assertThat(index.get(2)).isEqualTo("é😀");
    }

    @Test
    void keepsManyIdsOfManyLengthsApart() {
        long seed = 20261130;
        var random = new Random(seed);
        var index = new IdIndex();
        var expected = new HashMap<String, Integer>();
        for (int i = 0; i < 20_000; i++) {
            int length = random.nextInt(1000) == 0 ? 70_000 : random.nextInt(4);
            String id = Integer.toString(random.nextInt(10_000)) + "x".repeat(length);
            Integer known = expected.putIfAbsent(id, expected.size());

            assertThat(index.add(id))
                    .as("seed %s round %s", seed, i)
                    .isEqualTo(known == null ? expected.size() - 1 : known);
        }
        expected.forEach(
                (id, number) -> {
                    assertThat(index.find(id)).isEqualTo(number);
                    assertThat(index.get(number)).isEqualTo(id);
                });
    }
}

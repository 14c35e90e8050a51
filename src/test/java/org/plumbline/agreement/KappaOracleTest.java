package org.plumbline.agreement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dkpro.statistics.agreement.coding.CodingAnnotationStudy;
import org.dkpro.statistics.agreement.coding.CohenKappaAgreement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.SharedData;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Kappa against published figures and against another program.
class KappaOracleTest {

    @Tag(SharedData.TAG)
    @Test
    void givesThePublishedValuesAsExactFractions() {
        var cases = read("oracle-kappa/kappa-oracles.json").get("cases");
        for (JsonNode one : cases) {
            String[] fraction = one.get("kappa_exact").stringValue().split("/", 2);
            double exact =
                    Ratio.of(Long.parseLong(fraction[0]), Long.parseLong(fraction[1])).value();

            assertThat(kappa(table(one.get("table"))))
                    .as(one.get("name").stringValue())
                    .isEqualTo(exact);
        }
        assertThat(cases.size()).isEqualTo(16);
    }

    @Tag(SharedData.TAG)
    @Test
    void degenerateTablesHaveTheKnownAnswers() {
        for (JsonNode one : read("oracle-kappa/kappa-oracles.json").get("degenerate")) {
            var kappa = table(one.get("table")).kappa();
            String name = one.get("name").stringValue();
            if (!one.get("kappa").isNull()) {
                assertThat(kappa(table(one.get("table"))))
                        .as(name)
                        .isEqualTo(one.get("kappa").doubleValue());
            } else if (name.equals("empty")) {
                assertThat(kappa).as(name).isEqualTo(Kappa.Undefined.NO_OVERLAP);
            } else {
                assertThat(kappa).as(name).isEqualTo(Kappa.Undefined.CONSTANT_LABELS);
            }
        }
    }

    /// LLMBar: each of 499 evaluations has three kappas. Upstream maps winner "1" to 1 and all else
    /// to 0 and compares that with labels 1 and 2, which is reproduced as published.
    @Tag(SharedData.TAG)
    @Test
    void reproducesThe1497KappasOfLlmbar() {
        int compared = 0;
        for (JsonNode one : read("oracle-kappa/llmbar-judges.json").get("evaluations")) {
            var labels = new ArrayList<Integer>();
            one.get("labels").forEach(label -> labels.add(label.intValue()));
            var plain = winners(one.get("winner_noswap"));
            var swapped = winners(one.get("winner_swap"));
            JsonNode published = one.get("published");
            String name =
                    one.get("dataset").stringValue() + " " + one.get("evaluator").stringValue();

            compared += compare(name, labels, plain, published.get("kappa_False"));
            compared += compare(name, labels, swapped, published.get("kappa_True"));
            compared += compare(name, plain, swapped, published.get("kappa_agreement"));
        }
        assertThat(compared).isEqualTo(1497);
    }

    @Tag(SharedData.TAG)
    @Test
    void reproducesThePairsOfMuShroom() {
        for (JsonNode pair : read("oracle-kappa/mu-shroom-pairs.json").get("pairs")) {
            for (String level : List.of("char", "item")) {
                var counts = pair.get(level + "_both_aonly_bonly_neither");
                var table =
                        Confusion.of(
                                2,
                                counts.get(0).longValue(),
                                counts.get(1).longValue(),
                                counts.get(2).longValue(),
                                counts.get(3).longValue());

                JsonNode expected = pair.get(level + "_kappa");
                if (expected.isNull()) {
                    assertThat(table.kappa()).isEqualTo(Kappa.Undefined.CONSTANT_LABELS);
                } else {
                    assertThat(kappa(table)).isCloseTo(expected.doubleValue(), within(1e-12));
                }
            }
        }
    }

    @Test
    void agreesWithDkproOnSeededTables() {
        var random = new Random(1960);
        for (int i = 0; i < 300; i++) {
            int categories = 2 + random.nextInt(2);
            var first = new ArrayList<Integer>();
            var second = new ArrayList<Integer>();
            var study = new CodingAnnotationStudy(2);
            int items = 2 + random.nextInt(60);
            for (int item = 0; item < items; item++) {
                first.add(random.nextInt(categories));
                second.add(random.nextInt(3) == 0 ? random.nextInt(categories) : first.get(item));
                study.addItem(first.get(item), second.get(item));
            }
            var table = table(first, second);
            if (table.kappa() instanceof Kappa.Value(Ratio ratio)) {
                assertThat(ratio.value())
                        .as("table %d: %s", i, table)
                        .isCloseTo(
                                new CohenKappaAgreement(study).calculateAgreement(), within(1e-12));
            }
        }
    }

    private static int compare(
            String name, List<Integer> first, List<Integer> second, JsonNode published) {
        assertThat(kappa(table(first, second)))
                .as(name)
                .isCloseTo(published.doubleValue(), within(1e-12));
        return 1;
    }

    private static List<Integer> winners(JsonNode winners) {
        var values = new ArrayList<Integer>();
        winners.forEach(winner -> values.add(winner.asString().equals("1") ? 1 : 0));
        return values;
    }

    private static Confusion table(List<Integer> first, List<Integer> second) {
        long[] counts = new long[9];
        for (int i = 0; i < first.size(); i++) {
            counts[first.get(i) * 3 + second.get(i)]++;
        }
        return Confusion.of(3, counts);
    }

    private static Confusion table(JsonNode rows) {
        var counts = new ArrayList<Long>();
        rows.forEach(row -> row.forEach(count -> counts.add(count.longValue())));
        return Confusion.of(rows.size(), counts.stream().mapToLong(Long::longValue).toArray());
    }

    private static double kappa(Confusion table) {
        return switch (table.kappa()) {
            case Kappa.Value(Ratio ratio) -> ratio.value();
            case Kappa.Undefined reason -> throw new AssertionError(table + ": " + reason.word());
        };
    }

    private static JsonNode read(String path) {
        Path file = SharedData.path(path);
        return JsonMapper.shared().readTree(file);
    }
}

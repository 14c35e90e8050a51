package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.cli.Combination.Field;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// However labels are packed on their way, each combination of values comes out as it went in: in
/// the counts of a report, and where decisions are held to the raters' labels.
class EveryCombinationTest {

    private static final int ADA = CombinationLabels.ADA;
    private static final int BEN = CombinationLabels.BEN;
    private static final int CLEO = 2;
    private static final Field UNCITED_GROUNDING = new Field("grounding", 2);

    @TempDir Path folder;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private CombinationLabels labels = new CombinationLabels(List.of(), "");

    @BeforeEach
    void writeCorpus() throws IOException {
        write("corpus.json", CombinationCorpus.json());
        labels = CombinationLabels.of(run(0, "requests", path("corpus.json")).toString());
        write("ada.json", labels.rater("ada", ADA, EveryCombinationTest::adaCites));
        write("ben.json", labels.rater("ben", BEN, EveryCombinationTest::benCites));
    }

    private static boolean adaCites(int number) {
        return number % 2 == 0;
    }

    private static boolean benCites(int number) {
        return number % 5 == 0;
    }

    @Test
    void eachRatingIsCountedAsItWasGiven() throws IOException {
        JsonNode report = report("--labels", path("ada.json"));

        everyStratum(report, (said, field) -> said.turned(ADA).word(field));
    }

    @Test
    void eachDecisionIsCountedAsItWasMade() throws IOException {
        var decided =
                Field.all().stream().filter(field -> !field.equals(UNCITED_GROUNDING)).toList();
        write("decisions.json", labels.decisions(decided, CLEO, 0));

        JsonNode report =
                report(
                        "--labels",
                        path("ada.json"),
                        path("ben.json"),
                        "--adjudications",
                        path("decisions.json"));

        everyStratum(
                report,
                (said, field) ->
                        decided.contains(field) ? said.turned(CLEO).word(field) : "disputed");
    }

    @Test
    void eachPairOfRaterAndJudgeIsCountedAsTheyWereGiven() throws IOException {
        write("judge.json", labels.judge(BEN));

        JsonNode report = report("--labels", path("ada.json"), "--judge", path("judge.json"));

        for (Field field : Field.all()) {
            var counts = new TreeMap<String, Integer>();
            for (JsonNode cell : report.at("/judges/0/fields/" + field.name() + "/confusion")) {
                counts.put(
                        cell.get("human").asString("null")
                                + " "
                                + cell.get("judge").asString("null"),
                        cell.get("count").intValue());
            }
            var expected = new TreeMap<String, Integer>();
            int claims = field.isOfClaim() ? Combination.CLAIMS.size() : 1;
            for (int value = 0; value < 3; value++) {
                String next = field.values().get((value + BEN) % 3);
                expected.put(
                        field.values().get(value) + " " + next, claims * Combination.COUNT / 3);
            }
            assertThat(counts).as(field.toString()).isEqualTo(expected);
        }
    }

    @Test
    void aDecisionThatMisquotesTheRatersIsToldWhatTheySaid() throws IOException {
        var files = new ArrayList<String>();
        for (Field field : Field.all()) {
            // A file a field, since of one no more than 1,000 problems are told. Decided as ben
            // says, who cites what that needs.
            files.add(field + ".json");
            write(field + ".json", labels.decisions(List.of(field), BEN, 1));
        }

        var told = told("adjudication/labels", files);

        for (Field field : Field.all()) {
            var expected = new TreeMap<String, String>();
            Combination.numbers()
                    .mapToObj(number -> new Combination(number, 0))
                    .forEach(said -> expected.put(said.sampleId(), misquoted(said, field)));
            assertThat(told.get(path(field + ".json"))).as(field.toString()).isEqualTo(expected);
        }
    }

    private static String misquoted(Combination said, Field field) {
        return "the raters' files have \"ada\": %s, \"ben\": %s, the decision has \"ada\": %s, \"ben\": %s"
                .formatted(
                        said.turned(ADA).word(field),
                        said.turned(BEN).word(field),
                        said.turned(ADA + 1).word(field),
                        said.turned(BEN + 1).word(field));
    }

    @Test
    void whetherARaterCitesWhatWasSeenIsKnownWhereDecisionsNeedIt() throws IOException {
        write("decisions.json", labels.decisions(List.of(UNCITED_GROUNDING), CLEO, 0));

        var told = told("grounding/unseen", List.of("decisions.json"));

        var expected =
                Combination.numbers()
                        .filter(number -> isUnseen(number))
                        .mapToObj(number -> new Combination(number, 0).sampleId())
                        .toList();
        assertThat(expected).hasSizeBetween(50, 200);
        assertThat(told).containsOnlyKeys(path("decisions.json"));
        assertThat(told.getOrDefault(path("decisions.json"), Map.of()).keySet())
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    /// True where `c3` is decided to be supported, and no rater cites what was seen for it.
    private static boolean isUnseen(int number) {
        var said = new Combination(number, 0);
        return said.turned(CLEO).word(UNCITED_GROUNDING).equals("supported")
                && !CombinationLabels.isSeenCited(said.turned(ADA), EveryCombinationTest::adaCites)
                && !CombinationLabels.isSeenCited(said.turned(BEN), EveryCombinationTest::benCites);
    }

    /// What a field of a sample counts as.
    @FunctionalInterface
    private interface Counted {
        String as(Combination sample, Field field);
    }

    /// Holds all strata of a report, each of one sample, to what its fields count as.
    private static void everyStratum(JsonNode report, Counted counted) {
        assertThat(report.get("strata")).hasSize(Combination.COUNT);
        for (JsonNode stratum : report.get("strata")) {
            String id = stratum.get("practice").stringValue();
            var sample = new Combination(Integer.parseInt(id.substring(2)), 0);
            for (String name : List.of("truth", "grounding")) {
                var expected = new TreeMap<String, Integer>();
                Field.all().stream()
                        .filter(field -> field.name().equals(name))
                        .forEach(
                                field ->
                                        expected.merge(counted.as(sample, field), 1, Integer::sum));
                assertThat(counts(stratum.get("claims").get(name)))
                        .as("%s of %s", name, id)
                        .isEqualTo(expected);
            }
            for (String measure : Combination.MEASURES) {
                String value = counted.as(sample, new Field(measure, -1));
                assertThat(counts(stratum.get("quality").get(measure)))
                        .as("%s of %s", measure, id)
                        .isEqualTo(Map.of(value.equals("null") ? "abstained" : value, 1));
            }
        }
    }

    /// The counts over 0.
    private static Map<String, Integer> counts(JsonNode object) {
        var counts = new TreeMap<String, Integer>();
        object.properties()
                .forEach(
                        member -> {
                            if (!member.getKey().equals("rate")
                                    && member.getValue().intValue() > 0) {
                                counts.put(member.getKey(), member.getValue().intValue());
                            }
                        });
        return counts;
    }

    private JsonNode report(String... labelled) throws IOException {
        var args =
                Stream.concat(
                        Stream.of("report", "--corpus", path("corpus.json"), "--format", "json"),
                        Stream.of(labelled));
        return JsonMapper.shared().readTree(run(0, args.toArray(String[]::new)).toByteArray());
    }

    /// What `validate` tells of these files beside the raters' files, by file and sample; all of
    /// this code.
    private Map<String, Map<String, String>> told(String code, List<String> files)
            throws IOException {
        var args =
                new ArrayList<>(
                        List.of(
                                "validate",
                                path("corpus.json"),
                                path("ada.json"),
                                path("ben.json")));
        files.forEach(file -> args.add(path(file)));
        args.addAll(List.of("--format", "json"));
        var out = run(1, args.toArray(String[]::new));
        var told = new TreeMap<String, Map<String, String>>();
        for (JsonNode problem : JsonMapper.shared().readTree(out.toByteArray()).get("problems")) {
            assertThat(problem.get("code").stringValue()).isEqualTo(code);
            told.computeIfAbsent(problem.get("file").stringValue(), file -> new TreeMap<>())
                    .put(
                            problem.get("sampleId").stringValue(),
                            problem.get("message").stringValue());
        }
        return told;
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text, UTF_8);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private ByteArrayOutputStream run(int expected, String... args) {
        var out = new ByteArrayOutputStream();
        var words = new PrintStream(err, true, UTF_8);
        int code = CommandFace.run(new Console(out, words, false), files -> 2, args);
        assertThat(code).as(err.toString(UTF_8)).isEqualTo(expected);
        return out;
    }
}

package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;
import org.plumbline.problem.Problem;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Each value of each format is taken away, and made null and every other type, beside the files
/// that refer to it: what is wrong is told once, where it is, and nothing else is.
class EveryValueTest {

    @ParameterizedTest
    @CsvSource({
        "corpus.json,         corpus.json anna.json adjudications.json",
        "requests.json,       requests.json anna.json",
        "anna.json,           corpus.json anna.json ben.json adjudications.json",
        "judge.json,          corpus.json judge.json",
        "adjudications.json,  corpus.json anna.json ben.json adjudications.json",
        "recording.json,      recording.json table.json annotations.json",
        "recording.json,      recording.json annotations.json",
        "table.json,          recording.json table.json annotations.json",
        "annotations.json,    recording.json table.json annotations.json"
    })
    void aValueThatDoesNotFitIsOneProblemAndNothingElse(String edited, String together) {
        Map<String, ObjectNode> files = files(together);
        Map<String, Source> sources = new LinkedHashMap<>();
        files.forEach((name, file) -> sources.put(name, World.source(name, file)));
        ObjectNode good = of(files, edited);
        int refused = 0;
        for (Edit edit : Edit.all(good)) {
            ObjectNode changed = edit.applyTo(good);
            var given = new LinkedHashMap<>(sources);
            given.put(edited, World.source(edited, changed));

            List<Problem> problems = validate(edit, given);

            if (problems.stream().noneMatch(EveryValueTest::isOfShape)) {
                continue;
            }
            refused++;
            String expected = edit.isRemoval() ? edit.around() : edit.pointer();
            assertThat(problems)
                    .as("%s", edit)
                    .allMatch(EveryValueTest::isOfShape)
                    .allMatch(problem -> problem.file().equals(edited))
                    .allMatch(problem -> pointer(problem).startsWith(expected));
            if (!edit.value().isContainer()) {
                assertThat(problems).as("%s", edit).hasSize(1);
            }
        }
        assertThat(refused).isGreaterThan(80);
    }

    @Test
    void twoValuesThatDoNotFitNeverEndTheReading() {
        var random = new SplittableRandom(13);
        for (String together :
                List.of(
                        "corpus.json anna.json ben.json judge.json adjudications.json",
                        "requests.json anna.json adjudications.json",
                        "recording.json table.json annotations.json")) {
            Map<String, ObjectNode> good = files(together);
            List<String> names = List.copyOf(good.keySet());
            Map<String, List<Edit>> edits = new LinkedHashMap<>();
            good.forEach((name, file) -> edits.put(name, Edit.all(file)));
            for (int i = 0; i < 200; i++) {
                var files = new LinkedHashMap<>(good);
                var both = new ArrayList<Edit>();
                for (int k = 0; k < 2; k++) {
                    String name = names.get(random.nextInt(names.size()));
                    List<Edit> known = of(edits, name);
                    Edit edit = known.get(random.nextInt(known.size()));
                    files.put(name, edit.applyTo(of(files, name)));
                    both.add(edit);
                }
                Map<String, Source> given = new LinkedHashMap<>();
                files.forEach((name, file) -> given.put(name, World.source(name, file)));

                validate(both, given);
                openEach(both, given);
            }
        }
    }

    @Test
    void aCellThatDoesNotFitIsAProblemOfItsColumn() throws IOException {
        var world = new RecordWorld();
        String csv = RecordChangesTest.csv(world);
        String header = csv.substring(0, csv.indexOf('\n') + 1);
        List<String> columns = List.of(header.strip().split(",", -1));
        List<String> cells = List.of(csv.split("\n", -1)[1].split(",", -1));
        assertThat(cells).as("no cell of the first row has a comma").hasSameSizeAs(columns);
        int refused = 0;
        for (int i = 0; i < cells.size(); i++) {
            for (String other : List.of("", "\"\"", "?", "true", "7", "[1]", "[", "\"{}\"", "1e")) {
                var row = new ArrayList<>(cells);
                row.set(i, other);
                Map<String, Source> given = new LinkedHashMap<>();
                given.put("recording.json", World.source("recording.json", world.recording));
                String text = header + String.join(",", row) + "\n";
                given.put("table.csv", Source.of("table.csv", text.getBytes(UTF_8)));

                List<Problem> problems = validate(columns.get(i) + " " + other, given);

                if (problems.stream().anyMatch(p -> isOfShape(p) || isSyntax(p))) {
                    refused++;
                    assertThat(problems).as("%s %s", columns.get(i), other).hasSize(1);
                    assertThat(problems.getFirst().pointer())
                            .startsWith("/rows/0/" + columns.get(i));
                }
            }
        }
        assertThat(refused).isGreaterThan(100);
    }

    private static Map<String, ObjectNode> files(String names) {
        var files = new LinkedHashMap<String, ObjectNode>();
        var world = new World();
        // The third case has nothing that the two others have not.
        ((ArrayNode) world.corpus.get("cases")).remove(2);
        ((ArrayNode) world.requests.get("requests")).remove(2);
        var all = new LinkedHashMap<>(world.files());
        all.putAll(new RecordWorld().files());
        Stream.of(names.split(" ")).forEach(name -> files.put(name, of(all, name)));
        return files;
    }

    private static List<Problem> validate(Object edit, Map<String, Source> files) {
        try {
            return World.validate(List.copyOf(files.values())).problems();
        } catch (RuntimeException e) {
            return fail("no problem but an exception: " + edit, e);
        }
    }

    /// The other ways in: to be labelled, to be looked at, and to be built.
    private static void openEach(Object edit, Map<String, Source> files) {
        try {
            for (var file : files.entrySet()) {
                switch (file.getKey()) {
                    case "corpus.json", "requests.json" ->
                            Intake.openSamples(file.getValue(), Progress.NONE);
                    case "table.json" -> Intake.readTable(file.getValue(), Progress.NONE);
                    case "annotations.json" ->
                            Intake.readRecordings(
                                    List.of(of(files, "recording.json")),
                                    List.of(file.getValue()),
                                    World.RECORDS_GUIDE,
                                    Progress.NONE);
                    default -> {}
                }
            }
        } catch (IOException | RuntimeException e) {
            fail("no problem but an exception: " + edit, e);
        }
    }

    private static <T> T of(Map<String, T> map, String name) {
        return Objects.requireNonNull(map.get(name), name);
    }

    private static String pointer(Problem problem) {
        return Objects.requireNonNull(problem.pointer());
    }

    private static boolean isOfShape(Problem problem) {
        return problem.code().word().startsWith("schema/");
    }

    private static boolean isSyntax(Problem problem) {
        return problem.code() == Code.JSON_SYNTAX;
    }
}

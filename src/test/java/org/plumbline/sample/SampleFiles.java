package org.plumbline.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/// The five files of the bundled sample, by name, as their sources write them.
final class SampleFiles {

    static final Path SOURCE = Path.of("src/test/resources/sample-source");
    static final Path RUBRIC = Path.of("assets/rubric.md");
    static final Path FOLDER = Path.of("assets/sample");

    private static final List<String> RATERS = List.of("ada", "ben");

    private final List<Attempt> attempts;
    private final String rubricSha256;

    private SampleFiles(List<Attempt> attempts, String rubricSha256) {
        this.attempts = attempts;
        this.rubricSha256 = rubricSha256;
    }

    static Map<String, byte[]> write(Path source, Path rubric) throws IOException {
        SampleFiles files =
                new SampleFiles(
                        SampleSource.read(source), JsonText.sha256(Files.readAllBytes(rubric)));
        Map<String, byte[]> written = new LinkedHashMap<>();
        written.put("corpus.json", JsonText.written(files.corpus()));
        written.put("labels-ada.json", files.labels("ada", "2026-09-14T07:31:20Z"));
        written.put("labels-ben.json", files.labels("ben", "2026-09-16T12:04:55Z"));
        written.put("judge.json", JsonText.written(files.judge()));
        written.put("adjudications.json", JsonText.written(files.adjudications()));
        return written;
    }

    private ObjectNode corpus() {
        ObjectNode file = file("plumbline-corpus").put("positionEncoding", "utf-8");
        addNote(
                file,
                "Invented for illustration: no person, product, repository or model run is real."
                        + " Shows what a corpus can hold; measures nothing.");
        file.putArray("cases").addAll(attempts.stream().map(CaseJson::of).toList());
        return file;
    }

    private byte[] labels(String rater, String start) {
        ObjectNode file = file("plumbline-labels").put("positionEncoding", "utf-8");
        file.put("rater", rater).put("rubricSha256", rubricSha256);
        file.putObject("tool").put("name", "plumbline").put("version", "0.1.0");
        addNote(file, "Invented for illustration: written with the cases, not by a reviewer.");
        LabelsJson.addLabels(attempts, rater, Instant.parse(start), file.putArray("ratings"));
        return JsonText.written(file);
    }

    private ObjectNode judge() {
        ObjectNode file = file("plumbline-judge").put("positionEncoding", "utf-8");
        file.putObject("judge").put("model", "sample-judge").put("runId", "2026-09-12-a");
        file.put("rubricSha256", rubricSha256);
        addNote(file, "Invented for illustration: written with the cases, not by a model.");
        LabelsJson.addJudge(attempts, file.putArray("ratings"));
        return file;
    }

    private ObjectNode adjudications() {
        ObjectNode file = file("plumbline-adjudications").put("adjudicator", "cleo");
        file.put("rubricSha256", rubricSha256);
        addNote(file, "Invented for illustration: written with the cases, not by an adjudicator.");
        DecisionsJson.add(attempts, RATERS, file.putArray("decisions"));
        return file;
    }

    private static ObjectNode file(String format) {
        return JsonText.MAPPER.createObjectNode().put("format", format).put("version", 1);
    }

    private static void addNote(ObjectNode file, String note) {
        file.putObject("x").put("illustrative", true).put("note", note);
    }
}

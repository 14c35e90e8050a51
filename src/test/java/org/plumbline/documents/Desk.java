package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A folder with a small evaluation, and the program, which is run on its files as a script does.
///
/// Digests of requests and of the guide are the ones that the program writes into its requests.
final class Desk {

    static final String CORPUS = "corpus.json";

    private final Path folder;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Map<String, String> requests = new LinkedHashMap<>();
    private String rubric = "";
    private @Nullable JsonNode report;

    Desk(Path folder) {
        this.folder = folder;
    }

    /// Lays a corpus on the desk, in place of the one that is there.
    Desk corpus(DrawnCase... cases) {
        ObjectNode corpus =
                Drawing.read("{\"format\": \"plumbline-corpus\", \"version\": 1, \"cases\": []}");
        for (DrawnCase one : cases) {
            ((ArrayNode) corpus.get("cases")).add(one.node);
        }
        write(CORPUS, corpus);
        requests.clear();
        return this;
    }

    /// A rater's label file.
    Desk labels(String rater, Said... said) {
        ObjectNode file = file("plumbline-labels", "ratings").put("rater", rater);
        file.putObject("tool").put("name", "drawn").put("version", "1");
        for (Said one : said) {
            ObjectNode rating = bound(one.node);
            if (!rating.has("blinded")) {
                rating.put("blinded", true);
            }
            ((ArrayNode) file.get("ratings")).add(rating.putNull("labelledAt"));
        }
        return lay("labels-" + rater + ".json", "--labels", file);
    }

    /// A judge's results.
    Desk judge(String model, Said... said) {
        ObjectNode file = file("plumbline-judge", "ratings");
        file.putObject("judge").put("model", model).put("runId", "run-1");
        for (Said one : said) {
            ((ArrayNode) file.get("ratings")).add(bound(one.node));
        }
        return lay("judge-" + model + ".json", "--judge", file);
    }

    /// A decision on what the raters of the desk say: of a claim's field, or of a measure where
    /// there is no claim.
    Desk decide(String sampleId, @Nullable String claimId, String field, @Nullable Object value) {
        String name = "adjudications.json";
        ObjectNode file =
                options.containsKey(name)
                        ? read(name)
                        : file("plumbline-adjudications", "decisions").put("adjudicator", "cleo");
        ObjectNode decision =
                bound(Drawing.read("{\"sampleId\": null}").put("sampleId", sampleId))
                        .put("claimId", claimId)
                        .put("field", field);
        Drawing.put(decision, "/value", value);
        ArrayNode labels = decision.put("reason", "e1 decides").putArray("labels");
        options.forEach(
                (labelFile, option) -> {
                    if (option.equals("--labels")) {
                        addLabel(labels, read(labelFile), decision);
                    }
                });
        ((ArrayNode) file.get("decisions")).add(decision);
        return lay(name, "--adjudications", file);
    }

    private static void addLabel(ArrayNode labels, JsonNode file, JsonNode decision) {
        for (JsonNode rating : file.get("ratings")) {
            if (!rating.get("sampleId").equals(decision.get("sampleId"))) {
                continue;
            }
            String field = decision.get("field").asString();
            JsonNode value = rating.get("quality").get(field);
            for (JsonNode claim : rating.get("claims")) {
                if (claim.get("claimId").equals(decision.get("claimId"))) {
                    value = claim.get(field);
                }
            }
            labels.addObject().put("rater", file.get("rater").asString()).set("value", value);
        }
    }

    /// Rewrites a file of the desk.
    Desk change(String name, Consumer<ObjectNode> change) {
        ObjectNode file = read(name);
        change.accept(file);
        write(name, file);
        return this;
    }

    /// What is wrong with the files of the desk, held to each other.
    List<String> problems() {
        List<String> words = new ArrayList<>(List.of("validate", path(CORPUS)));
        options.keySet().forEach(name -> words.add(path(name)));
        words.addAll(List.of("--format", "json"));
        return Ran.run(words.toArray(String[]::new)).codes();
    }

    /// Asks for a report of all files of the desk, as JSON unless asked for otherwise.
    Ran ask(String... more) {
        List<String> words = new ArrayList<>(List.of("report", "--corpus", path(CORPUS)));
        options.forEach((name, option) -> words.addAll(List.of(option, path(name))));
        words.addAll(List.of(more));
        if (!words.contains("--format")) {
            words.addAll(List.of("--format", "json"));
        }
        return Ran.run(words.toArray(String[]::new));
    }

    JsonNode report(String... more) {
        Ran ran = ask(more);
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran.json();
    }

    /// The report of all files of the desk; made once until a file changes.
    JsonNode report() {
        if (report == null) {
            report = report(new String[0]);
        }
        return report;
    }

    /// The first stratum of the report.
    JsonNode stratum() {
        return report().at("/strata/0");
    }

    /// The requests that the program makes of the corpus.
    JsonNode requests() {
        Ran ran = Ran.run("requests", path(CORPUS));
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran.json();
    }

    /// The digest of a sample's request.
    String requestSha256(String sampleId) {
        if (requests.isEmpty()) {
            JsonNode file = requests();
            rubric = file.at("/rubric/sha256").asString();
            file.get("requests")
                    .forEach(
                            it ->
                                    requests.put(
                                            it.get("sampleId").asString(),
                                            it.get("requestSha256").asString()));
        }
        return requests.getOrDefault(sampleId, "0".repeat(64));
    }

    String path(String name) {
        return folder.resolve(name).toString();
    }

    ObjectNode read(String name) {
        return (ObjectNode) JsonMapper.shared().readTree(folder.resolve(name));
    }

    String write(String name, JsonNode file) {
        return write(name, file.toPrettyString());
    }

    String write(String name, String text) {
        report = null;
        try {
            return Files.writeString(folder.resolve(name), text).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Desk lay(String name, String option, ObjectNode file) {
        write(name, file);
        options.put(name, option);
        return this;
    }

    private ObjectNode file(String format, String collection) {
        requestSha256("");
        ObjectNode file = Drawing.read("{}").put("format", format).put("version", 1);
        file.put("rubricSha256", rubric).putArray(collection);
        return file;
    }

    private ObjectNode bound(ObjectNode element) {
        ObjectNode copy = element.deepCopy();
        return copy.put("requestSha256", requestSha256(copy.get("sampleId").asString()));
    }
}

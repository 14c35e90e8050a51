package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.erdtman.jcs.JsonCanonicalizer;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.Guides;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A small evaluation without any problem, for tests to change one thing in: a corpus of three
/// cases, the requests made of it, the labels of two raters, a judge's results and two decisions.
/// Files are drawn as trees and written by another JSON library than ours; request hashes come from
/// another implementation of RFC 8785.
final class World {

    private static final String GUIDE_TEXT = "What is true?\n";

    static final Sha256 RUBRIC = Sha256.of(GUIDE_TEXT.getBytes(UTF_8));

    static final Rubric GUIDE = new Rubric(GUIDE_TEXT, RUBRIC);

    /// Another one, by which records are reviewed.
    static final Rubric RECORDS_GUIDE = guide("What is complete?\n");

    static final Guides GUIDES = new Guides(GUIDE, RECORDS_GUIDE);

    /// With characters of one to four bytes, so that every way to count positions differs.
    static final String OUTPUT = "Der Cache \u00e9 wird nie geleert \ud83d\ude00, das Lock bleibt.";

    static final String SOURCE = "void clear() {\r\n\t// \u2713 nothing\r\n}\n";

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    final ObjectNode corpus = read(Texts.CORPUS);
    final ObjectNode requests = read(Texts.REQUESTS);
    final ObjectNode anna = read(Texts.LABELS);
    final ObjectNode ben = read(Texts.LABELS);
    final ObjectNode judge = read(Texts.JUDGE);
    final ObjectNode adjudications = read(Texts.ADJUDICATIONS);

    World() {
        for (JsonNode one : corpus.get("cases")) {
            fill((ObjectNode) one);
        }
        ((ObjectNode) requests.get("rubric")).put("sha256", RUBRIC.hex());
        for (JsonNode one : corpus.get("cases")) {
            ((ArrayNode) requests.get("requests")).add(request(one));
        }
        ben.put("rater", "ben");
        ((ObjectNode) ben.at("/ratings/0/claims/0")).put("truth", "false");
        for (ObjectNode file : List.of(anna, ben, judge)) {
            bind(file, "ratings");
        }
        bind(adjudications, "decisions");
    }

    /// The six files, by name.
    Map<String, ObjectNode> files() {
        var files = new LinkedHashMap<String, ObjectNode>();
        files.put("corpus.json", corpus);
        files.put("requests.json", requests);
        files.put("anna.json", anna);
        files.put("ben.json", ben);
        files.put("judge.json", judge);
        files.put("adjudications.json", adjudications);
        return files;
    }

    /// One of them.
    ObjectNode file(String name) {
        return Objects.requireNonNull(files().get(name), name);
    }

    /// Validates all six files.
    ProblemList validate() {
        var sources = new ArrayList<Source>();
        files().forEach((name, file) -> sources.add(source(name, file)));
        return validate(sources);
    }

    static Rubric guide(String text) {
        return new Rubric(text, Sha256.of(text.getBytes(UTF_8)));
    }

    static ProblemList validate(Source... sources) {
        return validate(List.of(sources));
    }

    static ProblemList validate(List<Source> sources) {
        try {
            return Intake.validate(sources, GUIDES, Progress.NONE);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static Source source(String name, JsonNode file) {
        return source(name, pretty(file));
    }

    /// Half of a surrogate pair, which has no bytes, is written as an escape.
    static Source source(String name, String text) {
        var escaped = new StringBuilder();
        text.codePoints()
                .forEach(
                        c -> {
                            if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                                escaped.append("\\u%04x".formatted(c));
                            } else {
                                escaped.appendCodePoint(c);
                            }
                        });
        return Source.of(name, escaped.toString().getBytes(UTF_8));
    }

    static String pretty(JsonNode file) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(file);
    }

    static ObjectNode read(String json) {
        return (ObjectNode) MAPPER.readTree(json);
    }

    /// The request of a case, with the hash that another library gives it.
    static ObjectNode request(JsonNode whole) {
        var request = MAPPER.createObjectNode();
        for (String name :
                List.of("sampleId", "destination", "reviewState", "capture", "claimCoverage")) {
            request.set(name, whole.get(name).deepCopy());
        }
        ((ObjectNode) request.get("capture")).remove("producerStatus");
        request.set("evidence", whole.get("evidence").deepCopy());
        request.get("evidence").forEach(item -> ((ObjectNode) item).remove("origin"));
        request.set("output", whole.get("output").deepCopy());
        var claims = request.putArray("claims");
        for (JsonNode claim : whole.get("claims")) {
            var asked = claims.addObject();
            for (String name : List.of("id", "spans", "evidence")) {
                asked.set(name, claim.get(name).deepCopy());
            }
        }
        removeFree(request);
        return request.put("requestSha256", canonicalSha256(request));
    }

    static String canonicalSha256(JsonNode value) {
        try {
            return Sha256.of(new JsonCanonicalizer(value.toString()).getEncodedUTF8()).hex();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static String sha256(String text) {
        return Sha256.of(text.getBytes(UTF_8)).hex();
    }

    /// Sets the digests and quotations of a case to what they must be; spans count bytes.
    static void fill(ObjectNode whole) {
        Map<String, byte[]> texts = new LinkedHashMap<>();
        for (JsonNode item : whole.get("evidence")) {
            byte[] bytes =
                    item.has("text")
                            ? item.get("text").stringValue().getBytes(UTF_8)
                            : Base64.getDecoder().decode(item.get("bytesBase64").stringValue());
            ((ObjectNode) item).put("sha256", Sha256.of(bytes).hex());
            if (item.has("text")) {
                texts.put(item.get("id").stringValue(), bytes);
            }
        }
        JsonNode output = whole.get("output");
        if (output.isObject()) {
            byte[] bytes = output.get("text").stringValue().getBytes(UTF_8);
            ((ObjectNode) output).put("sha256", Sha256.of(bytes).hex());
            texts.put("", bytes);
        }
        for (JsonNode claim : whole.get("claims")) {
            claim.get("spans").forEach(span -> quote(span, texts.get("")));
            for (JsonNode region : claim.get("evidence")) {
                quote(region, texts.get(region.get("evidenceId").stringValue()));
            }
        }
        for (JsonNode limitation : whole.at("/capture/limitations")) {
            byte[] text = texts.get(limitation.path("evidenceId").asString(""));
            limitation.path("spans").forEach(span -> quote(span, text));
        }
    }

    private static void quote(JsonNode span, byte @Nullable [] text) {
        if (text != null && span.has("start")) {
            int start = span.get("start").intValue();
            String slice = new String(text, start, span.get("end").intValue() - start, UTF_8);
            ((ObjectNode) span).put("text", slice);
        }
    }

    private static void removeFree(JsonNode value) {
        if (value instanceof ObjectNode object) {
            object.remove("x");
        }
        value.forEach(World::removeFree);
    }

    private void bind(ObjectNode file, String collection) {
        file.put("rubricSha256", RUBRIC.hex());
        for (JsonNode element : file.get(collection)) {
            for (JsonNode request : requests.get("requests")) {
                if (request.get("sampleId").equals(element.get("sampleId"))) {
                    ((ObjectNode) element).set("requestSha256", request.get("requestSha256"));
                }
            }
        }
    }
}

package org.plumbline.intake;

import static org.plumbline.intake.InCorpus.in;
import static org.plumbline.intake.InCorpus.value;

import java.util.List;
import java.util.function.Consumer;
import org.plumbline.intake.EveryCodeTest.Change;
import org.plumbline.problem.Code;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is changed in a corpus so that it has another shape than its schema says, or text without
/// bytes.
final class ShapeChanges {

    private static final String CLAIM = "/cases/0/claims/0";
    private static final String REGION = CLAIM + "/evidence/0";

    private ShapeChanges() {}

    static List<Change> all() {
        return List.of(
                // schema
                name("a field of no meaning", "", c -> c.put("foo", 1), "/foo", "\"foo\" is no"),
                name(
                        "one in a span",
                        CLAIM + "/spans/0",
                        c -> c.put("foo", 1),
                        CLAIM + "/spans/0/foo",
                        "start, end, text"),
                value("no version", "", c -> c.remove("version"), Code.SCHEMA_MISSING_FIELD, ""),
                value("no cases", "", c -> c.remove("cases"), Code.SCHEMA_MISSING_FIELD, ""),
                value(
                        "no group",
                        "/cases/0",
                        c -> c.remove("group"),
                        Code.SCHEMA_MISSING_FIELD,
                        "/cases/0"),
                value(
                        "evidence without content",
                        "/cases/0/evidence/0",
                        c -> c.remove("text"),
                        Code.SCHEMA_MISSING_FIELD,
                        "/cases/0/evidence/0"),
                value(
                        "a region with start alone",
                        REGION,
                        c -> c.remove(List.of("end", "text")),
                        Code.SCHEMA_MISSING_FIELD,
                        REGION),
                value(
                        "a number where a string is",
                        "/cases/0",
                        c -> c.put("practice", 5),
                        Code.SCHEMA_TYPE,
                        "/cases/0/practice"),
                value(
                        "a case that is a string",
                        "/cases",
                        c -> ((ArrayNode) c.get("cases")).set(1, "s-2"),
                        Code.SCHEMA_TYPE,
                        "/cases/1"),
                value(
                        "x that is no object",
                        CLAIM,
                        c -> c.put("x", "y"),
                        Code.SCHEMA_TYPE,
                        CLAIM + "/x"),
                value(
                        "a fraction as a position",
                        CLAIM + "/spans/0",
                        c -> c.put("start", 4.5),
                        Code.SCHEMA_TYPE,
                        CLAIM + "/spans/0/start"),
                value(
                        "another version",
                        "",
                        c -> c.put("version", 2),
                        Code.SCHEMA_VALUE,
                        "/version"),
                value(
                        "another unit",
                        "",
                        c -> c.put("positionEncoding", "utf-7"),
                        Code.SCHEMA_VALUE,
                        "/positionEncoding"),
                value(
                        "an unknown split",
                        "/cases/1",
                        c -> c.put("split", "test"),
                        Code.SCHEMA_VALUE,
                        "/cases/1/split"),
                value(
                        "# in a sample id",
                        "/cases/1",
                        c -> c.put("sampleId", "s#2"),
                        Code.SCHEMA_VALUE,
                        "/cases/1/sampleId"),
                value(
                        "an upper-case digest",
                        "/cases/0/output",
                        c -> c.put("sha256", "A".repeat(64)),
                        Code.SCHEMA_VALUE,
                        "/cases/0/output/sha256"),
                value(
                        "no spans in a claim",
                        CLAIM,
                        c -> c.putArray("spans"),
                        Code.SCHEMA_VALUE,
                        CLAIM + "/spans"),
                value(
                        "no spans in a limitation",
                        "/cases/0/capture/limitations/0",
                        c -> c.putArray("spans"),
                        Code.SCHEMA_VALUE,
                        "/cases/0/capture/limitations/0/spans"),
                value(
                        "two contents",
                        "/cases/0/evidence/0",
                        c -> c.put("bytesBase64", ""),
                        Code.SCHEMA_VALUE,
                        "/cases/0/evidence/0"),
                value(
                        "a check for nothing",
                        CLAIM + "/checks/0",
                        c -> c.put("text", ""),
                        Code.SCHEMA_VALUE,
                        CLAIM + "/checks/0/text"),
                // text
                value(
                        "half of a pair",
                        "/cases/0",
                        c -> c.put("practice", "a\ud83d"),
                        Code.TEXT_UNPAIRED_SURROGATE,
                        "/cases/0/practice"),
                value(
                        "half of a pair in x",
                        "/cases/0/x",
                        c -> c.put("deep", "\ude00"),
                        Code.TEXT_UNPAIRED_SURROGATE,
                        "/cases/0/x/deep"),
                value(
                        "base64 without padding",
                        "/cases/0/evidence/1",
                        c -> c.put("bytesBase64", "AP8BAA"),
                        Code.TEXT_BASE64,
                        "/cases/0/evidence/1/bytesBase64"),
                value(
                        "base64 with pad bits",
                        "/cases/0/evidence/1",
                        c -> c.put("bytesBase64", "AP9="),
                        Code.TEXT_BASE64,
                        "/cases/0/evidence/1/bytesBase64"));
    }

    private static Change name(
            String title, String where, Consumer<ObjectNode> change, String pointer, String words) {
        return new Change(
                title,
                w -> change.accept(in(w, where)),
                Code.SCHEMA_UNKNOWN_FIELD,
                "corpus.json",
                pointer,
                true,
                words);
    }
}

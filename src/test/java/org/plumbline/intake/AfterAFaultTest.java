package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How reading goes on after something was found to be wrong.
class AfterAFaultTest {

    private final World world = new World();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"version\": 2, \"foo\": 1}                   | schema/missing-field 1:1 ''",
                "{\"foo\": 1, \"format\": 5, \"foo\": [}        | schema/type 1:22 /format",
                "{\"format\": null, ]                           | schema/type 1:12 /format",
                "{\"format\": [\"plumbline-corpus\"], ]         | schema/type 1:12 /format",
                "{\"format\": \"plumbline-report\", ]           | schema/value 1:12 /format",
                "{\"format\": \"plumbline-corpus \", ]          | schema/value 1:12 /format",
                "{\"format\": \"\\ud800\", ]                    | text/unpaired-surrogate 1:12 /format",
                "[{\"format\": \"plumbline-corpus\"}]           | schema/type 1:1 ''",
                "\"plumbline-corpus\"                           | schema/type 1:1 ''",
                "{\"version\": ,                                | json/syntax 1:13 ''"
            })
    void withoutAFormatNothingElseIsRead(String text, String expected) {
        for (String name : List.of("a.json", "a.jsonl")) {
            var problem = only(World.validate(World.source(name, text)));

            assertThat(place(problem)).isEqualTo(expected.replace("''", ""));
        }
    }

    @Test
    void withoutAFormatWhatIsWrongAsJsonBeforeItIsTold() {
        String text =
                "\ufeff{\"a\": 1, \"a\": \"\\ud800\", \"foo\": {}, \"format\": \"?\", \"a\": 3";

        assertThat(brief(text))
                .containsExactly(
                        "json/bom 1:1 ",
                        "json/duplicate-key 1:10 /a",
                        "text/unpaired-surrogate 1:15 /a",
                        "schema/value 1:46 /format");
    }

    @Test
    void membersComeInAnyOrder() {
        for (String name : List.of("cases", "positionEncoding", "format")) {
            world.corpus.set(name, world.corpus.remove(name));
        }
        ((ObjectNode) world.corpus.at("/cases/1")).put("foo", 1);
        String text = World.pretty(world.corpus);

        assertThat(brief(text))
                .containsExactly(
                        "schema/unknown-field "
                                + Place.ofName(text, "/cases/1/foo")
                                + " /cases/1/foo");
    }

    @Test
    void aUnitBehindTheCollectionHoldsForIt() {
        String text =
                """
                {"format": "plumbline-labels", "version": 1, "ratings": [
                {"sampleId": "s-1", "requestSha256": "%s",
                "labelledAt": null, "blinded": true, "claims": [
                {"claimId": "c-1", "truth": "true", "grounding": "unknown", "note": null},
                {"claimId": "c-2", "truth": "true", "grounding": "unknown", "note": null,
                "evidence": [{"evidenceId": "e-3", "start": 3, "end": 4, "text": "é"}]}],
                "quality": {"relevance": null, "repetition": null, "usefulness": null,
                "correctWithholding": null}}], "rater": "zoe", "rubricSha256": "%s",
                "tool": {"name": "t", "version": "1"}, "positionEncoding": "utf-32"}
                """
                        .formatted(
                                world.requests.at("/requests/0/requestSha256").stringValue(),
                                World.RUBRIC);
        var corpus = World.source("corpus.json", world.corpus);

        assertThat(World.validate(corpus, World.source("zoe.json", text)).problems()).isEmpty();
        assertThat(
                        World.validate(
                                        corpus,
                                        World.source("zoe.json", text.replace("utf-32", "utf-8")))
                                .problems())
                .extracting(problem -> problem.code().word())
                .containsExactly("span/character");
    }

    @Test
    void aHashIsHeldToItsRequestBehindARequestWithAnError() {
        ((ObjectNode) world.requests.at("/requests/0"))
                .put("foo", 1)
                .put("requestSha256", "0".repeat(64));
        ((ObjectNode) world.requests.at("/requests/1")).put("requestSha256", "1".repeat(64));

        assertThat(codes(World.pretty(world.requests)))
                .containsExactly(
                        "digest/request /requests/0/requestSha256",
                        "schema/unknown-field /requests/0/foo",
                        "digest/request /requests/1/requestSha256");
    }

    @Test
    void anUnknownUnitLeavesPositionsInTextsUnchecked() {
        world.corpus.put("positionEncoding", 8);
        ((ObjectNode) world.corpus.at("/cases/0/claims/0/spans/0")).put("start", 400);
        ((ObjectNode) world.corpus.at("/cases/0/claims/0/evidence/1")).put("end", 400);

        assertThat(codes(World.pretty(world.corpus)))
                .containsExactly(
                        "schema/type /positionEncoding", "span/range /cases/0/claims/0/evidence/1");
    }

    @Test
    void afterBrokenJsonNothingFollowsAndWhatWasReadBeforeIsJudged() {
        String text = World.pretty(world.corpus);
        int end = text.indexOf("\"sampleId\" : \"s-3\"");
        String broken =
                text.substring(0, end).replace("\"split\" : \"development\"", "\"split\" : 5")
                        + "\"sampleId\" : \"s-3\", \"foo\" : 1, \"name\" : nil }";

        assertThat(codes(broken))
                .containsExactly("schema/type /cases/1/split", "json/syntax /cases/2/name");
        var problems = World.validate(World.source("a.json", broken)).problems();
        assertThat(problems).extracting(Problem::sampleId).containsExactly("s-2", "s-3");
        assertThat(problems.getLast().location())
                .isEqualTo(Place.at(broken, broken.lastIndexOf("il }")));
    }

    @Test
    void afterABrokenLineTheNextOneIsRead() {
        String text =
                ("{\"format\":\"plumbline-adjudications\",\"version\":1,\"adjudicator\":\"a\","
                                + "\"rubricSha256\":\"%s\"}\n")
                        .formatted(World.RUBRIC);
        String lines = "{\"sampleId\":\"s\",\"foo\"\n\n{\"x\":{}}\n7\n";

        assertThat(
                        brief("a.jsonl", text + lines).stream()
                                .filter(line -> !line.startsWith("schema/missing-field")))
                .containsExactly("json/syntax 2:22 /decisions/0", "schema/type 5:1 /decisions/2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.jsonl", "a.ndjson", "a.NDJSON", "a.b.JsonL"})
    void linesAreToldByEitherEndingInAnyCase(String name) {
        String text = "{\"format\":\"plumbline-corpus\",\"version\":1}\n7\n";

        assertThat(brief(name, text)).containsExactly("schema/type 2:1 /cases/0");
        assertThat(brief("a.ndjson.json", text)).isNotEqualTo(brief(name, text));
    }

    @Test
    void aRepeatedNameLeavesTheFirstValueInForce() {
        String text =
                World.pretty(world.corpus)
                        .replace(
                                "\"split\" : \"development\"",
                                "\"split\" : \"development\", \"split\" : 7");

        assertThat(brief(text))
                .containsExactly(
                        "json/duplicate-key "
                                + Place.at(text, text.indexOf("\"split\" : 7"))
                                + " /cases/1/split");
    }

    @Test
    void otherMembersTakePartWhereAFieldIsMissingOrUnknown() {
        var claim = (ObjectNode) world.corpus.at("/cases/0/claims/1");
        claim.remove("reason");
        claim.put("why", "x");
        claim.put("id", "c-1").put("grounding", "supported");
        ((ObjectNode) claim.at("/spans/0")).put("end", 4000).remove("text");

        assertThat(codes(World.pretty(world.corpus)))
                .containsExactlyInAnyOrder(
                        "schema/missing-field /cases/0/claims/1",
                        "id/claim /cases/0/claims/1/id",
                        "schema/missing-field /cases/0/claims/1/spans/0",
                        "span/range /cases/0/claims/1/spans/0",
                        "grounding/unseen /cases/0/claims/1/grounding",
                        "schema/unknown-field /cases/0/claims/1/why");
    }

    @Test
    void eachMissingFieldIsAProblemAndOtherwiseAValueHasOneAtMost() {
        var evidence = (ObjectNode) world.corpus.at("/cases/0/evidence/1");
        evidence.remove(List.of("bytesBase64", "role", "path"));
        ((ObjectNode) world.corpus.at("/cases/0/claims/0/evidence/0"))
                .remove(List.of("start", "end"));
        ((ObjectNode) world.corpus.at("/cases/0/output")).put("sha256", 7);

        assertThat(codes(World.pretty(world.corpus)))
                .containsExactly(
                        "schema/missing-field /cases/0/evidence/1",
                        "schema/missing-field /cases/0/evidence/1",
                        "schema/missing-field /cases/0/evidence/1",
                        "schema/type /cases/0/output/sha256",
                        "schema/missing-field /cases/0/claims/0/evidence/0",
                        "schema/missing-field /cases/0/claims/0/evidence/0");
    }

    @Test
    void ofASpanOnlyTheFirstThingIsTold() {
        var span = (ObjectNode) world.corpus.at("/cases/0/claims/0/spans/0");
        span.put("start", 11).put("end", 5).put("text", "?");
        var region = (ObjectNode) world.corpus.at("/cases/0/claims/0/evidence/0");
        region.put("end", 21).put("text", "?");

        assertThat(codes(World.pretty(world.corpus)))
                .containsExactly(
                        "span/range /cases/0/claims/0/spans/0",
                        "span/character /cases/0/claims/0/evidence/0");
    }

    @Test
    void aClaimOfUnknownEvidenceIsNotCalledUngrounded() {
        ((ArrayNode) world.corpus.at("/cases/0/claims/0/evidence")).remove(1);
        ((ObjectNode) world.corpus.at("/cases/0/claims/0/evidence/0")).put("evidenceId", "e-9");

        assertThat(codes(World.pretty(world.corpus)))
                .containsExactly("reference/evidence /cases/0/claims/0/evidence/0/evidenceId");
    }

    @Test
    void evidenceWithoutAnIdMayBeTheOneThatIsMeant() {
        ((ObjectNode) world.corpus.at("/cases/0/evidence/0")).remove("id");

        assertThat(codes(World.pretty(world.corpus)))
                .containsExactly("schema/missing-field /cases/0/evidence/0");

        ((ArrayNode) world.corpus.at("/cases/0/evidence")).set(0, 5);
        assertThat(codes(World.pretty(world.corpus)))
                .containsExactly("schema/type /cases/0/evidence/0");
    }

    @Test
    void spansAreComparedWithTheLastOneInFrontThatHasNoProblem() {
        var spans = (ArrayNode) world.corpus.at("/cases/0/claims/1/spans");
        spans.removeAll();
        span(spans, 12, 18);
        span(spans, 4, 8);
        span(spans, 15, 17);
        span(spans, 18, 20);

        assertThat(codes(World.pretty(world.corpus)))
                .containsExactly(
                        "span/order /cases/0/claims/1/spans/1",
                        "span/order /cases/0/claims/1/spans/2");
    }

    @Test
    void aGroupIsComparedWithItsFirstCaseWhoseFieldHasNoProblem() {
        var cases = (ArrayNode) world.corpus.get("cases");
        var third = (ObjectNode) cases.get(2);
        var more = third.deepCopy();
        more.put("sampleId", "s-4").put("split", "development").put("sampling", "regression");
        cases.add(more);
        ((ObjectNode) cases.get(0)).put("split", "?");
        third.put("split", "development");

        assertThat(codes(World.pretty(world.corpus)))
                .containsExactly("schema/value /cases/0/split", "split/sampling /cases/3/group");
    }

    @Test
    void twoSamplesWithOneIdAreBothNamedWithTheirPlaces() {
        ((ObjectNode) world.corpus.at("/cases/2")).put("sampleId", "s-2");
        String text = World.pretty(world.corpus);

        var problem = only(World.validate(World.source("a.json", text)));

        assertThat(problem.pointer()).isEqualTo("/cases/2/sampleId");
        assertThat(problem.location()).isEqualTo(Place.ofValue(text, "/cases/2/sampleId"));
        assertThat(problem.message())
                .startsWith(
                        "the sample id \"s-2\" is taken: /cases/1/sampleId at "
                                + Place.ofValue(text, "/cases/1/sampleId")
                                + " has it");
    }

    @Test
    void aThousandProblemsOfAFileAreListedAndTheRestCounted() {
        var cases = (ArrayNode) world.corpus.get("cases");
        for (int i = 0; i < 1200; i++) {
            cases.add(i);
        }
        world.corpus.put("foo", 1);

        ProblemList problems = World.validate(World.source("a.json", world.corpus));

        assertThat(problems.problems()).hasSize(1000);
        assertThat(problems.omitted()).isEqualTo(201);
        assertThat(problems.hasErrors()).isTrue();
        assertThat(problems.problems().getLast().pointer()).isEqualTo("/cases/1002");
    }

    private static void span(ArrayNode spans, int start, int end) {
        byte[] output = World.OUTPUT.getBytes(UTF_8);
        String text = new String(output, start, end - start, UTF_8);
        spans.addObject().put("start", start).put("end", end).put("text", text);
    }

    private static Problem only(ProblemList problems) {
        assertThat(problems.problems()).hasSize(1);
        return problems.problems().getFirst();
    }

    private static String place(Problem problem) {
        return problem.code().word() + " " + problem.location() + " " + problem.pointer();
    }

    private static List<String> brief(String text) {
        return brief("a.json", text);
    }

    private static List<String> brief(String name, String text) {
        return World.validate(World.source(name, text)).problems().stream()
                .map(AfterAFaultTest::place)
                .toList();
    }

    private static List<String> codes(String text) {
        return World.validate(World.source("a.json", text)).problems().stream()
                .map(problem -> problem.code().word() + " " + problem.pointer())
                .toList();
    }
}

package org.plumbline.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import org.plumbline.cli.Combination.Field;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes what raters, a judge and an adjudicator say of [CombinationCorpus].
///
/// @param requests the digests of the samples' requests
/// @param rubric the rubric's digest
record CombinationLabels(List<String> requests, String rubric) {

    /// The turns of the two raters.
    static final int ADA = 0;

    static final int BEN = 1;

    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final int CITING_NOTHING = 2;

    CombinationLabels {
        requests = List.copyOf(requests);
    }

    /// Bound to the requests that the program makes of the corpus.
    static CombinationLabels of(String requestsFile) {
        JsonNode file = MAPPER.readTree(requestsFile);
        return new CombinationLabels(
                file.get("requests")
                        .valueStream()
                        .map(request -> request.get("requestSha256").stringValue())
                        .toList(),
                file.at("/rubric/sha256").stringValue());
    }

    /// True where a rater cites for `c3`, beside what was not seen, what was seen.
    ///
    /// @param citing the numbers in which the rater does; where `c3` is called supported, it must
    ///   be
    static boolean isSeenCited(Combination said, IntPredicate citing) {
        return citing.test(said.number())
                || said.word(new Field("grounding", CITING_NOTHING)).equals("supported");
    }

    String rater(String name, int turn, IntPredicate citing) {
        ObjectNode file = header("plumbline-labels").put("rater", name);
        file.putObject("tool").put("name", "t").put("version", "1");
        ArrayNode ratings = file.putArray("ratings");
        Combination.numbers()
                .mapToObj(number -> new Combination(number, turn))
                .forEach(
                        said ->
                                rate(ratings.addObject(), said, citing)
                                        .put("blinded", true)
                                        .putNull("labelledAt"));
        return file.toString();
    }

    String judge(int turn) {
        ObjectNode file = header("plumbline-judge");
        file.putObject("judge").put("model", "m").put("runId", "r");
        ArrayNode ratings = file.putArray("ratings");
        Combination.numbers()
                .mapToObj(number -> new Combination(number, turn))
                .forEach(said -> rate(ratings.addObject(), said, number -> false));
        return file.toString();
    }

    private ObjectNode header(String format) {
        return MAPPER.createObjectNode()
                .put("format", format)
                .put("version", 1)
                .put("rubricSha256", rubric);
    }

    private ObjectNode bind(ObjectNode label, int number) {
        return label.put("sampleId", new Combination(number, 0).sampleId())
                .put("requestSha256", requests.get(number));
    }

    private ObjectNode rate(ObjectNode rating, Combination said, IntPredicate citing) {
        bind(rating, said.number());
        var claims = new ArrayList<ObjectNode>();
        for (int claim = 0; claim < Combination.CLAIMS.size(); claim++) {
            claims.add(claim(said, claim, citing));
        }
        if (said.number() % 2 == 1) {
            // Claims go by their ids, never by their order.
            Collections.reverse(claims);
        }
        rating.putArray("claims").addAll(claims);
        ObjectNode quality = rating.putObject("quality");
        for (String measure : Combination.MEASURES) {
            quality.set(measure, MAPPER.readTree(said.json(new Field(measure, -1))));
        }
        return rating;
    }

    private static ObjectNode claim(Combination said, int claim, IntPredicate citing) {
        ObjectNode one =
                MAPPER.createObjectNode()
                        .put("claimId", Combination.CLAIMS.get(claim))
                        .put("truth", said.word(new Field("truth", claim)))
                        .put("grounding", said.word(new Field("grounding", claim)))
                        .putNull("note");
        if (claim == CITING_NOTHING) {
            ArrayNode cited = one.putArray("evidence");
            cited.addObject().put("evidenceId", "unseen");
            if (isSeenCited(said, citing)) {
                cited.addObject().put("evidenceId", "seen");
            }
        }
        return one;
    }

    /// Decisions between the two raters, one a sample and field.
    ///
    /// @param turn what is decided is what somebody says who turns by this much
    /// @param misquoted by how much further than they do the raters are said to turn
    String decisions(List<Field> fields, int turn, int misquoted) {
        ObjectNode file = header("plumbline-adjudications").put("adjudicator", "cleo");
        ArrayNode decisions = file.putArray("decisions");
        for (Field field : fields) {
            Combination.numbers()
                    .forEach(
                            number -> {
                                ObjectNode one = bind(decisions.addObject(), number);
                                decide(one, field, new Combination(number, turn).json(field));
                                ArrayNode labels = one.putArray("labels");
                                quote(
                                        labels,
                                        "ada",
                                        new Combination(number, ADA + misquoted),
                                        field);
                                quote(
                                        labels,
                                        "ben",
                                        new Combination(number, BEN + misquoted),
                                        field);
                            });
        }
        return file.toString();
    }

    private static void decide(ObjectNode decision, Field field, String value) {
        decision.put("claimId", field.isOfClaim() ? Combination.CLAIMS.get(field.claim()) : null);
        decision.put("field", field.name()).set("value", MAPPER.readTree(value));
        decision.put("reason", "so");
    }

    private static void quote(ArrayNode labels, String rater, Combination said, Field field) {
        labels.addObject().put("rater", rater).set("value", MAPPER.readTree(said.json(field)));
    }
}

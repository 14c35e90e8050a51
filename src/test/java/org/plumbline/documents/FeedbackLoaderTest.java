package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ArrayNode;

/// What is held to rules before anything is counted.
class FeedbackLoaderTest extends AtADesk {

    private final DrawnCase whole = new DrawnCase("s1").claims(2);

    private void refuses(String code) {
        assertThat(desk.problems()).contains(code);
        Ran report = desk.ask();
        assertThat(report.code()).isEqualTo(1);
        assertThat(report.out()).isEmpty();
        assertThat(report.err()).contains(code);
    }

    // F69
    @Test
    void everyFileIsHeldToItsSchema() {
        desk.corpus(whole.put("/claimCoverage", "some"));

        refuses("schema/value");
    }

    // F70
    @Test
    void everyDigestIsThatOfItsContent() {
        desk.corpus(whole.put("/evidence/0/sha256", "0".repeat(64)));

        refuses("digest/evidence");
    }

    // F71
    @Test
    void everySpanLiesInItsTextAndQuotesIt() {
        desk.corpus(whole.put("/claims/0/spans/0/end", 4000));
        refuses("span/range");

        desk.corpus(whole.put("/claims/0/spans/0/end", 5));
        refuses("span/quote");
    }

    // F72
    @Test
    void everyReferenceLeadsToEvidenceOfTheCase() {
        desk.corpus(whole.put("/claims/0/evidence/0/evidenceId", "e9"));

        refuses("reference/evidence");
    }

    // F73
    @Test
    void noWorkItemLiesOnBothSidesOfASplit() {
        desk.corpus(whole, new DrawnCase("s2", "s1").put("/split", "development"));

        refuses("split/group");
    }

    // F74
    @Test
    void aRatingOfAnEarlierRequestIsNotCounted() {
        desk.corpus(whole).labels("ada", Said.sound(whole));
        desk.corpus(whole.output(DrawnCase.OUTPUT + " Always."));

        assertThat(desk.problems()).containsExactly("labels/stale");
        assertThat(desk.stratum().at("/claims/truth/missing").asInt()).isEqualTo(2);
        assertThat(desk.ask("--strict").code()).isEqualTo(1);
    }

    // F75
    @Test
    void noIdOccursTwice() {
        desk.corpus(whole, new DrawnCase("s1"));
        refuses("id/sample");

        desk.corpus(new DrawnCase("s1").claim("c1").claim("c1"));
        refuses("id/claim");

        desk.corpus(new DrawnCase("s1").evidence("e1", "seen", true, "again"));
        refuses("id/evidence");
    }

    // F75
    @Test
    void nobodyRatesASampleTwice() {
        desk.corpus(whole).labels("ada", Said.sound(whole), Said.sound(whole));

        refuses("labels/repeated");
    }

    // F76
    @Test
    void aRatingSaysSomethingOfEachClaim() {
        desk.corpus(whole).labels("ada", Said.sound(whole)).judge("m", Said.sound(whole));
        assertThat(desk.problems()).isEmpty();

        for (String name : List.of("labels-ada.json", "judge-m.json")) {
            desk.change(name, file -> ((ArrayNode) file.at("/ratings/0/claims")).remove(1));
        }

        assertThat(desk.problems()).containsExactly("labels/incomplete", "labels/incomplete");
        refuses("labels/incomplete");
    }
}

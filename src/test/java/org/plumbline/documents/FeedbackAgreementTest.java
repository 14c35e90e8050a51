package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.session.files.Bundled;
import tools.jackson.databind.JsonNode;

/// Agreement of people and judges, and what no report says.
///
/// No test can show:
/// - F161, that three cases do not close the questions that they were picked from: what a project
///   decides. That they stand for no population is F128.
/// - F162, which document reads the records of review and delivery: another one's. The program
///   counts review states as they stand.
class FeedbackAgreementTest extends AtADesk {

    private final DrawnCase whole = new DrawnCase("s1").claims(2);

    private static JsonNode of(JsonNode tables, String field) {
        return tables.valueStream()
                .filter(it -> it.get("field").asString().equals(field))
                .findFirst()
                .orElseThrow();
    }

    private JsonNode agreement(String field) {
        return of(desk.report().get("agreement"), field);
    }

    private void dispute() {
        desk.corpus(whole)
                .labels("ada", Said.sound(whole))
                .labels("ben", Said.sound(whole).claim("c1", "false", "supported"));
    }

    // F148
    @Test
    void sourcesOnDependenceAndPairedComparisonAreNamed() {
        assertThat(Bundled.numbers().replaceAll("\\s+", " "))
                .contains("Adding Error Bars to Evals", "paired differences")
                .contains("NIST/SEMATECH e-Handbook");
    }

    // F149
    @Test
    void aDecisionChangesNoLabelOfARater() throws IOException {
        dispute();
        String ada = Files.readString(Path.of(desk.path("labels-ada.json")));
        JsonNode before = desk.report().get("agreement");

        desk.decide("s1", "c1", "truth", "unsupported");

        assertThat(desk.stratum().at("/claims/truth/unsupported").asInt()).isEqualTo(1);
        assertThat(desk.report().get("agreement")).isEqualTo(before);
        assertThat(Files.readString(Path.of(desk.path("labels-ada.json")))).isEqualTo(ada);
    }

    /// The table of two coders that R. Artstein and M. Poesio (2008) begin with: of 100 units both
    /// say one thing of 20 and the other of 50, and kappa is 0.348.
    // F150
    @Test
    void twoRatersHaveRawAgreementAndKappaFromBeforeAnyDecision() {
        var many = new DrawnCase("s1").claims(100);
        var ada = Said.sound(many);
        var ben = Said.sound(many);
        for (int i = 1; i <= 100; i++) {
            ada.claim("c" + i, i <= 20 || i > 90 ? "false" : "true", "supported");
            ben.claim("c" + i, i <= 40 ? "false" : "true", "supported");
        }
        desk.corpus(many).labels("ada", ada).labels("ben", ben);
        desk.decide("s1", "c30", "truth", "true");

        JsonNode truth = agreement("truth");

        assertThat(truth.get("n").asInt()).isEqualTo(100);
        assertThat(truth.get("rawAgreement").asDouble()).isEqualTo(0.7);
        assertThat(truth.get("kappa").asDouble()).isCloseTo(0.348, within(0.0005));
    }

    // F151
    @Test
    void aJudgeIsHeldAgainstWhatPeopleSettled() {
        dispute();
        desk.judge("m", Said.sound(whole).claim("c2", "false", "supported"));
        JsonNode truth = desk.report().at("/judges/0/fields/truth");
        assertThat(truth.get("n").asInt()).isEqualTo(1);
        assertThat(truth.get("confusion").toString())
                .isEqualTo("[{\"human\":\"true\",\"judge\":\"false\",\"count\":1}]");

        desk.decide("s1", "c1", "truth", "true");

        truth = desk.report().at("/judges/0/fields/truth");
        assertThat(truth.get("n").asInt()).isEqualTo(2);
        assertThat(truth.get("agreements").asInt()).isEqualTo(1);
        assertThat(truth.get("rawAgreement").asDouble()).isEqualTo(0.5);
    }

    // F152
    @Test
    void anAbstentionFromAMeasureIsACategory() {
        desk.corpus(whole).labels("ada", Said.sound(whole)).labels("ben", Said.sound(whole));

        assertThat(agreement("usefulness").get("n").asInt()).isEqualTo(1);
        assertThat(agreement("usefulness").get("agreements").asInt()).isEqualTo(1);
        assertThat(desk.stratum().at("/quality/usefulness/abstained").asInt()).isEqualTo(1);
    }

    // F153
    @Test
    void anAbstentionBesideAValueIsADisagreement() {
        desk.corpus(whole)
                .labels("ada", Said.sound(whole))
                .labels("ben", Said.sound(whole).quality(null, null, true, null));

        assertThat(agreement("usefulness").get("n").asInt()).isEqualTo(1);
        assertThat(agreement("usefulness").get("agreements").asInt()).isZero();
        assertThat(desk.stratum().at("/quality/usefulness/disputed").asInt()).isEqualTo(1);
    }

    // F154
    @Test
    void kappaIsNullWhereNothingWasRatedByBoth() {
        var other = new DrawnCase("s2").claim("c1");
        desk.corpus(whole, other).labels("ada", Said.sound(whole)).labels("ben", Said.sound(other));

        assertThat(agreement("truth").get("kappa").isNull()).isTrue();
        assertThat(agreement("truth").get("kappaNull").asString()).isEqualTo("no-overlap");
        assertThat(agreement("truth").get("rawAgreement").isNull()).isTrue();
    }

    // F155
    @Test
    void kappaIsNullWhereLabelsAreConstant() {
        desk.corpus(whole).labels("ada", Said.sound(whole)).labels("ben", Said.sound(whole));

        assertThat(agreement("truth").get("kappa").isNull()).isTrue();
        assertThat(agreement("truth").get("kappaNull").asString()).isEqualTo("constant-labels");
    }

    // F156
    @Test
    void aNullKappaIsSaidToBeNoPerfectAgreement() {
        desk.corpus(whole).labels("ada", Said.sound(whole)).labels("ben", Said.sound(whole));

        assertThat(desk.report().get("attestations").toString())
                .contains("null-kappa-no-agreement");
        for (String form : List.of("text", "html")) {
            assertThat(desk.ask("--format", form).words())
                    .contains("which is no perfect agreement");
        }
    }

    // F157
    @Test
    void aSourceOnAgreementBeyondChanceIsNamed() {
        assertThat(Bundled.numbers().replaceAll("\\s+", " "))
                .contains("R. Artstein and M. Poesio", "Inter-Coder Agreement");
    }

    // F158
    @ParameterizedTest
    @ValueSource(strings = {"json", "csv", "text", "html"})
    void everyFormOfEveryReportSaysThatItDecidesNothingAndThatJudgesAdvise(String form) {
        String words = desk.corpus(whole).ask("--format", form).words();

        if (form.equals("json") || form.equals("csv")) {
            assertThat(words).contains("not-assessed", "advisory-only");
        } else {
            assertThat(words).containsIgnoringCase("no release decision is made here");
            assertThat(words).containsIgnoringCase("judges are advisory");
        }
    }

    // F159
    @Test
    void noFigureIsAGate() {
        desk.corpus(whole)
                .labels(
                        "ada",
                        Said.of(whole, "false", "unsupported").quality(false, true, false, false));

        assertThat(desk.stratum().at("/claims/falseRate").asDouble()).isOne();
        assertThat(desk.ask().code()).isZero();
        assertThat(desk.report().get("releaseDecision").asString()).isEqualTo("not-assessed");
    }

    // F160
    @Test
    void noReportComparesTwoReleases() {
        String corpus = desk.corpus(whole).path(Desk.CORPUS);

        Ran both = Ran.run("report", "--corpus", corpus, "--corpus", corpus);

        assertThat(both.code()).isEqualTo(2);
        assertThat(both.out()).isEmpty();
    }
}

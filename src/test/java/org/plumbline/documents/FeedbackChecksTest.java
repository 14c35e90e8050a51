package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// What the literal checks find, and what they do not show.
///
/// Tried elsewhere: F86, that a person has to check an annotation, in [FeedbackLookingTest].
class FeedbackChecksTest extends AtADesk {

    private static final String ABSENCE = "literal-absence";
    private static final String QUOTE = "literal-quote";
    private static final String PRESENT = "annotated-text-present";
    private static final String MATCH = "exact-match";
    private static final String ABSTAIN = "abstain";

    private static DrawnCase checked(String stored, String kind, String region, String text) {
        return new DrawnCase("s1")
                .onlyEvidence("e1", "seen", true, stored)
                .claim("c1")
                .check(kind, "e1", region, text);
    }

    /// The outcome of the one check of a corpus.
    private String outcome(DrawnCase whole) {
        JsonNode checks = desk.corpus(whole).stratum().get("checks");
        String kind = whole.node.at("/claims/0/checks/0/kind").asString();
        return checks.get(kind)
                .propertyStream()
                .filter(it -> it.getValue().asInt() == 1)
                .map(it -> it.getKey())
                .findFirst()
                .orElse("nothing");
    }

    private String outcome(String stored, String kind, String region, String text) {
        return outcome(checked(stored, kind, region, text));
    }

    // F77
    @Test
    void aCheckHasAnAnnotatedClaimAndAnExactRegionOfItsEvidence() {
        var whole = checked("a clear() b", QUOTE, "clear()", "clear()");
        assertThat(outcome(whole)).isEqualTo(MATCH);

        desk.corpus(whole.put("/claims/0/checks/0/end", 400));
        assertThat(desk.problems()).containsExactly("span/range");
    }

    // F78
    @Test
    void textThatIsSaidToBeAbsentIsReportedWhereTheRegionHasItsBytes() {
        assertThat(outcome("{ return 0; }", ABSENCE, "{ return 0; }", "return 0;"))
                .isEqualTo(PRESENT);
    }

    // F79
    @Test
    void elseTheCheckOfAnAbsenceAbstains() {
        assertThat(outcome("{ return 0; } x", ABSENCE, "{ return 0; }", "x")).isEqualTo(ABSTAIN);
    }

    // F80
    @Test
    void theCheckOfAQuotationMatchesExactlyOrAbstains() {
        assertThat(outcome("{ return 0; }", QUOTE, "return 0;", "return 0;")).isEqualTo(MATCH);
        assertThat(outcome("{ return 0; }", QUOTE, "return 0; ", "return 0;")).isEqualTo(ABSTAIN);
    }

    // F81
    @Test
    void noOutcomeSaysThatAClaimIsRightOrWrong() {
        var whole =
                checked("{ return 0; }", ABSENCE, "{ return 0; }", "return 0;")
                        .put("/claims/0/verdict", "true");
        assertThat(outcome(whole)).isEqualTo(PRESENT);
        assertThat(desk.stratum().at("/claims/truth/missing").asInt()).isEqualTo(1);

        desk.labels("ada", Said.sound(whole));
        assertThat(desk.problems()).isEmpty();
        assertThat(desk.stratum().at("/claims/truth/true").asInt()).isEqualTo(1);
    }

    // F82
    @Test
    void textInACommentOrAStringIsFoundAsWell() {
        assertThat(outcome("{ // return 0;\n }", ABSENCE, "{ // return 0;\n }", "return 0;"))
                .isEqualTo(PRESENT);
        assertThat(outcome("{ log(\"return 0;\"); }", QUOTE, "return 0;", "return 0;"))
                .isEqualTo(MATCH);
    }

    // F83
    @Test
    void aWrongAnnotationTurnsTheOutcome() {
        String code = "{ return 0; } { }";
        assertThat(outcome(code, ABSENCE, "{ return 0; }", "return 0;")).isEqualTo(PRESENT);

        assertThat(outcome(code, ABSENCE, "{ }", "return 0;")).isEqualTo(ABSTAIN);
        assertThat(outcome(code, ABSENCE, "{ return 0; }", "return 1;")).isEqualTo(ABSTAIN);
    }

    // F84, F85
    @ParameterizedTest
    @CsvSource({"revision, r2", "diffSide, old", "revision,", "diffSide,"})
    void theSameBytesOfAnotherRevisionOrSideAreNoMatch(String member, String other) {
        for (String kind : new String[] {ABSENCE, QUOTE}) {
            var whole = checked("clear()", kind, "clear()", "clear()");
            assertThat(outcome(whole)).isNotEqualTo(ABSTAIN);

            whole.put("/claims/0/checks/0/" + member, other);
            assertThat(outcome(whole)).isEqualTo(ABSTAIN);
        }
    }

    // F87
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {
                "white space, |a  b|, |a b|",
                "a tab, |a\tb|, |a b|",
                "a line end, |a\r\nb|, |a\nb|",
                "a no-break space, |a\u00a0b|, |a b|",
                "composition, |caf\u00e9|, |cafe\u0301|",
                "a look-alike, |\u0441lear|, |clear|",
                "upper case, |Clear|, |clear|",
                "the prefix of a diff, |+clear|, | clear|"
            })
    void nothingIsNormalised(String what, String stored, String text) {
        assertThat(outcome(stored, QUOTE, stored, text)).as(what).isEqualTo(ABSTAIN);
        assertThat(outcome(stored, ABSENCE, stored, text)).as(what).isEqualTo(ABSTAIN);
    }

    // F88
    @Test
    void anotherSpellingCanMakeACheckAbstain() {
        assertThat(outcome("Memory: 148kB", QUOTE, "148kB", "148 kB")).isEqualTo(ABSTAIN);
    }

    // F89
    @Test
    void noOutcomeProvesAnAbsence() {
        outcome("{ }", ABSENCE, "{ }", "return 0;");

        assertThat(desk.stratum().at("/checks/literal-absence").propertyNames())
                .containsExactly(PRESENT, ABSTAIN);
        assertThat(desk.stratum().at("/claims/truth/missing").asInt()).isEqualTo(1);
    }

    // F90
    @Test
    void noProseIsReadForACheck() {
        var whole = checked("{ }", ABSENCE, "{ }", "return 0;");
        for (String words : new String[] {"The block is empty.", "The block is not empty."}) {
            whole.output(words);
            whole.put("/claims", Drawing.read("{\"claims\": []}").get("claims"));
            whole.claim("c1", words, "e1").check(ABSENCE, "e1", "{ }", "return 0;");
            assertThat(outcome(whole)).isEqualTo(ABSTAIN);
        }
    }

    // F91
    @Test
    void whatAnIdentifierDoesIsNotInferredFromItsName() {
        String code = "validate(order);";
        assertThat(outcome(code, ABSENCE, code, "throw")).isEqualTo(ABSTAIN);
        assertThat(outcome(code, ABSENCE, code, "valid")).isEqualTo(PRESENT);
    }
}

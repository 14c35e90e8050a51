package org.plumbline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Statements on what a person must be able to look at: each literal check, and where evidence was
/// found again.
class FeedbackLookingTest extends AtADesk {

    // F86
    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "csv"})
    void everyAnnotationOfACheckIsListedForAPersonToLookAt(String form) {
        var whole =
                new DrawnCase("s1")
                        .onlyEvidence("e1", "seen", true, "catch (E e) { return 0; }")
                        .claim("c1", "The cache is never cleared", "e1")
                        .check("literal-absence", "e1", "{ return 0; }", "return 0;")
                        .check("literal-quote", "e1", "catch", "catches");
        desk.corpus(whole);

        Ran listed = Ran.run("checks", desk.path(Desk.CORPUS), "--format", form);

        assertThat(listed.code()).isZero();
        assertThat(listed.words())
                .contains("s1", "c1", "e1", "The cache is never cleared")
                .contains("literal-absence", "{ return 0; }", "annotated-text-present")
                .contains("literal-quote", "catches", "abstain")
                .contains("r1", "new");
    }

    // F63
    @Test
    void aDigestOfOriginThatIsNotThatOfTheWholeEvidenceIsPointedOut() {
        var whole = new DrawnCase("s1");
        String digest = whole.item("e1").get("sha256").asString();
        whole.item("e1")
                .putObject("origin")
                .put("api", "forge")
                .put("repository", "r")
                .put("path", "p")
                .put("commit", "c")
                .put("sha256", digest)
                .put("recoveredAt", "2026-06-02");
        assertThat(desk.corpus(whole).problems()).isEmpty();

        whole.put("/evidence/0/origin/sha256", "0".repeat(64));

        assertThat(desk.corpus(whole).problems()).containsExactly("digest/origin");
        assertThat(desk.ask().code()).isZero();
    }
}

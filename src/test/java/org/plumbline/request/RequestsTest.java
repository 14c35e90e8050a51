package org.plumbline.request;

import org.plumbline.corpus.ReviewState;
import org.plumbline.json.CanonicalJson;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Check;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.corpus.Origin;
import org.plumbline.corpus.ProducerStatus;
import org.plumbline.corpus.Provisional;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;


class RequestsTest {

    @Test
    void hashesTheCanonicalFormOfTheNamedMembersAlone() {
        var drawn = new CaseBuilder("s1");
        drawn.output = "caf\u00e9 is open";
        drawn.seen("e1", "a\r\nb");
        drawn.evidence("e2", new Content.Binary(new byte[] {0, -1}));
        drawn.claim("c1", new Span(0, 5), List.of(new Region("e1", new Span(0, 3))), null, null);
        drawn.claim(
                "c2",
                new Span(0, 5),
                List.of(Region.whole("e1"), new Region("e2", new Span(1, 2))),
                null,
                null);
        drawn.limitations.add(
                new Limitation(LimitationKind.TRUNCATION, "cut", "e2", List.of(new Span(0, 1))));
        drawn.limitations.add(new Limitation(LimitationKind.MISSING, "log", null, List.of()));

        String expected =
                """
                {"capture":{"limitations":[\
                {"detail":"cut","evidenceId":"e2","kind":"truncation","spans":[{"end":1,"start":0}]},\
                {"detail":"log","kind":"missing"}],"status":"complete"},\
                "claimCoverage":"exhaustive",\
                "claims":[\
                {"evidence":[{"end":3,"evidenceId":"e1","start":0,"text":"a\\r\\n"}],"id":"c1",\
                "spans":[{"end":5,"start":0,"text":"caf\u00e9"}]},\
                {"evidence":[{"evidenceId":"e1"},{"end":2,"evidenceId":"e2","start":1}],"id":"c2",\
                "spans":[{"end":5,"start":0,"text":"caf\u00e9"}]}],\
                "destination":"inline",\
                "evidence":[\
                {"completeness":"complete","diffSide":null,"id":"e1","path":null,"revision":null,\
                "role":"seen","seenByProducer":true,"sha256":"%s","text":"a\\r\\nb"},\
                {"bytesBase64":"AP8=","completeness":"complete","diffSide":null,"id":"e2",\
                "path":null,"revision":null,"role":"seen","seenByProducer":true,"sha256":"%s"}],\
                "output":{"sha256":"%s","text":"caf\u00e9 is open"},\
                "reviewState":"reviewed","sampleId":"s1"}"""
                        .formatted(
                                Sha256.of("a\r\nb".getBytes(UTF_8)),
                                Sha256.of(new byte[] {0, -1}),
                                Sha256.of("caf\u00e9 is open".getBytes(UTF_8)));
        var sample = drawn.build().sample();
        assertThat(new String(CanonicalJson.bytes(RequestJson.of(sample)), UTF_8))
                .isEqualTo(expected);
        assertThat(Requests.of(sample).sha256()).isEqualTo(Sha256.of(expected.getBytes(UTF_8)));
    }

    @Test
    void anOutputThatIsMissingIsNull() {
        var drawn = new CaseBuilder("s1");
        drawn.output = null;
        drawn.reviewState = ReviewState.WITHHELD;

        assertThat(new String(CanonicalJson.bytes(RequestJson.of(drawn.build().sample())), UTF_8))
                .contains("\"output\":null,\"reviewState\":\"withheld\"");
    }

    @Test
    void noHiddenValueChangesAHash() {
        Sha256 before = hash(drawn());
        List<Consumer<CaseBuilder>> corrections =
                List.of(
                        c -> c.name = "another name",
                        c -> c.group = "another group",
                        c -> c.split = Split.DEVELOPMENT,
                        c -> c.sampling = Sampling.REGRESSION,
                        c -> c.practice = "another practice",
                        c -> c.provider = "another provider",
                        c -> c.producerStatus = ProducerStatus.PARTIAL,
                        c -> c.model = "another model",
                        c -> c.prompt = null,
                        c -> c.origins.put("e1", new Origin("a", "b", "c", "d", "e", "f")),
                        c ->
                                c.expected =
                                        LabelsOf.quality(
                                                QualityValue.TRUE,
                                                QualityValue.FALSE,
                                                QualityValue.TRUE,
                                                QualityValue.NULL),
                        c -> label(c, Truth.FALSE, Grounding.UNKNOWN, "a reason"));
        for (int i = 0; i < corrections.size(); i++) {
            var changed = drawn();
            corrections.get(i).accept(changed);
            assertThat(changed.build()).as("correction %d", i).isNotEqualTo(drawn().build());
            assertThat(hash(changed)).as("correction %d", i).isEqualTo(before);
        }
    }

    @Test
    void oneByteOfEvidenceChangesTheHashOfItsCaseAndNoOther() {
        var cases = List.of(drawn(), drawn(), drawn());
        for (int i = 0; i < 3; i++) {
            cases.get(i).sampleId = "s" + i;
        }
        var before = cases.stream().map(RequestsTest::hash).toList();

        cases.get(1).evidence.clear();
        cases.get(1).seen("e1", "the evidencf");

        assertThat(hash(cases.get(0))).isEqualTo(before.get(0));
        assertThat(hash(cases.get(1))).isNotEqualTo(before.get(1));
        assertThat(hash(cases.get(2))).isEqualTo(before.get(2));
    }

    @Test
    void everyVisibleChangeGivesAnotherHash() {
        List<Consumer<CaseBuilder>> changes =
                List.of(
                        c -> c.sampleId = "t",
                        c -> c.destination = "chat",
                        c -> c.output += " ",
                        c -> c.claims.set(0, moved(c, 5)),
                        c -> c.claims("c9"),
                        c ->
                                c.limitations.add(
                                        new Limitation(
                                                LimitationKind.MISSING, "x", null, List.of())),
                        c -> c.seen("e9", ""));
        for (int i = 0; i < changes.size(); i++) {
            var changed = drawn();
            changes.get(i).accept(changed);
            assertThat(hash(changed)).as("change %d", i).isNotEqualTo(hash(drawn()));
        }
    }

    private static Claim moved(CaseBuilder drawn, int end) {
        var claim = drawn.claims.getFirst();
        return new Claim(claim.id(), List.of(new Span(0, end)), claim.evidence());
    }

    private static void label(CaseBuilder drawn, Truth truth, Grounding grounding, String reason) {
        drawn.provisional.set(
                0,
                new Provisional(
                        "c1",
                        LabelsOf.claim(truth, grounding),
                        reason,
                        List.of(
                                new Check(
                                        CheckKind.LITERAL_QUOTE,
                                        "e1",
                                        new Span(0, 3),
                                        ExactText.of("the"),
                                        null,
                                        null))));
    }

    private static CaseBuilder drawn() {
        return new CaseBuilder("s").seen("e1", "the evidence").claims("c1", "c2");
    }

    private static Sha256 hash(CaseBuilder drawn) {
        Case whole = drawn.build();
        return Requests.of(whole.sample()).sha256();
    }
}

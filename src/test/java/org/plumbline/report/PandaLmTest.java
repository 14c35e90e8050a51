package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.dkpro.statistics.agreement.coding.CodingAnnotationStudy;
import org.dkpro.statistics.agreement.coding.CohenKappaAgreement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.SharedData;
import org.plumbline.agreement.Confusion;
import org.plumbline.agreement.Kappa;
import org.plumbline.corpus.Case;
import org.plumbline.labels.Author;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// PandaLM's test set (three annotators, two judges, 999 items) as a review: its three verdicts
/// stand for the three values of truth.
@Tag(SharedData.TAG)
class PandaLmTest {

    private final World world = new World();

    @BeforeEach
    void convert() {
        JsonNode people = read("pandalm/testset-v1.json");
        JsonNode gpt = read("pandalm/gpt-3.5-turbo-testset-v1.json");
        JsonNode panda = read("pandalm/pandalm-7b-testset-v1.json");
        for (int i = 0; i < people.size(); i++) {
            Case one = world.add(new CaseBuilder("item-" + i).claims("1"));
            for (String rater : List.of("annotator1", "annotator2", "annotator3")) {
                rate(new Author.Rater(rater), one, people.get(i).get(rater).asString());
            }
            rate(new Author.Judge("gpt-3.5", "v1"), one, gpt.get(i).get("gpt_result").asString());
            rate(
                    new Author.Judge("pandalm-7b", "v1"),
                    one,
                    panda.get(i).get("pandalm_result").asString());
        }
    }

    @Test
    void reproducesThePublishedAgreementOfItsAnnotators() {
        assertThat(truthKappas()).containsExactly("0.8520", "0.8789", "0.8617");
    }

    @Test
    void comparesItsJudgesWithWhatAllAnnotatorsAgreeOn() {
        var judges = world.report().judges();
        assertThat(judges).hasSize(2);
        for (JudgeAgreement judge : judges) {
            Confusion table = judge.field(LabelField.TRUTH);
            var study = new CodingAnnotationStudy(2);
            for (int human = 0; human < table.categories(); human++) {
                for (int said = 0; said < table.categories(); said++) {
                    for (long n = table.count(human, said); n > 0; n--) {
                        study.addItem(human, said);
                    }
                }
            }
            assertThat(table.n()).isGreaterThan(800);
            assertThat(table.kappa())
                    .isInstanceOfSatisfying(
                            Kappa.Value.class,
                            kappa ->
                                    assertThat(kappa.ratio().value())
                                            .isCloseTo(
                                                    new CohenKappaAgreement(study)
                                                            .calculateAgreement(),
                                                    within(1e-12)));
        }
        // 25 answers of the first judge could not be parsed: it said nothing of those items.
        var counts = world.stratum().claims().judges().getFirst().counts();
        assertThat(counts.of(LabelField.TRUTH).missing()).isEqualTo(25);
        assertThat(counts.of(LabelField.TRUTH).total()).isEqualTo(999);
    }

    private List<String> truthKappas() {
        return world.report().agreement().stream()
                .filter(pair -> pair.field() == LabelField.TRUTH)
                .map(
                        pair ->
                                switch (pair.table().kappa()) {
                                    case Kappa.Value kappa -> kappa.ratio().decimal(4);
                                    case Kappa.Undefined reason -> reason.word();
                                })
                .toList();
    }

    private void rate(Author author, Case one, String verdict) {
        switch (verdict) {
            case "1" -> add(author, one, Truth.TRUE);
            case "2" -> add(author, one, Truth.FALSE);
            case "0", "Tie" -> add(author, one, Truth.UNSUPPORTED);
            case "garbage" -> {}
            default -> throw new AssertionError(verdict);
        }
    }

    private void add(Author author, Case one, Truth truth) {
        world.add(author, World.rating(one, truth, Grounding.UNKNOWN, World.ABSTAINED));
    }

    private static JsonNode read(String path) {
        return JsonMapper.shared().readTree(SharedData.path(path));
    }
}

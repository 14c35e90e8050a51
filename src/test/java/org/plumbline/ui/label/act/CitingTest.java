package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.label.model.CitedKey;

/// What the reviewer cites, without a window.
class CitingTest {

    private static final Span CALL = new Span(0, 7);

    private final LabelBench bench = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private Citing citing() {
        return bench.label.citing();
    }

    private void select(String evidence, Span span) {
        citing().pointAt(evidence, Optional.of(span));
    }

    @Test
    void whatIsSelectedIsCitedBehindWhatTheClaimCitesAndBecomesTheCurrentRegion() {
        select("e1", CALL);
        citing().citeSelection();

        assertThat(bench.draft(0, "c1").evidence()).containsExactly(new Region("e1", CALL));
        assertThat(bench.model().regions()).hasSize(2);
        assertThat(bench.model().region.get()).isOne();
        assertThat(bench.model().isOwn(1)).isTrue();
        assertThat(bench.model().isOwn(0)).isFalse();
    }

    @Test
    void whatIsCitedSoAlreadyIsTakenBack() {
        select("e1", CALL);
        citing().citeSelection();
        citing().citeSelection();

        assertThat(bench.draft(0, "c1").evidence()).isEmpty();
        assertThat(bench.model().region.get()).as("what is left").isZero();
    }

    @Test
    void withoutASelectionNothingIsCitedAndItIsSaidHow() {
        citing().citeSelection();
        assertThat(citing().refusal()).startsWith("Select the part");
        citing().pointAt("e1", Optional.empty());
        citing().citeSelection();

        assertThat(bench.draft(0, "c1").evidence()).isEmpty();
    }

    @Test
    void whatTheClaimCitesItselfIsNotCitedTwice() {
        citing().cite(Region.whole("e1"));

        assertThat(citing().refusal()).isEqualTo("This is cited already.");
        assertThat(bench.session.history(0)).isEmpty();
    }

    @Test
    void onlyARegionOfTheReviewersOwnIsTakenBack() {
        citing().takeBack();
        assertThat(citing().refusal()).startsWith("Only a region that you cite yourself");

        citing().cite(new Region("e1", CALL));
        citing().takeBack();
        assertThat(bench.draft(0, "c1").evidence()).isEmpty();
        assertThat(citing().refusal()).isEmpty();
    }

    @Test
    void citingWhatTheProducerSawAllowsGroundedAndTakingItBackDoesNotBreakThat() {
        bench.label.nextClaim();
        citing().cite(new Region("e1", CALL));
        bench.label.acts().label(LabelField.GROUNDING, Grounding.SUPPORTED);
        assertThat(bench.draft(0, "c2").of(LabelField.GROUNDING)).isEqualTo(Grounding.SUPPORTED);

        bench.model().region.set(1);
        citing().takeBack();
        assertThat(citing().refusal()).isNotEmpty();
        assertThat(bench.draft(0, "c2").evidence()).hasSize(1);
    }

    @Test
    void regionsGoRoundBothWays() {
        citing().cite(new Region("e1", CALL));
        citing().cite(Region.whole("e2"));
        var seen =
                List.of(1, 1, 1, -1, -1).stream()
                        .map(
                                step -> {
                                    citing().nextRegion(step);
                                    return bench.model().region.get();
                                })
                        .toList();

        assertThat(seen).containsExactly(0, 1, 2, 1, 0);
    }

    @Test
    void aClaimThatCitesNothingHasNoNextRegion() {
        bench.label.openSample(1);
        citing().nextRegion(1);
        assertThat(bench.model().region.get()).isEqualTo(-1);
        citing().ask();
        assertThat(citing().refusal()).startsWith("No evidence was kept");
    }

    @Test
    void aClickOnARegionGoesToTheClaimThatCitesIt() {
        var second = new CitedKey(1, 0);
        int asked = bench.model().claimAsked.get();
        citing().clicked(List.of(CitedKey.of(second.key()).orElseThrow()));

        assertThat(bench.model().claim.get()).isOne();
        assertThat(bench.model().region.get()).isZero();
        assertThat(bench.model().claimAsked.get()).isGreaterThan(asked);
    }

    @Test
    void oneMoreClickGoesToTheNextClaimThatCitesTheSame() {
        var here = List.of(new CitedKey(0, 0), new CitedKey(1, 0));
        citing().clicked(here);
        assertThat(bench.model().claim.get()).isOne();
        citing().clicked(here);
        assertThat(bench.model().claim.get()).isZero();
        citing().clicked(List.of());
        assertThat(bench.model().claim.get()).isZero();
    }

    @Test
    void anotherSampleForgetsWhatWasSelected() {
        select("e1", CALL);
        bench.label.openSample(1);
        citing().citeSelection();

        assertThat(citing().refusal()).startsWith("Select the part");
    }
}

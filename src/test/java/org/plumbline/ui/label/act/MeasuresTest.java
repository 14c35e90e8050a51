package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.CaptureStatus;
import org.plumbline.corpus.ReviewState;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.request.Request;
import org.plumbline.request.Requests;

/// Measures that a failed capture leaves nothing to judge by. The guide says of them: "Label only
/// the quality measures that you can judge, and abstain from the others."
class MeasuresTest {

    private final LabelBench bench = new LabelBench(failed().build());

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private static CaseBuilder failed() {
        var failed = new CaseBuilder("failed");
        failed.status = CaptureStatus.FAILED;
        failed.output = null;
        return failed;
    }

    private static Request request(CaptureStatus status, boolean hasOutput) {
        var sample = new CaseBuilder("s");
        sample.status = status;
        sample.reviewState = hasOutput ? ReviewState.REVIEWED : ReviewState.WITHHELD;
        if (!hasOutput) {
            sample.output = null;
        }
        return Requests.of(sample.build().sample());
    }

    @Test
    void withoutAnOutputAllButOneSayThatThereIsNothingToJudgeBy() {
        var failed = request(CaptureStatus.FAILED, false);

        for (LabelField measure : LabelField.ofSample()) {
            boolean isTheOne = measure == LabelField.CORRECT_WITHHOLDING;
            assertThat(Measures.why(measure, failed).isEmpty()).isEqualTo(isTheOne);
            assertThat(Measures.brief(measure, failed).isEmpty()).isEqualTo(isTheOne);
        }
        assertThat(Measures.why(LabelField.RELEVANCE, failed).orElseThrow())
                .contains("nothing to judge this by")
                .contains("abstains");
    }

    @Test
    void aFailedCaptureWithAnOutputSaysThatItIsUnsure() {
        assertThat(Measures.brief(LabelField.USEFULNESS, request(CaptureStatus.FAILED, true)))
                .isEqualTo("perhaps not to be judged");
    }

    @Test
    void otherwiseNothingIsSaid() {
        assertThat(Measures.why(LabelField.USEFULNESS, request(CaptureStatus.PARTIAL, true)))
                .isEqualTo(Optional.empty());
    }

    @Test
    void itsKeyAbstainsFirstAndSaysWhy() {
        bench.label.openSample(3);
        bench.label.acts().cycle(LabelField.RELEVANCE);

        assertThat(bench.session.draft(3).quality().of(LabelField.RELEVANCE))
                .isEqualTo(QualityValue.NULL);
        assertThat(bench.model().said.get()).contains("nothing to judge this by");
    }

    @Test
    void theKeyOfTheOneThatCanBeJudgedBeginsWithYes() {
        bench.label.openSample(3);
        bench.label.acts().cycle(LabelField.CORRECT_WITHHOLDING);

        assertThat(bench.session.draft(3).quality().of(LabelField.CORRECT_WITHHOLDING))
                .isEqualTo(QualityValue.TRUE);
        assertThat(bench.model().said.get()).isEmpty();
    }
}

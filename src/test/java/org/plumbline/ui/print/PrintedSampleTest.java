package org.plumbline.ui.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plumbline.CaseBuilder;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;

/// What is printed of a sample.
class PrintedSampleTest {

    @Test
    void theOutputTheClaimsWithTheirLabelsAndTheEvidenceArePrinted() {
        var sample =
                new CaseBuilder("s-1").seen("e1", "class Cache {}").claims("c1").build().sample();
        String claim = sample.answer().claims().getFirst().id();
        Draft draft =
                Draft.EMPTY
                        .after(Act.SetLabel.ofClaim("s-1", claim, LabelField.TRUTH, Truth.FALSE))
                        .after(new Act.SetNote("s-1", claim, "seen in e1"));

        List<String> lines =
                PrintedSample.lines(sample, draft).stream().map(PrintLine::words).toList();

        assertThat(lines).first().isEqualTo("Sample s-1");
        assertThat(lines).anyMatch(line -> line.startsWith("   1  [1]"));
        assertThat(lines)
                .anyMatch(line -> line.contains(claim) && line.contains("false"))
                .anyMatch(line -> line.endsWith("seen in e1"));
        sample.evidence()
                .forEach(
                        item ->
                                assertThat(lines)
                                        .anyMatch(
                                                line -> line.startsWith("Evidence " + item.id())));
    }
}

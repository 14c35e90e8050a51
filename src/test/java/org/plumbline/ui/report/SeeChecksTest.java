package org.plumbline.ui.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.session.files.Bundled;
import org.plumbline.ui.kit.Background;

/// From the counts of a report to the literal checks that they count.
class SeeChecksTest {

    @TempDir Path folder;

    private final Around around = new Around(Background.atOnce());
    private final ReportController controller = around.controller();

    @Test
    void asksForTheChecksOfTheStratumThatIsLookedAt() throws IOException {
        Path corpus =
                Files.copy(Path.of("assets/sample/corpus.json"), folder.resolve("corpus.json"));
        controller.add(List.of(corpus));
        var part =
                controller.model().entries.stream()
                        .filter(ReportPart.OfStratum.class::isInstance)
                        .map(ReportPart.OfStratum.class::cast)
                        .findFirst()
                        .orElseThrow();

        controller.show(part);
        controller.seeChecks();

        assertThat(around.checks)
                .containsExactly(
                        new Around.Asked(
                                Bundled.corpusSha256(), Optional.of(corpus), part.stratum().key()));
    }

    @Test
    void asksForAllWhereNoStratumIsLookedAt() {
        controller.makeOfSample();
        controller.seeChecks();

        assertThat(around.checks)
                .containsExactly(new Around.Asked(Bundled.corpusSha256(), Optional.empty(), null));
    }

    @Test
    void asksForNothingWhereThereIsNoReport() {
        controller.seeChecks();

        assertThat(around.checks).isEmpty();
    }
}

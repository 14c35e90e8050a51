package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The evidence of the sample is what it says it is, and what is wrong with it is in the banner.
class SampleEvidenceTest {

    @Test
    void everyPartialItemIsNamedInTheBannerAndTheCaptureIsPartial() {
        for (JsonNode sample : Bundle.cases()) {
            for (JsonNode item : sample.get("evidence")) {
                if (Bundle.text(item, "completeness").equals("partial")) {
                    assertThat(named(sample))
                            .as("%s", Bundle.text(sample, "sampleId"))
                            .contains(Bundle.text(item, "id"));
                    assertThat(Bundle.text(sample.get("capture"), "status")).isEqualTo("partial");
                }
            }
        }
    }

    @Test
    void everyItemOfTheProducersOwnWorkOfUnknownAvailabilityIsNamedInTheBanner() {
        for (JsonNode sample : Bundle.cases()) {
            for (JsonNode item : sample.get("evidence")) {
                if (Bundle.text(item, "role").equals("seen")
                        && item.get("seenByProducer").isNull()) {
                    assertThat(named(sample))
                            .as("%s", Bundle.text(sample, "sampleId"))
                            .contains(Bundle.text(item, "id"));
                }
            }
        }
    }

    private static Set<String> named(JsonNode sample) {
        return Bundle.each(sample.get("capture").get("limitations"))
                .filter(it -> it.has("evidenceId"))
                .map(it -> Bundle.text(it, "evidenceId"))
                .collect(Collectors.toSet());
    }

    /// A recovered file is an independent check; what was cited at the time is what a check of the
    /// claim stands on.
    @Test
    void noCheckForAbsenceStandsOnARecoveredFile() {
        for (JsonNode sample : Bundle.cases()) {
            Set<String> recovered =
                    Bundle.each(sample.get("evidence"))
                            .filter(item -> item.has("origin"))
                            .map(item -> Bundle.text(item, "id"))
                            .collect(Collectors.toSet());
            assertThat(Bundle.all(List.of(sample), "claims"))
                    .flatExtracting(claim -> Bundle.each(claim.get("checks")).toList())
                    .filteredOn(check -> Bundle.text(check, "kind").equals("literal-absence"))
                    .as(Bundle.text(sample, "sampleId"))
                    .noneMatch(check -> recovered.contains(Bundle.text(check, "evidenceId")));
        }
    }

    /// `-q` shows errors alone.
    @Test
    void aQuietMavenPrintsNoInfo() {
        assertThat(Bundle.all(Bundle.cases(), "evidence").map(Bundle::words))
                .filteredOn(text -> text.contains("$ mvn -q"))
                .noneMatch(text -> text.contains("[INFO]"));
    }

    /// The claim says which query the plan is of, so the plan has to say it too.
    @Test
    void thePlanOfTheNightlyReportNamesItsQuery() {
        JsonNode sample = Bundle.sample("s-0003");
        String plan = text(sample, "tool-results/explain.txt");
        assertThat(plan).contains("reports/nightly.sql");
        assertThat(text(sample, "reports/nightly.sql")).contains("nightly report");
    }

    private static String text(JsonNode sample, String path) {
        return Bundle.each(sample.get("evidence"))
                .filter(item -> Bundle.text(item, "path").equals(path))
                .map(Bundle::words)
                .findFirst()
                .orElse("");
    }
}

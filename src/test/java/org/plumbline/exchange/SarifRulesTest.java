package org.plumbline.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What SARIF 2.1.0 requires of a log such as ours, section by section, on one with a problem of
/// every code.
class SarifRulesTest {

    private final JsonNode log = log();
    private final JsonNode run = log.at("/runs/0");

    @Test
    @DisplayName("SARIF § 3.13.2, 3.13.4: a log names its version and has an array of runs")
    void aLogNamesItsVersion() {
        assertThat(log.get("version").stringValue()).isEqualTo("2.1.0");
        assertThat(log.get("runs").isArray()).isTrue();
        assertThat(log.get("runs")).hasSize(1);
        assertThat(log.propertyNames()).containsExactlyInAnyOrder("$schema", "version", "runs");
    }

    @Test
    @DisplayName("SARIF § 3.14.6, 3.19.8: a run has a tool, whose driver has a name")
    void aRunNamesItsTool() {
        assertThat(run.at("/tool/driver/name").stringValue()).isEqualTo("Plumbline");
        assertThat(run.propertyNames())
                .containsExactlyInAnyOrder("tool", "columnKind", "results", "properties");
    }

    @Test
    @DisplayName("SARIF § 3.14.17: columns are counted in units that the standard names")
    void aRunSaysHowColumnsAreCounted() {
        assertThat(run.get("columnKind").stringValue())
                .isIn("utf16CodeUnits", "unicodeCodePoints")
                .isEqualTo("unicodeCodePoints");
    }

    @Test
    @DisplayName("SARIF § 3.49.3, 3.27.5: rules have ids of their own, and each result names one")
    void resultsNameRules() {
        List<String> ids = new ArrayList<>();
        run.at("/tool/driver/rules").forEach(rule -> ids.add(rule.get("id").stringValue()));

        assertThat(new HashSet<>(ids)).hasSameSizeAs(ids);
        assertThat(run.get("results")).hasSize(Code.values().length);
        for (JsonNode result : run.get("results")) {
            assertThat(ids).contains(result.get("ruleId").stringValue());
        }
    }

    @Test
    @DisplayName("SARIF § 3.27.10, 3.27.11: a result has a message, and a level that is one")
    void resultsHaveMessagesAndLevels() {
        for (JsonNode result : run.get("results")) {
            assertThat(result.at("/message/text").stringValue()).isNotEmpty();
            assertThat(result.get("level").stringValue()).isIn("error", "warning");
            assertThat(result.propertyNames())
                    .containsExactlyInAnyOrder(
                            "ruleId", "level", "message", "locations", "properties");
        }
    }

    @Test
    @DisplayName("SARIF § 3.4.3: the URI of a file is one by RFC 3986")
    void filesAreUris() {
        Set<String> uris = new HashSet<>();
        for (JsonNode result : run.get("results")) {
            String uri =
                    result.at("/locations/0/physicalLocation/artifactLocation/uri").stringValue();
            assertThat(URI.create(uri).toASCIIString()).isEqualTo(uri);
            uris.add(uri);
        }
        assertThat(uris).hasSizeGreaterThan(3);
    }

    @Test
    @DisplayName(
            "SARIF § 3.30.5, 3.30.6: lines and columns begin at 1, and where none is, no region")
    void regionsBeginAtOne() {
        int without = 0;
        for (JsonNode result : run.get("results")) {
            JsonNode region = result.at("/locations/0/physicalLocation/region");
            if (region.isMissingNode()) {
                without++;
            } else {
                assertThat(region.get("startLine").intValue()).isPositive();
                assertThat(region.get("startColumn").intValue()).isPositive();
                assertThat(region.propertyNames())
                        .containsExactlyInAnyOrder("startLine", "startColumn");
            }
        }
        assertThat(without).isPositive();
    }

    private static JsonNode log() {
        var problems = new ArrayList<Problem>();
        String[] files = {"a b.json", "/x/ä#1.json", "C:\\a\\b.json", "a%:?.json", "\u202Ea.json"};
        for (Code code : Code.values()) {
            int i = problems.size();
            problems.add(
                    new Problem(
                            code,
                            files[i % files.length],
                            i % 3 == 0 ? null : new Location(i, 1),
                            i % 3 == 0 ? null : "/cases/" + i,
                            i % 2 == 0 ? null : "s-" + i,
                            "what is wrong"));
        }
        try (var out = new ByteArrayOutputStream()) {
            ProblemsSarif.write(new ProblemList(problems, 0, true), "0.1.0", out);
            return JsonMapper.shared().readTree(out.toString(UTF_8));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}

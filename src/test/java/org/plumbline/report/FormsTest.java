package org.plumbline.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.LimitationKind;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Truth;
import org.plumbline.report.form.ReportForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the written forms promise beyond their bytes.
class FormsTest {

    private static final String HOSTILE =
            "<script>alert(1)</script>\"&\u001B[2J\u202Ex\u0000\u2028\u200B\uFEFF";

    private final World world = new World();

    @Test
    void htmlLoadsAndRunsNothing() throws IOException {
        hostile();
        String html = write(ReportForm.HTML);

        assertThat(html)
                .contains("default-src 'none'")
                .doesNotContain("<script", "src=", "@import", "http:", "https:", "//", "<link")
                .doesNotContainPattern("url\\((?!#)")
                .doesNotContainPattern("href=\"(?!#)");
        assertThat(html).contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;");
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "HTML"})
    void namesCannotSteerATerminalOrReorderALine(ReportForm form) throws IOException {
        hostile();
        String written = write(form);

        assertThat(written)
                .doesNotContain("\u001B", "\u202E", "\u0000", "\u2028", "\u200B", "\uFEFF")
                .contains("U+001B", "U+202E", "U+0000", "U+2028", "U+200B", "U+FEFF");
    }

    @Test
    void htmlClosesWhatItOpens() throws IOException {
        hostile();
        var open = new ArrayList<String>();
        var tags = Pattern.compile("<(/?)([a-z0-9]+)[^>]*>").matcher(write(ReportForm.HTML));
        while (tags.find()) {
            String tag = tags.group(2);
            if (List.of("meta", "br").contains(tag)) {
                continue;
            }
            if (tags.group(1).isEmpty()) {
                open.add(tag);
            } else {
                assertThat(open.removeLast()).isEqualTo(tag);
            }
        }
        assertThat(open).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "HTML"})
    void everyNullSaysWhyInWords(ReportForm form) throws IOException {
        Case one = world.add(new CaseBuilder("s").claims("1"));
        world.rate("ada", one, Truth.TRUE, Grounding.SUPPORTED);
        world.rate("ben", one, Truth.TRUE, Grounding.SUPPORTED);
        world.rate("cy", world.add(World.drawn("t", c -> c.model = null)), World.ABSTAINED);
        world.minRaters = 3;

        assertThat(write(form))
                .contains(
                        "no interval: labels are missing; a producer model is unknown",
                        "none: both gave one and the same label throughout",
                        "none: nothing was rated by both")
                .containsAnyOf("no claim is resolved", "no claim resolved")
                .containsAnyOf("nothing is true or false", "none true or false")
                .doesNotContainPattern("null(?!-kappa)|NaN");
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "HTML"})
    void everyAttestationIsSaidInWords(ReportForm form) throws IOException {
        String written = write(form);
        for (var attestation : world.report().attestations()) {
            assertThat(written).contains(InWords.of(attestation));
        }
    }

    @Test
    void percentIsHalfUpFromTheExactFraction() throws IOException {
        // 1 of 400 is 0.25 %, which no double below it may turn into 0.2 %.
        for (int i = 0; i < 400; i++) {
            world.rated(
                    new CaseBuilder("s" + i).claims("1"),
                    i == 0 ? Truth.FALSE : Truth.TRUE,
                    Grounding.SUPPORTED);
        }

        assertThat(write(ReportForm.TEXT)).contains("0.3 % [0.0, 1.4], 1 of 400 work items");
        assertThat(write(ReportForm.HTML)).contains("<b>0.3 %</b> [0.0, 1.4]");
    }

    @Test
    void theTableHasTwelveColumnsAndTheNumbersOfTheJson() throws IOException {
        var world = ReviewWorld.drawn();
        JsonNode json = JsonMapper.shared().readTree(write(ReportForm.JSON, world));
        var lines = write(ReportForm.CSV, world).lines().toList();

        assertThat(lines.getFirst())
                .isEqualTo(
                        "section,practice,destination,split,sampling,model,runId,a,b,field,key,value");
        assertThat(lines.subList(1, 4))
                .containsExactly(
                        "report,,,,,,,,,,releaseDecision,not-assessed",
                        "report,,,,,,,,,,judgeUse,advisory-only",
                        "report,,,,,,,,,,minRaters,2");
        // No text of this report holds a comma or a quotation mark.
        assertThat(lines).allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(12));
        JsonNode stratum = json.get("strata").get(1);
        assertThat(lines)
                .contains(
                        "strata.claims,conversation,summary,held-out,random,,,,,,falseRate,"
                                + stratum.get("claims").get("falseRate"),
                        "strata.intervals,conversation,summary,held-out,random,,,,,anyFalseClaim,high,"
                                + stratum.at("/intervals/anyFalseClaim/interval/high"),
                        "agreement,,,,,,,ada,ben,usefulness,kappa," + json.at("/agreement/4/kappa"),
                        "judges.confusion,,,,,m-large,run-1,,,correctWithholding,count,81",
                        "agreement,,,,,,,ada,ben,correctWithholding,kappaNull,constant-labels");
    }

    @Test
    void aTextThatBeginsLikeAFormulaIsGuardedInTheTable() throws IOException {
        world.add(World.drawn("=1", c -> c.practice = "@SUM(A1)").claims("1"));

        assertThat(write(ReportForm.CSV))
                .contains("strata,'@SUM(A1),inline", "unresolvedClaimIds,'=1#1\n");
    }

    @ParameterizedTest
    @EnumSource(ReportForm.class)
    void anEmptyCorpusHasAReport(ReportForm form) throws IOException {
        assertThat(write(form)).endsWith("\n");
        assertThat(world.report().strata()).isEmpty();
    }

    private void hostile() {
        var drawn = new CaseBuilder("s" + HOSTILE).claims("1");
        drawn.practice = HOSTILE;
        drawn.destination = HOSTILE;
        drawn.limitations.add(new Limitation(LimitationKind.MISSING, HOSTILE, null, List.of()));
        Case one = world.add(drawn);
        world.rate(HOSTILE, one, Truth.TRUE, Grounding.SUPPORTED);
        world.rate("b" + HOSTILE, one, Truth.FALSE, Grounding.SUPPORTED);
        world.judge(HOSTILE, one, Truth.TRUE, Grounding.SUPPORTED);
    }

    private String write(ReportForm form) throws IOException {
        return write(form, world);
    }

    private static String write(ReportForm form, World world) throws IOException {
        var out = new ByteArrayOutputStream();
        form.write(world.report(), out);
        return out.toString(UTF_8);
    }
}

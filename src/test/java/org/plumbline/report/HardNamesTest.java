package org.plumbline.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.CaseBuilder;
import org.plumbline.HardStrings;
import org.plumbline.corpus.Case;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Truth;
import org.plumbline.report.form.ReportForm;
import tools.jackson.databind.json.JsonMapper;

/// Texts that break programs, as names of practices, raters, models and samples in a report.
class HardNamesTest {

    private static final Pattern TAG = Pattern.compile("<(/?[a-z0-9]+)([^>]*)>");
    private static final Pattern ATTRIBUTE = Pattern.compile("\\s([a-zA-Z0-9:-]+)=\"[^\"<>]*\"");

    private static final Pattern NAME =
            Pattern.compile("<bdi>(?:[^<>]|<span class=\"mark\">[^<>]*</span>)*+</bdi>");

    /// A name that does no harm, to compare with.
    private static final String TAME = "tame";

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void changeNothingButWordsInHtml(HardStrings.Kind kind) throws IOException {
        List<String> tame = tags(write(ReportForm.HTML, TAME));
        for (String text : kind.texts()) {
            String html = write(ReportForm.HTML, text);

            assertThat(tags(html)).as(text).isEqualTo(tame);
            assertThat(html.chars().filter(c -> c < ' ' && c != '\n').count())
                    .as("controls in the page of %s", text)
                    .isZero();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void comeBackFromJson(HardStrings.Kind kind) throws IOException {
        for (String text : kind.texts()) {
            var json = JsonMapper.shared().readTree(write(ReportForm.JSON, text));

            assertThat(json.at("/strata/0/practice").stringValue()).isEqualTo(text);
            assertThat(json.at("/agreement/0/a").stringValue()).isEqualTo(text);
        }
    }

    static Stream<HardStrings.Kind> kinds() {
        return HardStrings.kinds();
    }

    /// Each tag with the names of its attributes, sorted, since rows stand in the order of names;
    /// without the marks for hidden characters, which may stand in names alone.
    private static List<String> tags(String html) {
        var tags = new ArrayList<String>();
        var found = TAG.matcher(NAME.matcher(html).replaceAll("<bdi></bdi>"));
        while (found.find()) {
            var tag = new StringBuilder(found.group(1));
            ATTRIBUTE
                    .matcher(found.group(2))
                    .results()
                    .forEach(a -> tag.append(' ').append(a.group(1)));
            assertThat(ATTRIBUTE.matcher(found.group(2)).replaceAll("").strip())
                    .as(found.group())
                    .isIn("", "/");
            tags.add(tag.toString());
        }
        Collections.sort(tags);
        return tags;
    }

    private static String write(ReportForm form, String name) throws IOException {
        var world = new World();
        var drawn = new CaseBuilder("s").claims("1");
        drawn.practice = name;
        drawn.destination = name;
        Case one = world.add(drawn);
        // Raters are sorted: the second one stays behind the first, whatever its name is.
        world.rate(name, one, Truth.TRUE, Grounding.SUPPORTED);
        world.rate("\uDBFF\uDFFF" + name, one, Truth.FALSE, Grounding.SUPPORTED);
        world.judge(name, one, Truth.TRUE, Grounding.SUPPORTED);
        var out = new ByteArrayOutputStream();
        form.write(world.report(), out);
        return out.toString(UTF_8);
    }
}

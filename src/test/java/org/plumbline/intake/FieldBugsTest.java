package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Content;
import org.plumbline.files.Source;
import org.plumbline.problem.Problem;
import org.plumbline.text.ExactText;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Sha256;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What users of neighbouring tools reported about offsets, line ends, ids and messages, with the
/// values that are right. The reports are named by project and number.
class FieldBugsTest {

    /// label-studio 1347 and doccano 2290: one emoji moves every span behind it.
    @ParameterizedTest
    @CsvSource({
        "💩This is an annotation., annotation, 13, 23, 12, 22, 15, 25",
        "👨🏻‍🚒 firemen drive firetrucks, firetrucks, 22, 32, 19, 29, 30, 40"
    })
    void aSpanIsWhereItsUnitSays(
            String output, String text, int s16, int e16, int s32, int e32, int s8, int e8) {
        assertThat(new OneCase(output).claim(s8, e8, text).problems()).isEmpty();
        assertThat(new OneCase(output).claim(s16, e16, text).in(PositionEncoding.UTF_16).problems())
                .isEmpty();
        assertThat(new OneCase(output).claim(s32, e32, text).in(PositionEncoding.UTF_32).problems())
                .isEmpty();
        assertThat(only(new OneCase(output).claim(s16, e16, text)).code().word())
                .isEqualTo("span/quote");
    }

    /// label-studio 1347: the message shows what stands there, and which unit would fit.
    @Test
    void aSpanInAnotherUnitIsTold() {
        Problem problem =
                only(
                        new OneCase("💩This is an annotation.")
                                .claim(12, 22, "annotation")
                                .in(PositionEncoding.UTF_16));

        assertThat(problem.code().word()).isEqualTo("span/quote");
        assertThat(problem.pointer()).isEqualTo("/cases/0/claims/0/spans/0");
        assertThat(problem.message())
                .contains("\" annotatio\"")
                .contains("\"annotation\"")
                .contains("utf-32");
    }

    /// label-studio 1008: only some emoji move spans.
    @Test
    void fourHundredClaimsBehindAllKindsOfEmojiStayWhereTheyAre() throws IOException {
        long seed = 1008;
        var random = new Random(seed);
        var emoji = List.of("😀", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "👍🏽", "x", "é");
        var output = new StringBuilder();
        var starts = new ArrayList<Integer>();
        for (int i = 0; i < 200; i++) {
            for (int part = 0; part < 2; part++) {
                output.append(emoji.get(random.nextInt(emoji.size())));
                starts.add(output.length());
                output.append("claim").append(emoji.get(random.nextInt(emoji.size()))).append(' ');
            }
            output.append("\n\n");
        }
        for (PositionEncoding encoding : PositionEncoding.values()) {
            var world = new OneCase(output.toString()).in(encoding);
            for (int start : starts) {
                int from = units(output.substring(0, start), encoding);
                world.claim(from, from + 5, "claim");
            }

            assertThat(world.problems()).as("seed %d, %s", seed, encoding).isEmpty();
            Case read = read(world);
            ExactText text = output(read);
            assertThat(read.sample().answer().claims())
                    .hasSize(400)
                    .allSatisfy(
                            claim ->
                                    assertThat(text.slice(claim.spans().getFirst()))
                                            .isEqualTo("claim"));
        }
    }

    /// doccano pull request 1511: four units, and none is named in the file.
    @Test
    void anUnknownUnitIsRefusedWithThoseThatThereAre() {
        var world = new OneCase("text");
        world.corpus.put("positionEncoding", "utf-7");

        Problem problem = only(world);

        assertThat(problem.code().word()).isEqualTo("schema/value");
        assertThat(problem.message()).contains("utf-8").contains("utf-16").contains("utf-32");
    }

    /// flutter 188713: an edge inside of a surrogate pair.
    @Test
    void aSpanThatCutsACharacterIsRefused() {
        assertThat(only(new OneCase("a😀b").claim(1, 2, "?").in(PositionEncoding.UTF_16)))
                .satisfies(
                        problem -> {
                            assertThat(problem.code().word()).isEqualTo("span/character");
                            assertThat(problem.message()).contains("1..2");
                        });
        assertThat(only(new OneCase("a😀b").claim(3, 6, "?")).code().word())
                .isEqualTo("span/character");
    }

    /// Tekst 809: composed and decomposed letters are taken for the same.
    @Test
    void composedAndDecomposedTextsDiffer() throws IOException {
        ExactText composed = output(read(new OneCase("caf\u00e9")));
        ExactText decomposed = output(read(new OneCase("cafe\u0301")));

        assertThat(composed.sha256().brief()).isEqualTo("850f7dc4");
        assertThat(decomposed.sha256().brief()).isEqualTo("81ef060b");
    }

    /// label-studio 2007, CRAFT 17: an end past the text; a quotation that is not there.
    @Test
    void aSpanPastTheEndOrOfOtherWordsIsRefused() {
        assertThat(only(new OneCase("abc").claim(1, 4, "bc")).code().word())
                .isEqualTo("span/range");
        assertThat(only(new OneCase("a\tbc").claim(0, 3, "a b")).message())
                .contains("a\\tb")
                .contains("a b");
    }

    /// brat 853: CRLF is counted as one character.
    @Test
    void aLineEndOfTwoCharactersIsTwoCharacters() throws IOException {
        String output = "John loves Mary.\r\nHe married her.";
        var world = new OneCase(output).claim(18, 20, "He").claim(29, 32, "her");

        assertThat(world.problems()).isEmpty();
        assertThat(output(read(world)).value()).isEqualTo(output);
        assertThat(Sha256.of("a\r\nb".getBytes(UTF_8)).brief()).isEqualTo("18745f36");
        assertThat(Sha256.of("a\nb".getBytes(UTF_8)).brief()).isEqualTo("7e18f737");
    }

    /// doccano 2114: mixed line ends drift.
    @Test
    void mixedLineEndsMoveNothing() throws IOException {
        var ends =
                List.of(
                        "\n", "\r\n", "\r\n", "\n", "\r", "\r\n", "\u2028", "\r\n", "\u0085", "\n",
                        "\r");
        var output = new StringBuilder();
        var world = new ArrayList<int[]>();
        for (int i = 0; i < 20; i++) {
            int start = output.toString().getBytes(UTF_8).length;
            world.add(new int[] {start, start + 4});
            output.append("word").append(ends.get(i % ends.size()));
        }
        var corpus = new OneCase(output.toString());
        world.forEach(span -> corpus.claim(span[0], span[1], "word"));

        assertThat(corpus.problems()).isEmpty();
        assertThat(output(read(corpus)).value()).isEqualTo(output.toString());
    }

    /// sarif-sdk 773: a byte order mark moves offsets.
    @Test
    void aByteOrderMarkInATextCountsAndOneBeforeTheFileDoesNot() throws IOException {
        var inside = new OneCase("\uFEFFHello world").claim(9, 14, "world");
        assertThat(inside.problems()).isEmpty();
        assertThat(output(read(inside)).byteLength()).isEqualTo(14);

        var before = Source.of("c.json", ("\uFEFF" + World.pretty(inside.corpus)).getBytes(UTF_8));
        assertThat(World.validate(before).problems())
                .extracting(problem -> problem.code().word())
                .containsExactly("json/bom");
    }

    /// webanno 726, inception 5829: white space at the edge of a span is lost.
    @ParameterizedTest
    @ValueSource(strings = {"x ", " x", "\t", "\u00a0", " "})
    void whiteSpaceAtTheEdgesOfASpanStays(String text) throws IOException {
        int length = text.getBytes(UTF_8).length;
        var world = new OneCase("ab" + text + "cd").claim(2, 2 + length, text);

        assertThat(world.problems()).isEmpty();
        Case read = read(world);
        var span = read.sample().answer().claims().getFirst().spans().getFirst();
        assertThat(output(read).slice(span)).isEqualTo(text);
    }

    /// inception 1799, ANNIS 568: one control character makes a file unreadable.
    @Test
    void everyControlAndNoncharacterIsReadAsItIs() throws IOException {
        Stream<Integer> controls = Stream.iterate(0, c -> c < 32, c -> c + 1);
        for (int c : Stream.concat(controls, Stream.of(0x7f, 0xfffe, 0xffff)).toList()) {
            String text = "a" + Character.toString(c) + "b";
            var world = new OneCase(text, text);

            assertThat(world.problems()).as("U+%04X", c).isEmpty();
            Case read = read(world);
            assertThat(output(read).value()).isEqualTo(text);
            assertThat(read.sample().evidence().getFirst().content())
                    .isEqualTo(new Content.Text(ExactText.of(text)));
        }
    }

    /// brat 655: a repeated id is reported as something else, or loads half.
    @Test
    void aRepeatedSampleIdNamesBothPlacesAndNothingIsLoaded() throws IOException {
        var world = new OneCase("text");
        ((ArrayNode) world.corpus.get("cases")).add(world.whole.deepCopy());

        Problem problem = only(world);

        assertThat(problem.code().word()).isEqualTo("id/sample");
        assertThat(problem.pointer()).isEqualTo("/cases/1/sampleId");
        assertThat(problem.message()).contains("\"s-1\"").contains("/cases/0/sampleId");
        assertThat(requireNonNull(problem.location()).line()).isGreaterThan(1);
        assertThat(Intake.openSamples(world.source(), Progress.NONE))
                .isInstanceOf(Opening.Refused.class);
    }

    /// jackson-databind 237, elasticsearch 19614: the last of two names wins; what follows is read.
    @Test
    void aRepeatedNameAndWhatFollowsTheRootAreRefused() {
        String text = World.pretty(new OneCase("text").corpus);
        String twice = text.replaceFirst("\"split\"", "\"split\" : \"development\", \"split\"");

        assertThat(World.validate(World.source("c.json", twice)).problems())
                .extracting(problem -> problem.code().word())
                .contains("json/duplicate-key");
        assertThat(World.validate(World.source("c.json", text + " x")).problems())
                .extracting(problem -> problem.code().word() + problem.pointer())
                .containsExactly("json/syntax");
    }

    /// langfuse 12938: equal texts are taken for the same item.
    @Test
    void twoAttemptsWithEqualTextsAreTwoSamples() throws IOException {
        var world = new OneCase("text");
        ObjectNode second = world.whole.deepCopy();
        ((ArrayNode) world.corpus.get("cases")).add(second.put("sampleId", "s-9"));

        assertThat(world.problems()).isEmpty();
        var store = ((Opening.Opened) Intake.openSamples(world.source(), Progress.NONE)).store();
        assertThat(store.size()).isEqualTo(2);
    }

    /// brat 124: annotations are not held to a text that changed.
    @Test
    void labelsOfATextThatChangedAnywhereAreStale() {
        var world = new World();
        ObjectNode evidence = (ObjectNode) world.corpus.at("/cases/0/evidence/2");
        evidence.put("text", evidence.get("text").stringValue() + "!");
        World.fill((ObjectNode) world.corpus.at("/cases/0"));

        assertThat(
                        World.validate(
                                        World.source("corpus.json", world.corpus),
                                        World.source("anna.json", world.anna))
                                .problems())
                .extracting(problem -> problem.code().word() + " " + problem.pointer())
                .containsExactly("labels/stale /ratings/0/requestSha256");
    }

    /// IcedTea-Web 597: broken UTF-8 becomes U+FFFD.
    @Test
    void brokenUtf8IsRefusedWithItsByte() {
        byte[] bytes = World.pretty(new OneCase("a_b").corpus).getBytes(UTF_8);
        int at = new String(bytes, UTF_8).indexOf("a_b") + 1;
        at = World.pretty(new OneCase("a_b").corpus).substring(0, at).getBytes(UTF_8).length;
        bytes[at] = (byte) 0xC3;

        var problems = World.validate(Source.of("c.json", bytes)).problems();

        assertThat(problems).hasSize(1);
        assertThat(problems.getFirst().code().word()).isEqualTo("json/syntax");
        assertThat(problems.getFirst().pointer()).isEqualTo("/cases/0/output/text");
        assertThat(problems.getFirst().message()).contains("byte " + at).contains("C3 62");
    }

    @Test
    void anExactTextRefusesWhatHasNoBytes() {
        assertThatThrownBy(() -> ExactText.of("\ud83d")).isInstanceOf(RuntimeException.class);
    }

    private static int units(String text, PositionEncoding encoding) {
        return switch (encoding) {
            case UTF_8 -> text.getBytes(UTF_8).length;
            case UTF_16 -> text.length();
            case UTF_32 -> text.codePointCount(0, text.length());
        };
    }

    private static Problem only(OneCase world) {
        List<Problem> problems = world.problems();
        assertThat(problems).hasSize(1);
        return problems.getFirst();
    }

    private static ExactText output(Case whole) {
        return requireNonNull(whole.sample().answer().output());
    }

    private static Case read(OneCase world) throws IOException {
        return switch (Intake.openSamples(world.source(), Progress.NONE)) {
            case Opening.Opened(var store, var problems) -> store.wholeCase(0);
            case Opening.Refused(var problems) -> throw new AssertionError(problems.problems());
        };
    }
}

package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The words of the window against the keys that the code uses.
class WordsTest {

    private static final Pattern WHOLE = Pattern.compile("\"([a-z-]+(?:\\.[A-Za-z-]+)+)\"");
    private static final Pattern BEGUN = Pattern.compile("\"([a-z-]+(?:\\.[A-Za-z-]+)*\\.)\"");

    @Test
    void everyKeyThatTheCodeNamesHasWords() throws IOException {
        var used = new TreeSet<String>();
        for (String source : sources()) {
            var key =
                    Pattern.compile("Words\\.get\\(\\s*\"([^\"]+[^.\"])\"\\s*[,)]").matcher(source);
            while (key.find()) {
                used.add(key.group(1));
            }
        }
        assertThat(used).hasSizeGreaterThan(50);
        assertThat(keys()).containsAll(used);
    }

    @Test
    void everyKeyWithWordsIsUsed() throws IOException {
        var named = new TreeSet<String>();
        var begun = new TreeSet<String>();
        for (String source : sources()) {
            var whole = WHOLE.matcher(source);
            while (whole.find()) {
                named.add(whole.group(1));
            }
            var start = BEGUN.matcher(source);
            while (start.find()) {
                begun.add(start.group(1));
            }
        }
        var unused = new TreeSet<>(keys());
        unused.removeAll(named);
        unused.removeIf(key -> begun.stream().anyMatch(key::startsWith));
        assertThat(unused).isEmpty();
    }

    @Test
    void numbersInWordsAreTheSameOnEveryMachine() {
        assertThat(Words.get("label.queue.samples", 1)).isEqualTo("1 sample");
        assertThat(Words.get("label.queue.samples", 12345)).isEqualTo("12,345 samples");
    }

    @Test
    void valuesArePutInWithMarksForWhatCannotBeSeen() {
        assertThat(Words.get("shell.rater", "a\u202Eb\u200B\n"))
                .contains("a<U+202E>b<U+200B><U+000A>");
        assertThat(Words.get("shell.open.busy", Path.of("a\u2067b"))).contains("a<U+2067>b");
    }

    @Test
    void rightToLeftValuesTakeNoWordsAlong() {
        assertThat(Words.get("shell.rater", "שלום")).contains("\u2068שלום\u2069");
        assertThat(Words.get("shell.rater", "\u2068שלום")).contains("\u2068<U+2068>שלום\u2069");
    }

    @Test
    void wordsOfTheWindowAreKeptWithinOthers() {
        String inner = Words.get("shell.rater", "שלום") + "\n";

        assertThat(Words.get("shell.rater", Words.said(inner))).contains(inner);
    }

    @Test
    void noScreenShortensByHand() throws IOException {
        var byHand = Pattern.compile("substring\\(0,[^;]*…|Character\\.toChars[^;]*…");

        assertThat(sources()).noneMatch(source -> byHand.matcher(source).find());
    }

    private static Set<String> keys() throws IOException {
        var keys = new TreeSet<String>();
        for (String line : Files.readAllLines(Path.of("assets/words/messages.properties"))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                keys.add(line.substring(0, line.indexOf('=')));
            }
        }
        return keys;
    }

    private static Set<String> sources() throws IOException {
        var sources = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java/org/plumbline/ui"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.add(Files.readString(file));
            }
        }
        return sources;
    }
}

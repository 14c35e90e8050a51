package org.plumbline;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Texts that break programs, by the kind of harm they do. All have bytes: half a surrogate pair is
/// a matter of its own.
public final class HardStrings {

    /// Texts of one kind.
    public record Kind(String name, List<String> texts) {
        @Override
        public String toString() {
            return name;
        }
    }

    private HardStrings() {}

    /// All of them, in no kind.
    public static List<String> all() {
        return kinds().flatMap(kind -> kind.texts().stream()).toList();
    }

    /// Every kind.
    public static Stream<Kind> kinds() {
        return Stream.of(
                kind("nothing and blanks", "", " ", "   ", "\t", "\n", "\r\n", "\u00A0", "\u3000"),
                new Kind("each C0 and C1 control", each(0x00, 0x1F, 0x7F, 0x9F)),
                kind("line ends", "a\nb", "a\rb", "a\r\nb", "a\n\rb", "a\n", "\na", "\n\n\n"),
                kind("line ends of Unicode", "a\u0085b", "a\u2028b", "a\u2029b", "a\u000Bb\fc"),
                new Kind("each space of Unicode", each(0x2000, 0x200A, 0x202F, 0x205F)),
                new Kind("each bidirectional control", each(0x200E, 0x200F, 0x202A, 0x202E)),
                new Kind("each isolate", each(0x2066, 0x2069, 0x061C, 0x061C)),
                kind("turned around", "\u202Egnp.exe", "a\u2067b\u2069c", "\u202A\u202B\u202C"),
                kind("zero width", "a\u200Bb", "\u200C", "\u200D", "\u2060", "\uFEFF", "a\u00ADb"),
                kind("byte order marks", "\uFEFFa", "a\uFEFF", "\uFEFF\uFEFF", "\uFFFE"),
                kind("noncharacters", "\uFFFF", "\uFDD0\uFDEF", one(0x1FFFE), one(0x10FFFF)),
                kind("private use", "\uE000", "\uF8FF", one(0xF0000), one(0x10FFFD)),
                kind("the last of each length", "\u007F", "\u07FF", "\uD7FF\uE000\uFFFD"),
                kind("accents", "\u00E9", "e\u0301", "\u1E69", "s\u0323\u0307", "s\u0307\u0323"),
                kind("a stack of marks", "a" + "\u0300\u0316\u0489".repeat(40), "\u0301"),
                kind("compatibility", "\uFB01", "\u2460", "\uFF21", "\u212B", "\u2126", "\u00BD"),
                kind("case", "\u0130i", "\u0131I", "\u00DF\u1E9E", "\u03C3\u03C2\u03A3", "\u01C5"),
                kind("look-alikes", "\u0430\u0435\u043E", "\u0391\u0412", "\u2215", "\u04CF1l|"),
                kind("beyond the basic plane", "\uD83E\uDD80", "\uD835\uDD4F", one(0x2070E)),
                kind(
                        "joined",
                        "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67",
                        "\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08",
                        "\uD83D\uDC4D\uD83C\uDFFD",
                        "\u2764\uFE0F\u2764\uFE0E"),
                kind("flags", "\uD83C\uDDE9\uD83C\uDDEA", "\uD83C\uDDE9\uD83C\uDDEA\uD83C\uDDEB"),
                kind(
                        "tags and selectors",
                        "a" + one(0xE0041) + one(0xE007F),
                        "\uFE0F",
                        one(0xE0100)),
                kind("right to left", "\u05E9\u05DC\u05D5\u05DD", "\u0645\u0631\u062D\u0628\u0627"),
                kind(
                        "both ways",
                        "abc \u05D0\u05D1\u05D2 123 def",
                        "\u05D0(1)\u05D1",
                        "\u0661\u0662"),
                kind(
                        "points and vowels",
                        "\u05E9\u05C1\u05B8",
                        "\u0628\u0651\u064E",
                        "\u0915\u093F"),
                kind(
                        "words of no spaces",
                        "\u4E2D\u6587\u7684",
                        "\u0E44\u0E17\u0E22",
                        "\uD55C\uAE00"),
                kind("numbers that are texts", "0", "-0", "007", "1e400", "1_000", "0x1F", "1,000"),
                kind(
                        "numbers beyond",
                        "9007199254740993",
                        "1e-999",
                        "NaN",
                        "Infinity",
                        "-Infinity"),
                kind("numbers of others", "\u0661\u0662\u0663", "\uFF11\uFF12", "\u216B", "\u00B2"),
                kind("words that are values", "null", "true", "FALSE", "undefined", "nil", "None"),
                kind("dates", "2026-02-30", "1/2/3", "0000-00-00T00:00:00Z", "24:00", "MAR1"),
                kind(
                        "formulas",
                        "=1+1",
                        "+1",
                        "-1",
                        "@SUM(A1)",
                        "\t=1",
                        "\r=1",
                        "=cmd|' /C calc'!A0"),
                kind("formulas of full width", "\uFF1D1", "\uFF0B1", "\uFF0D1", "\uFF20a"),
                kind("formulas behind a guard", "'=1", "''=1", "'", "\"=1\"", " =1", "\n=1"),
                kind("what CSV cuts at", ",", "a,b", ";", "\"", "\"\"", "a\"b", "\",\"", "\",\n\""),
                kind("what JSON cuts at", "\\", "\\\\", "\\u0041", "\\\"", "{\"a\":[1]}", "*/ //"),
                kind(
                        "markup",
                        "<script>alert(1)</script>",
                        "</script><b>",
                        "<img src=x onerror=alert(1)>",
                        "\"><svg onload=alert(1)>",
                        "' onmouseover='alert(1)",
                        "<!-- --><![CDATA[ ]]>"),
                kind("entities", "&", "&amp;", "&lt;b&gt;", "&#0;", "&#x202E;", "&nbsp", "&&lt;"),
                kind("addresses", "javascript:alert(1)", "data:text/html,<b>", "//example.org/x"),
                kind("queries", "'; DROP TABLE a; --", "' OR 1=1 --", "1;SELECT 1", "%' --"),
                kind(
                        "commands",
                        "$(id)",
                        "`id`",
                        "; id",
                        "| id",
                        "&& id",
                        "$HOME",
                        "%PATH%",
                        "-rf"),
                kind("templates", "${7*7}", "#{7*7}", "{{7*7}}", "<%= 7 %>", "{0}", "{sampleId}"),
                kind("formats", "%s", "%n%n%n", "%d%x%p", "%1$s", "%", "%%", "{}", "\\n", "\\0"),
                kind(
                        "paths",
                        "../../etc/passwd",
                        "C:\\con\\nul",
                        "/dev/null",
                        ".",
                        "..",
                        "~",
                        "a//b"),
                kind("names of files", "CON", "a:b", "a*?", "a.", " a ", ".git", "\u202Eexe.txt"),
                kind("pointers", "/", "~", "~0", "~1", "/0", "a/b~c", "#", "#/a", "-"),
                kind(
                        "escapes of terminals",
                        "\u001B[31mred",
                        "\u001B]0;t\u0007",
                        "\u009B2J",
                        "\b\b"),
                kind("diffs", "+a", "-a", "@@ -1 +1 @@", "+++ b/x", "\\ No newline at end of file"),
                kind("Markdown", "# a", "*a*", "[a](b)", "```", "> a", "- [ ] a", "|a|b|", "    a"),
                kind("very long", "x".repeat(70_000), "a ".repeat(20_000), "\u00E9".repeat(20_000)),
                kind("many lines", "line\n".repeat(3_000), "\n".repeat(5_000)),
                kind("one long cluster", "a" + "\u0301".repeat(2_000)));
    }

    private static Kind kind(String name, String... texts) {
        return new Kind(name, List.of(texts));
    }

    /// Each character of two ranges, alone and between letters.
    private static List<String> each(int first, int last, int from, int to) {
        var texts = new ArrayList<String>();
        IntStream.concat(IntStream.rangeClosed(first, last), IntStream.rangeClosed(from, to))
                .mapToObj(Character::toString)
                .forEach(
                        one -> {
                            texts.add(one);
                            texts.add("a" + one + "b");
                        });
        return texts;
    }

    private static String one(int codePoint) {
        return Character.toString(codePoint);
    }
}

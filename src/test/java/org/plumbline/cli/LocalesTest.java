package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The same input gives the same bytes, whatever the machine speaks, counts and encodes in.
class LocalesTest {

    @TempDir Path folder;

    @Test
    void everyCommandGivesTheSameBytesInEveryLocaleCharsetAndTimeZone() throws Exception {
        Map<String, byte[]> expected = run("en-US", "UTF-8", "UTC");
        assertThat(expected).hasSize(36);
        assertThat(expected.get("report-html.out")).isNotEmpty();
        assertThat(new String(expected.get("validate-json.code"), UTF_8)).isEqualTo("1");

        for (String locale : List.of("de-DE", "tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist")) {
            Map<String, byte[]> found = run(locale, "windows-1252", "Asia/Kathmandu");

            assertThat(found.keySet()).isEqualTo(expected.keySet());
            found.forEach(
                    (name, bytes) ->
                            assertThat(bytes)
                                    .as("%s in %s", name, locale)
                                    .isEqualTo(expected.get(name)));
        }
    }

    /// `%d` and its like write digits as the machine's locale has them; `%s` of a number does not.
    @Test
    void noMessageWritesNumbersAsTheMachineDoes() throws IOException {
        var localized = Pattern.compile("%[-+,(0-9.]*[defg]");
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source : sources.filter(path -> path.toString().endsWith(".java")).toList()) {
                assertThat(
                                localized
                                        .matcher(Files.readString(source))
                                        .results()
                                        .map(MatchResult::group))
                        .as(source.toString())
                        .isEmpty();
            }
        }
    }

    private Map<String, byte[]> run(String locale, String charset, String zone) throws Exception {
        Path broken = Path.of("target", "locales-broken.json");
        Files.writeString(
                broken,
                "{\"format\": \"plumbline-corpus\", \"version\": 1.5, \"TITLE\": 1e9, \"é\": [\n");
        Path into = Files.createDirectory(folder.resolve(locale));
        String[] parts = locale.split("-", 3);
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-Duser.language=" + parts[0],
                                "-Duser.country=" + parts[1],
                                "-Duser.extensions=" + (parts.length > 2 ? parts[2] : ""),
                                "-Duser.timezone=" + zone,
                                "-Dfile.encoding=" + charset,
                                "-cp",
                                System.getProperty("java.class.path"),
                                EveryCommand.class.getName(),
                                into.toString(),
                                broken.toString())
                        .inheritIO()
                        .start();
        assertThat(process.waitFor()).isZero();
        return files(into);
    }

    private static Map<String, byte[]> files(Path folder) throws IOException {
        var files = new TreeMap<String, byte[]>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        return files;
    }
}

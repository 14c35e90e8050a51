package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The script that starts the program, with a Java that only says how it was started.
class LauncherTest {

    private static final Path SCRIPT = Path.of("packaging/bin/plumbline");

    @TempDir Path folder;

    @BeforeEach
    void aJavaThatTells() throws IOException {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell here");
        Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
        Files.writeString(
                java,
                """
                #!/bin/sh
                if [ "$1" = -version ]; then
                    echo 'openjdk version "25.0.1"' >&2
                    exit
                fi
                echo "$LC_ALL|$LC_CTYPE|$LANG"
                """);
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwx------"));
    }

    private String started(Map<String, String> locale) throws IOException, InterruptedException {
        var builder = new ProcessBuilder("/bin/sh", SCRIPT.toString(), "report");
        var environment = builder.environment();
        List.of("LC_ALL", "LC_CTYPE", "LANG").forEach(environment::remove);
        environment.putAll(locale);
        environment.put("JAVA_HOME", folder.resolve("jdk").toString());
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said.strip();
    }

    @ParameterizedTest
    @CsvSource({
        "LC_ALL, C, C.UTF-8|C.UTF-8|",
        "LC_ALL, POSIX, C.UTF-8|C.UTF-8|",
        "LC_CTYPE, C, |C.UTF-8|",
        "LANG, C, |C.UTF-8|C",
    })
    void namesInUtf8WorkWhereNoLanguageIsSet(String variable, String value, String expected)
            throws Exception {
        assertThat(started(Map.of(variable, value))).isEqualTo(expected);
    }

    @Test
    void namesInUtf8WorkWhereNothingIsSet() throws Exception {
        assertThat(started(Map.of())).isEqualTo("|C.UTF-8|");
    }

    @ParameterizedTest
    @CsvSource({
        "LC_ALL, de_DE.UTF-8, de_DE.UTF-8||",
        "LANG, en_US.ISO-8859-1, ||en_US.ISO-8859-1",
    })
    void aLanguageThatIsSetStays(String variable, String value, String expected) throws Exception {
        assertThat(started(Map.of(variable, value))).isEqualTo(expected);
    }
}

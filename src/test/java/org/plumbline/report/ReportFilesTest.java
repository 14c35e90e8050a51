package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plumbline.report.form.ReportForm;

/// The written forms, byte for byte. A form that was changed on purpose lies in `target/reports`
/// after the test, to be looked at and to take the place of the kept one.
class ReportFilesTest {

    private final Locale locale = Locale.getDefault();
    private final TimeZone zone = TimeZone.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
        TimeZone.setDefault(zone);
    }

    @ParameterizedTest
    @EnumSource(ReportForm.class)
    void givesTheKeptFile(ReportForm form) throws IOException {
        byte[] written = bytes(form);
        Path actual = Path.of("target", "reports", name(form));
        Files.createDirectories(actual.getParent());
        Files.write(actual, written);

        try (InputStream kept = ReportFilesTest.class.getResourceAsStream(name(form))) {
            assertThat(Objects.requireNonNull(kept, name(form)).readAllBytes())
                    .as("%s and %s", name(form), actual)
                    .isEqualTo(written);
        }
    }

    @ParameterizedTest
    @EnumSource(ReportForm.class)
    void givesTheSameBytesUnderEveryLocale(ReportForm form) throws IOException {
        byte[] before = bytes(form);
        for (String tag :
                new String[] {"de-DE", "tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist"}) {
            Locale.setDefault(Locale.forLanguageTag(tag));
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
            assertThat(bytes(form)).as(tag).isEqualTo(before);
        }
    }

    private static String name(ReportForm form) {
        return switch (form) {
            case TEXT -> "review.txt";
            case JSON -> "review.json";
            case CSV -> "review.csv";
            case HTML -> "review.html";
        };
    }

    private static byte[] bytes(ReportForm form) throws IOException {
        var out = new ByteArrayOutputStream();
        form.write(ReviewWorld.drawn().report(), out);
        return out.toByteArray();
    }
}

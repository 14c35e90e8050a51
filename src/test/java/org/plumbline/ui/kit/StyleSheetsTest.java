package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javafx.css.CssParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The style sheets: each can be parsed, colours are roles, and words can be read on their ground.
class StyleSheetsTest {

    private static final Path FOLDER = Path.of("assets/style");
    private static final Pattern ROLE = Pattern.compile("(-pl-[a-z-]+): (#[0-9a-f]{6});");

    @Test
    void everySheetCanBeParsed() throws IOException {
        try (var files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                CssParser.errorsProperty().clear();
                new CssParser().parse(file.toUri().toURL());
                assertThat(CssParser.errorsProperty()).as(file.toString()).isEmpty();
            }
        }
    }

    @Test
    void everyRoleThatIsUsedIsDefined() throws IOException {
        var defined = new TreeSet<String>();
        var used = new TreeSet<String>();
        try (var files = Files.list(FOLDER)) {
            for (Path file : files.toList()) {
                String css = Files.readString(file);
                var role = Pattern.compile("(-pl-[a-z-]+)(:?)").matcher(css);
                while (role.find()) {
                    (role.group(2).isEmpty() ? used : defined).add(role.group(1));
                }
            }
        }
        assertThat(used).hasSizeGreaterThan(10);
        assertThat(defined).containsAll(used);
    }

    /// 4.5 to 1 is what WCAG 2.2 asks of text at level AA.
    @ParameterizedTest
    @CsvSource({
        "-pl-text,-pl-canvas",
        "-pl-text,-pl-subtle",
        "-pl-text,-pl-limit-soft",
        "-pl-text-muted,-pl-canvas",
        "-pl-text-muted,-pl-subtle",
        "-pl-text-muted,-pl-accent-soft",
        "-pl-accent,-pl-accent-soft",
        "-pl-on-accent,-pl-accent",
        "-pl-good,-pl-canvas",
        "-pl-limit,-pl-limit-soft",
        "-pl-bad,-pl-bad-soft",
        "-pl-bad,-pl-subtle"
    })
    void wordsHaveEnoughContrastInEveryTheme(String words, String ground) throws IOException {
        for (String theme : new String[] {"", "colors-dark.css", "colors-contrast.css"}) {
            Map<String, String> roles = roles("colors.css");
            if (!theme.isEmpty()) {
                roles.putAll(roles("colors-dark.css"));
                roles.putAll(roles(theme));
            }
            double contrast =
                    contrast(roles.getOrDefault(words, "none"), roles.getOrDefault(ground, "none"));
            assertThat(contrast)
                    .as("%s on %s in %s", words, ground, theme.isEmpty() ? "light" : theme)
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    private static Map<String, String> roles(String sheet) throws IOException {
        var roles = new TreeMap<String, String>();
        var role = ROLE.matcher(Files.readString(FOLDER.resolve(sheet)));
        while (role.find()) {
            roles.put(role.group(1), role.group(2));
        }
        return roles;
    }

    /// The contrast ratio of WCAG 2.2: (L1 + 0.05) / (L2 + 0.05), the lighter one on top.
    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String hex) {
        double sum = 0;
        double[] weights = {0.2126, 0.7152, 0.0722};
        for (int i = 0; i < 3; i++) {
            double value = Integer.parseInt(hex.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
            double linear =
                    value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
            sum += weights[i] * linear;
        }
        return sum;
    }
}

package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RolesTest {

    /// WCAG 2.2, 1.4.3: the least contrast of text.
    private static final double LEAST = 4.5;

    private static final Pattern ROLE = Pattern.compile("(-pl-[a-z-]+): (#[0-9a-f]{6});");
    private static final Pattern USE = Pattern.compile("-pl-[a-z-]+");

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void givesEveryTextEnoughContrast(String theme) throws IOException {
        Map<String, Color> roles = roles(theme);
        for (String back :
                Set.of(
                        "text-back",
                        "claim-current-back",
                        "cited-back",
                        "limited-back",
                        "found-back",
                        "found-current-back",
                        "added-back",
                        "added-word-back",
                        "removed-back",
                        "removed-word-back",
                        "selection")) {
            check(roles, "text", back);
        }
        for (String ink : Set.of("text-muted", "text-faint")) {
            check(roles, ink, "text-back");
        }
        for (String mark : Set.of("mark", "notice", "danger")) {
            check(roles, mark, mark + "-back");
        }
        for (String claim : Set.of("claim", "claim-true", "claim-false", "claim-unsupported")) {
            check(roles, "badge-text", claim);
            check(roles, claim, "text-back");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void hasEveryRoleThatTheViewUses(String theme) throws IOException {
        var used = new TreeSet<String>();
        USE.matcher(sheet("exact-text")).results().forEach(found -> used.add(found.group()));

        assertThat(roles(theme).keySet()).containsExactlyElementsOf(used);
    }

    @Test
    void usesNoColourButRoles() throws IOException {
        assertThat(sheet("exact-text")).doesNotContain("#").doesNotContain("rgb");
    }

    private static void check(Map<String, Color> roles, String ink, String back) {
        Color a = Objects.requireNonNull(roles.get("-pl-" + ink), ink);
        Color b = Objects.requireNonNull(roles.get("-pl-" + back), back);
        double light = Math.max(luminance(a), luminance(b));
        double dark = Math.min(luminance(a), luminance(b));
        assertThat((light + 0.05) / (dark + 0.05))
                .as("%s on %s", ink, back)
                .isGreaterThanOrEqualTo(LEAST);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed())
                + 0.7152 * linear(color.getGreen())
                + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    private static Map<String, Color> roles(String theme) throws IOException {
        var roles = new TreeMap<String, Color>();
        ROLE.matcher(sheet("roles-text-" + theme))
                .results()
                .forEach(found -> roles.put(found.group(1), Color.web(found.group(2))));
        return roles;
    }

    private static String sheet(String name) throws IOException {
        try (InputStream stream = RolesTest.class.getResourceAsStream("/style/" + name + ".css")) {
            assertThat(stream).as(name).isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}

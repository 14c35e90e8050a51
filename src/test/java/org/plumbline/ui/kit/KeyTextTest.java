package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;
import org.junit.jupiter.api.Test;

class KeyTextTest {

    private static final List<Modifier> MODIFIERS =
            List.of(
                    KeyCombination.SHIFT_DOWN,
                    KeyCombination.ALT_DOWN,
                    KeyCombination.SHORTCUT_DOWN);

    @Test
    void everyKeyThatACommandMayHaveComesBackByItsName() {
        int usable = 0;
        for (KeyCombination key : combinations()) {
            if (ReservedKey.of(key).isEmpty()) {
                usable++;
                assertThat(KeyText.read(KeyText.name(key))).contains(key);
            }
        }
        assertThat(usable).isGreaterThan(400);
    }

    private static List<KeyCombination> combinations() {
        var all = new ArrayList<KeyCombination>();
        for (KeyCode code : KeyCode.values()) {
            if (!code.isModifierKey() && code != KeyCode.UNDEFINED && code != KeyCode.SHORTCUT) {
                for (int chosen = 0; chosen < 8; chosen++) {
                    int bits = chosen;
                    Modifier[] held =
                            MODIFIERS.stream()
                                    .filter(held1 -> (bits >> MODIFIERS.indexOf(held1) & 1) == 1)
                                    .toArray(Modifier[]::new);
                    all.add(new KeyCodeCombination(code, held));
                }
            }
        }
        return all;
    }

    @Test
    void namesAreTheSameInEveryLanguage() {
        Locale before = Locale.getDefault();
        try {
            for (Locale locale : List.of(Locale.ROOT, Locale.GERMANY, Locale.of("tr", "TR"))) {
                Locale.setDefault(locale);
                assertThat(KeyText.name(new KeyCodeCombination(KeyCode.I))).isEqualTo("I");
                assertThat(
                                KeyText.name(
                                        new KeyCodeCombination(
                                                KeyCode.SLASH, KeyCombination.SHIFT_DOWN)))
                        .isEqualTo("Shift+Slash");
                assertThat(KeyText.read("Shortcut+Z"))
                        .contains(new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN));
                assertThat(KeyText.read("F12")).contains(new KeyCodeCombination(KeyCode.F12));
                assertThat(KeyText.read("1")).contains(new KeyCodeCombination(KeyCode.DIGIT1));
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void whatIsNoNameOfAKeyIsNotRead() {
        for (String name :
                List.of(
                        "",
                        "+",
                        "T+",
                        "+T",
                        "Shift",
                        "Shift+",
                        "t",
                        "shift+T",
                        "'t'",
                        "Shift+?",
                        "Ctrl+T",
                        "Meta+T",
                        "Shift+Shift+T",
                        "Shortcut+Shift+T+U",
                        "Ignore Shift+T",
                        "Undefined",
                        "Nope")) {
            assertThat(KeyText.read(name)).as(name).isEmpty();
        }
    }

    @Test
    void capsSayWhatToPress() {
        assertThat(cap("T")).isEqualTo("T");
        assertThat(cap("Shift+R")).isEqualTo("Shift R");
        assertThat(cap("Shift+Slash")).isEqualTo("?");
        assertThat(cap("Shortcut+K")).isEqualTo("Ctrl K");
        assertThat(cap("Shift+Shortcut+F")).isEqualTo("Ctrl Shift F");
        assertThat(cap("Alt+Comma")).isEqualTo("Alt ,");
        assertThat(cap("Shortcut+Plus")).isEqualTo("Ctrl +");
        assertThat(cap("Shortcut+Add")).isEqualTo("Ctrl Num +");
    }

    private static String cap(String name) {
        return KeyText.cap(KeyText.read(name).orElseThrow());
    }

    @Test
    void keysThatControlsAndTypingNeedAreReserved() {
        assertReserved(
                ReservedKey.MOVES,
                "Tab Shift+Tab Enter Esc Space Left Up Page_Up Home End Shortcut+Home Alt+Left"
                        + " Shift+Space Shortcut+Tab");
        assertReserved(ReservedKey.EDITS, "Delete Backspace Insert Shift+Delete Shortcut+Insert");
        assertReserved(ReservedKey.COPIES, "Shortcut+C Shortcut+A Shortcut+V Shortcut+X");
        assertReserved(ReservedKey.TYPES, "Alt+Shortcut+Q");
        assertReserved(ReservedKey.SYSTEM, "Alt+F4 Shift+F10 Context_Menu");
        assertReserved(ReservedKey.UNKNOWN, "Play Pause Dead_Acute");
        for (String free : List.of("T", "Shift+C", "Shift+Shortcut+C", "F4", "Alt+1", "Comma")) {
            assertThat(ReservedKey.of(KeyText.read(free).orElseThrow())).as(free).isEmpty();
        }
    }

    /// Names with _ for a space.
    private static void assertReserved(ReservedKey why, String names) {
        for (String name : names.split(" ", -1)) {
            var key = KeyText.read(name.replace('_', ' '));
            assertThat(key).as(name).isPresent();
            assertThat(ReservedKey.of(key.get())).as(name).contains(why);
            assertThat(why.words()).isNotBlank();
        }
    }
}

package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Which key of the standard keyboard a press stands for. What the keys of other keyboards type is
/// from the X keyboard tables (xkeyboard-config, `symbols/ru`, `ua`, `gr`, `il`, `ara`, `ir`, `fr`,
/// `de`, `es`).
class KeyPlacesTest {

    private final KeyPlaces places = new KeyPlaces(Locale.ROOT);

    /// For each keyboard, keys of the standard one with what they type there.
    static Stream<String> letters() {
        return Stream.of(
                "Tе Fа Uг Sы Nт Kл Eу Lд Gп Pз Hр Jо Aф Xч Dв Zя Yн Iш Oщ Cс Rк Wц Bи Qй Vм",
                "Tе Fа Uг Sі Nт Kл Eу Lд Gп Pз Hр Jо Aф Xч Dв Zя Yн Iш Oщ Cс Rк Wц Bи Qй Vм",
                "Tτ Fφ Uθ Sσ Nν Kκ Eε Lλ Gγ Pπ Hη Jξ Aα Xχ Dδ Zζ Yυ Iι Oο Cψ Rρ Wς Bβ Vω",
                "Tא Fכ Uו Sד Nמ Kל Eק Lך Gע Pפ Hי Jח Aש Xס Dג Zז Yט Iן Oם Cב Rר Bנ Vה",
                "Tف Fب Uع Sس Nى Kن Eث Lم Gل Pح Hا Jت Aش Xء Dي Zئ Yغ Iه Oخ Cؤ Rق Wص Qض Vر",
                "Tف Fب Uع Sس Nد Kن Eث Lم Gل Pح Hا Jت Aش Xط Dی Zظ Yغ Iه Oخ Cز Rق Wص Qض Vر");
    }

    @ParameterizedTest
    @MethodSource("letters")
    void aLetterOfAnotherScriptStandsForTheKeyInItsPlace(String keyboard) {
        for (String key : keyboard.split(" ", -1)) {
            var press = press(KeyCode.UNDEFINED, key.substring(1), "");

            assertThat(places.standIn(press).map(KeyEvent::getCode))
                    .as(key)
                    .contains(KeyCode.getKeyCode(key.substring(0, 1)));
        }
    }

    /// @param held of `S` for Shift, `C` for Ctrl, `A` for Alt
    private static KeyEvent press(KeyCode code, String text, String held) {
        return new KeyEvent(
                KeyEvent.KEY_PRESSED,
                KeyEvent.CHAR_UNDEFINED,
                text,
                code,
                held.contains("S"),
                held.contains("C"),
                held.contains("A"),
                false);
    }

    private Optional<String> place(KeyCode code, String text, String held) {
        return places.standIn(press(code, text, held)).flatMap(KeyText::of).map(KeyText::name);
    }

    @Test
    void shiftAndCtrlStayHeld() {
        assertThat(place(KeyCode.UNDEFINED, "Ф", "S")).contains("Shift+A");
        assertThat(place(KeyCode.UNDEFINED, "я", "C")).contains("Shortcut+Z");
        assertThat(place(KeyCode.UNDEFINED, "А", "SC")).contains("Shift+Shortcut+F");
        // On a Hebrew keyboard Shift gives Latin letters, on an Arabic one vowel signs.
        assertThat(place(KeyCode.UNDEFINED, "R", "S")).contains("Shift+R");
        assertThat(place(KeyCode.UNDEFINED, "\u064c", "S")).contains("Shift+R");
    }

    @Test
    void whatHasALatinNameKeepsIt() {
        assertThat(place(KeyCode.T, "t", "")).isEmpty();
        assertThat(place(KeyCode.Q, "a", "")).isEmpty();
        assertThat(place(KeyCode.DIGIT1, "1", "")).isEmpty();
        assertThat(place(KeyCode.ENTER, "\r", "")).isEmpty();
        assertThat(place(KeyCode.SHIFT, "", "S")).isEmpty();
    }

    @Test
    void whatAltGrTypesStandsForNoKey() {
        assertThat(place(KeyCode.UNDEFINED, "а", "CA")).isEmpty();
    }

    @Test
    void digitsAreDigitsOnFrenchKeyboardsPlainAndShifted() {
        KeyCode[] named = {
            KeyCode.AMPERSAND, KeyCode.UNDEFINED, KeyCode.QUOTEDBL, KeyCode.QUOTE,
            KeyCode.LEFT_PARENTHESIS, KeyCode.MINUS, KeyCode.UNDEFINED, KeyCode.UNDERSCORE,
            KeyCode.UNDEFINED, KeyCode.UNDEFINED
        };
        String plain = "&é\"'(-è_çà";
        for (int i = 0; i < plain.length(); i++) {
            String digit = String.valueOf((i + 1) % 10);

            assertThat(place(named[i], plain.substring(i, i + 1), "")).contains(digit);
            assertThat(place(named[i], digit, "S")).contains(digit);
        }
    }

    @Test
    void anApostropheIsNoDigitBeforeTheKeyboardIsKnownToBeFrench() {
        assertThat(place(KeyCode.QUOTE, "'", "")).isEmpty();
        assertThat(place(KeyCode.MINUS, "-", "")).isEmpty();
        var inFrance = new KeyPlaces(Locale.FRANCE);
        var inCanada = new KeyPlaces(Locale.CANADA_FRENCH);

        assertThat(inFrance.standIn(press(KeyCode.QUOTE, "'", "")).map(KeyEvent::getCode))
                .contains(KeyCode.DIGIT4);
        assertThat(inCanada.standIn(press(KeyCode.QUOTE, "'", ""))).isEmpty();
        assertThat(place(KeyCode.AMPERSAND, "&", "")).contains("1");
        assertThat(place(KeyCode.QUOTE, "'", "")).contains("4");
    }

    @Test
    void signsThatAreTypedWithShiftOnTheStandardKeyboardAreNoDigits() {
        assertThat(place(KeyCode.DIGIT7, "&", "S")).isEmpty();
        assertThat(place(KeyCode.QUOTE, "\"", "S")).isEmpty();
        assertThat(place(KeyCode.DIGIT9, "(", "S")).isEmpty();
    }

    @Test
    void thePadHasDigits() {
        assertThat(place(KeyCode.NUMPAD1, "1", "")).contains("1");
        assertThat(place(KeyCode.NUMPAD0, "0", "C")).contains("Shortcut+0");
        assertThat(place(KeyCode.UNDEFINED, "۳", "")).contains("3"); // the Persian row
    }

    @Test
    void shiftAndEqualsIsPlus() {
        assertThat(place(KeyCode.EQUALS, "+", "SC")).contains("Shortcut+Plus");
        assertThat(place(KeyCode.EQUALS, "=", "C")).isEmpty();
    }

    @Test
    void aQuestionMarkIsOneWhereverItIsTyped() {
        assertThat(place(KeyCode.UNDEFINED, "?", "S")).contains("Shift+Slash"); // German
        assertThat(place(KeyCode.COMMA, "?", "S")).contains("Shift+Slash"); // French
        assertThat(place(KeyCode.QUOTE, "?", "S")).contains("Shift+Slash"); // Spanish
        assertThat(place(KeyCode.SLASH, "?", "S")).isEmpty(); // has its name
    }
}

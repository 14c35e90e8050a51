package org.plumbline.ui.kit;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// What a key would be on the keyboard that the standard keys are written for.
///
/// JavaFX names a key by what it types, so that T has no name on a Cyrillic keyboard and 1 none on
/// a French one, and it does not tell which key of the board was pressed. The place is found again
/// by the character: of the letters of a script, and of the French row of digits, each stands on
/// one key alone. Signs that are typed another way elsewhere, such as `?`, stand for themselves.
/// The rows are those of the X keyboard tables `ru`, `ua`, `gr`, `il`, `ara`, `ir` and `fr`.
final class KeyPlaces {

    /// The keys of the letters, row by row; the rows of other scripts stand under them.
    private static final List<String> LATIN = List.of("qwertyuiop", "asdfghjkl", "zxcvbnm");

    private static final List<List<String>> SCRIPTS =
            List.of(
                    List.of("йцукенгшщз", "фывапролд", "ячсмить"),
                    List.of("йцукенгшщз", "фівапролд", "ячсмить"),
                    List.of(" ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
                    List.of("  קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"),
                    List.of("ضصثقفغعهخح", "شسيبلاتنم", "ئءؤرﻻىة"),
                    List.of("\u064e\u064b\u064f\u064cﻹإ`÷×؛", "\u0650\u064d][ﻷأـ، ", "  }{ﻵآ "),
                    List.of("ضصثقفغعهخح", "شسیبلاتنم", "ظطزرذدپ"));

    private static final Map<Character, KeyCode> LETTERS = letters();

    /// What the keys of 1 to 9 and 0 type on a French keyboard without Shift.
    private static final String FRENCH_DIGITS = "&é\"'(-è_çà";

    /// Those of them that no other usual keyboard types without Shift.
    private static final String FRENCH_ALONE = "&\"(_";

    /// Those that other keyboards type as well, where they must not change a label.
    private static final String FRENCH_ONLY_WHERE_KNOWN = "'-èçà";

    private boolean isFrench;

    /// @param user whose keyboard it is: France and Belgium have the French row of digits
    KeyPlaces(Locale user) {
        isFrench =
                user.getLanguage().equals("fr") && List.of("FR", "BE").contains(user.getCountry());
    }

    /// A key as a command may name it.
    private record Place(KeyCode code, boolean isShift) {}

    private static Map<Character, KeyCode> letters() {
        var letters = new HashMap<Character, KeyCode>();
        for (var script : SCRIPTS) {
            for (int row = 0; row < LATIN.size(); row++) {
                for (int i = 0; i < LATIN.get(row).length(); i++) {
                    char typed = script.get(row).charAt(i);
                    if (!isAscii(typed)) {
                        letters.putIfAbsent(typed, code(LATIN.get(row).charAt(i)));
                    }
                }
            }
        }
        return Map.copyOf(letters);
    }

    private static boolean isAscii(char sign) {
        return sign < 0x80;
    }

    private static KeyCode code(char letterOrDigit) {
        return KeyCode.getKeyCode(String.valueOf(Character.toUpperCase(letterOrDigit)));
    }

    /// The same press on the keyboard that the standard keys are written for; empty where it is
    /// none of those keys, or has its name already. Asked for every key, since a key can show what
    /// keyboard this is.
    Optional<KeyEvent> standIn(KeyEvent event) {
        if (event.isControlDown() && event.isAltDown()) {
            return Optional.empty(); // AltGr, which types.
        }
        return place(event)
                .filter(
                        place ->
                                place.code() != event.getCode()
                                        || place.isShift() != event.isShiftDown())
                .map(place -> with(event, place));
    }

    private Optional<Place> place(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code.isKeypadKey() && code.isDigitKey()) {
            return Optional.of(
                    new Place(code(code.getName().charAt(code.getName().length() - 1)), false));
        }
        if (code == KeyCode.EQUALS && event.isShiftDown()) {
            return Optional.of(new Place(KeyCode.PLUS, false)); // No key has a plus of its own.
        }
        String text = event.getText();
        if (code.isLetterKey() || text.length() != 1) {
            return Optional.empty();
        }
        char typed = text.toLowerCase(Locale.ROOT).charAt(0);
        var letter = Optional.ofNullable(LETTERS.get(typed)).or(() -> latin(typed));
        return letter.map(found -> new Place(found, event.isShiftDown()))
                .or(() -> sign(typed))
                .or(() -> frenchDigit(typed, event.isShiftDown()));
    }

    /// A Latin letter of a key whose other letter is of another script.
    private static Optional<KeyCode> latin(char typed) {
        return typed >= 'a' && typed <= 'z' ? Optional.of(code(typed)) : Optional.empty();
    }

    /// A digit, or a sign that is a command's, whichever key types it.
    private static Optional<Place> sign(char typed) {
        int digit = Character.digit(typed, 10);
        if (digit >= 0) {
            return Optional.of(new Place(code((char) ('0' + digit)), false));
        }
        return typed == '?' ? Optional.of(new Place(KeyCode.SLASH, true)) : Optional.empty();
    }

    private Optional<Place> frenchDigit(char typed, boolean isShift) {
        int at = FRENCH_DIGITS.indexOf(typed);
        if (at < 0 || isShift) {
            return Optional.empty();
        }
        isFrench |= FRENCH_ALONE.indexOf(typed) >= 0;
        return isFrench || FRENCH_ONLY_WHERE_KNOWN.indexOf(typed) < 0
                ? Optional.of(new Place(code((char) ('0' + (at + 1) % 10)), false))
                : Optional.empty();
    }

    private static KeyEvent with(KeyEvent event, Place place) {
        return new KeyEvent(
                event.getSource(),
                event.getTarget(),
                event.getEventType(),
                event.getCharacter(),
                event.getText(),
                place.code(),
                place.isShift(),
                event.isControlDown(),
                event.isAltDown(),
                event.isMetaDown());
    }
}

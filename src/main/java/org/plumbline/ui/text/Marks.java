package org.plumbline.ui.text;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.plumbline.text.DefaultIgnorable;

/// Which code points are drawn as marks, and as which.
///
/// What has no ink, and what only changes how other characters look, is marked; so is what no font
/// can be expected to have. Short names are those of the Unicode charts.
final class Marks {

    private static final String C0 =
            "NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI "
                    + "DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US";

    private static final String C1 =
            "PAD HOP BPH NBH IND NEL SSA ESA HTS HTJ VTS PLD PLU RI SS2 SS3 "
                    + "DCS PU1 PU2 STS CCH MW SPA EPA SOS SGC SCI CSI ST OSC PM APC";

    private static final Map<Integer, Mark> NAMED = named();

    private Marks() {}

    /// The mark for a code point; empty where the character itself is drawn.
    ///
    /// A plain space, CR and LF have marks too: the view shows those on demand.
    static Optional<Mark> of(int codePoint) {
        if (codePoint >= 0x21 && codePoint < 0x7F) {
            return Optional.empty();
        }
        Mark named = NAMED.get(codePoint);
        if (named != null) {
            return Optional.of(named);
        }
        if (isVariationSelector(codePoint)) {
            return Optional.of(new Mark("VS" + selector(codePoint), Tone.QUIET));
        }
        if (codePoint >= 0xE0020 && codePoint < 0xE007F) {
            return Optional.of(
                    new Mark("TAG " + Character.toString(codePoint - 0xE0000), Tone.NOTICE));
        }
        return isUnseen(codePoint) ? Optional.of(hexadecimal(codePoint)) : Optional.empty();
    }

    /// The box for a code point that no font has.
    static Mark hexadecimal(int codePoint) {
        return new Mark(String.format(Locale.ROOT, "%04X", codePoint), Tone.NOTICE);
    }

    private static boolean isUnseen(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SPACE_SEPARATOR ->
                    true;
            case Character.FORMAT -> !hasInk(codePoint);
            default -> isBlank(codePoint);
        };
    }

    /// Format characters that are drawn: number signs that span the digits after them.
    private static boolean hasInk(int codePoint) {
        return (codePoint >= 0x600 && codePoint <= 0x605)
                || codePoint == 0x6DD
                || codePoint == 0x70F
                || codePoint == 0x890
                || codePoint == 0x891
                || codePoint == 0x8E2
                || codePoint == 0x110BD
                || codePoint == 0x110CD;
    }

    /// Letters, marks and symbols without ink.
    private static boolean isBlank(int codePoint) {
        return DefaultIgnorable.is(codePoint) || codePoint == 0x2800 || codePoint == 0xFFFC;
    }

    /// True for what chooses among the forms of the character before it.
    static boolean isSelector(int codePoint) {
        return isVariationSelector(codePoint) || isMongolianSelector(codePoint);
    }

    private static boolean isMongolianSelector(int codePoint) {
        return (codePoint >= 0x180B && codePoint <= 0x180D) || codePoint == 0x180F;
    }

    private static boolean isVariationSelector(int codePoint) {
        return (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
                || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
    }

    private static int selector(int codePoint) {
        return codePoint <= 0xFE0F ? codePoint - 0xFE00 + 1 : codePoint - 0xE0100 + 17;
    }

    private static Map<Integer, Mark> named() {
        Map<Integer, Mark> all = new HashMap<>();
        putAll(all, 0x00, C0, Tone.NOTICE);
        putAll(all, 0x80, C1, Tone.NOTICE);
        put(all, 0x7F, "DEL", Tone.NOTICE);
        put(all, 0x20, "\u00B7", Tone.QUIET);
        put(all, '\t', "\u2192", Tone.QUIET);
        put(all, '\n', "LF", Tone.QUIET);
        put(all, '\r', "CR", Tone.QUIET);
        put(all, 0xA0, "NBSP", Tone.QUIET);
        put(all, 0xAD, "SHY", Tone.NOTICE);
        put(all, 0x34F, "CGJ", Tone.NOTICE);
        put(all, 0x180E, "MVS", Tone.NOTICE);
        putAll(all, 0x180B, "FVS1 FVS2 FVS3", Tone.QUIET);
        put(all, 0x180F, "FVS4", Tone.QUIET);
        putAll(all, 0x200B, "ZWSP ZWNJ", Tone.NOTICE);
        put(all, 0x200D, "ZWJ", Tone.QUIET);
        putAll(all, 0x2028, "LS PS", Tone.NOTICE);
        putAll(all, 0x2060, "WJ f() \u00D7 , +", Tone.NOTICE);
        put(all, 0xFEFF, "BOM", Tone.NOTICE);
        putAll(all, 0xFFF9, "IAA IAS IAT", Tone.NOTICE);
        put(all, 0xFFFC, "OBJ", Tone.NOTICE);
        put(all, 0xE007F, "TAG END", Tone.NOTICE);
        putAll(all, 0x2000, "NQSP MQSP ENSP EMSP 3/MSP 4/MSP 6/MSP FSP PSP THSP HSP", Tone.QUIET);
        put(all, 0x202F, "NNBSP", Tone.QUIET);
        put(all, 0x205F, "MMSP", Tone.QUIET);
        put(all, 0x3000, "IDSP", Tone.QUIET);
        put(all, 0x61C, "ALM", Tone.DANGER);
        putAll(all, 0x200E, "LRM RLM", Tone.DANGER);
        putAll(all, 0x202A, "LRE RLE PDF LRO RLO", Tone.DANGER);
        putAll(all, 0x2066, "LRI RLI FSI PDI", Tone.DANGER);
        return Map.copyOf(all);
    }

    private static void putAll(Map<Integer, Mark> all, int first, String labels, Tone tone) {
        int codePoint = first;
        for (String label : labels.split(" ", -1)) {
            put(all, codePoint++, label, tone);
        }
    }

    private static void put(Map<Integer, Mark> all, int codePoint, String label, Tone tone) {
        all.put(codePoint, new Mark(label, tone));
    }
}

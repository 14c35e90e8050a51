package org.plumbline.text;

/// The code points that have no ink of their own, or only change how others look: joiners, fillers,
/// variation selectors, tags, what steers direction. A font that does not know one draws nothing.
public final class DefaultIgnorable {

    /// First and last of each range with the property Default_Ignorable_Code_Point in
    /// DerivedCoreProperties.txt of the Unicode Character Database (version 14.0: 4,174 code
    /// points).
    private static final int[][] RANGES = {
        {0xAD, 0xAD},
        {0x34F, 0x34F},
        {0x61C, 0x61C},
        {0x115F, 0x1160},
        {0x17B4, 0x17B5},
        {0x180B, 0x180F},
        {0x200B, 0x200F},
        {0x202A, 0x202E},
        {0x2060, 0x206F},
        {0x3164, 0x3164},
        {0xFE00, 0xFE0F},
        {0xFEFF, 0xFEFF},
        {0xFFA0, 0xFFA0},
        {0xFFF0, 0xFFF8},
        {0x1BCA0, 0x1BCA3},
        {0x1D173, 0x1D17A},
        {0xE0000, 0xE0FFF},
    };

    private DefaultIgnorable() {}

    /// True where this code point is one of them.
    public static boolean is(int codePoint) {
        for (int[] range : RANGES) {
            if (codePoint <= range[1]) {
                return codePoint >= range[0];
            }
        }
        return false;
    }
}

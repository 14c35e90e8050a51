package org.plumbline.ui.text;

import java.util.random.RandomGenerator;
import org.plumbline.text.ExactText;

/// Random texts made of what views get wrong.
final class HardTexts {

    private static final String[] PARTS = {
        "\r",
        "\n",
        "\r\n",
        "\n\r",
        "\u0085",
        "\u2028",
        "\u2029",
        "\u000B",
        "\f",
        "a",
        "b ",
        "word",
        "  ",
        "\t",
        "\u00A0",
        "\u3000",
        "\u2009",
        "é",
        "e\u0301",
        "a\u0308\u0323",
        "\u0301",
        "😀",
        "👨‍👩‍👧‍👦",
        "👨🏻‍🚒",
        "🇩🇪",
        "❤\uFE0F",
        "1\uFE0F\u20E3",
        "\u200D",
        "\u200B",
        "\u202E",
        "\u202C",
        "\u2066",
        "\u2069",
        "\u200F",
        "\u061C",
        "\uFEFF",
        "\u0000",
        "\u001B",
        "\u007F",
        "\uFFFF",
        "\uFFFE",
        "\uE000",
        "\uDBFF\uDFFF",
        "\uDB40\uDC41",
        "\u00AD",
        "\u034F",
        "שלום",
        "שָׁלוֹם",
        "مرحبا",
        "١٢",
        "漢字",
        "ก็",
        "한글",
        "\u1100\u1161\u11A8",
        "क्षि",
        "\uFFFC",
        "لا",
        "กำ",
        "\u1161",
        "🇩🇪🇫🇷"
    };

    private HardTexts() {}

    static ExactText next(RandomGenerator random) {
        var text = new StringBuilder();
        int parts = random.nextInt(24);
        for (int i = 0; i < parts; i++) {
            text.append(PARTS[random.nextInt(PARTS.length)]);
        }
        return ExactText.of(text.toString());
    }

    /// A text with lines longer than a row.
    static ExactText longLines(RandomGenerator random) {
        var text = new StringBuilder();
        int lines = 1 + random.nextInt(3);
        for (int line = 0; line < lines; line++) {
            int parts = random.nextInt(3 * Rows.LIMIT);
            for (int i = 0; i < parts; i++) {
                String part = PARTS[9 + random.nextInt(PARTS.length - 9)];
                text.append(random.nextInt(8) == 0 ? part : "x");
            }
            text.append(PARTS[random.nextInt(9)]);
        }
        return ExactText.of(text.toString());
    }
}

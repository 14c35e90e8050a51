package org.plumbline.ui.text;

import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

/// Finds out whether a character can be drawn by measuring it: what has the width and the ink of a
/// character that no font has is missing. The toolkit has no other way to ask.
final class DrawnGlyphs implements Glyphs {

    /// Noncharacters are in no font.
    private static final int NEVER = 0xFFFFF;

    private final Map<Integer, Boolean> known = new HashMap<>();
    private final Text text = new Text();
    private final Extents missing;

    DrawnGlyphs() {
        text.setFont(Font.font("JetBrains Mono", 32));
        missing = measure(NEVER);
    }

    @Override
    public boolean has(int codePoint) {
        return known.computeIfAbsent(codePoint, asked -> !measure(asked).equals(missing));
    }

    private Extents measure(int codePoint) {
        text.setText(Character.toString(codePoint));
        text.setBoundsType(TextBoundsType.LOGICAL);
        // Shaped text has whole advances, other text has not.
        long advance = Math.round(text.getLayoutBounds().getWidth());
        text.setBoundsType(TextBoundsType.VISUAL);
        return new Extents(advance, text.getLayoutBounds());
    }

    private record Extents(long advance, Bounds ink) {}
}

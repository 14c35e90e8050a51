package org.plumbline.ui.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;

/// How wide pieces are drawn, each learned once: what of a long row is in sight is then found by
/// adding up, and only that is laid out.
///
/// Characters that the toolkit draws one by one are known each by itself. Those that it shapes, as
/// Devanagari, are measured as the run that they are in.
final class Advances {

    /// Below this, the toolkit shapes nothing.
    private static final int FIRST_SHAPED = 0x300;

    /// So many are remembered of each sort; more are learned anew.
    private static final int MOST = 20_000;

    private static final Piece AFTER = new Piece.Run("x");

    private final RowText ruler = new RowText();
    private final double[] plain = new double[FIRST_SHAPED];
    private final Map<Character, Double> others = new HashMap<>();
    private final Map<Piece, Double> pieces = new HashMap<>();
    private int version;

    Advances() {
        ruler.setManaged(false);
        ruler.setVisible(false);
        forget();
    }

    /// Measures in its place in the scene, with the styles of there; it is never seen.
    Node node() {
        return ruler;
    }

    /// Another number each time that all was forgotten.
    int version() {
        return version;
    }

    /// To be called where the font or its size is another.
    void forget() {
        version++;
        Arrays.fill(plain, Double.NaN);
        others.clear();
        pieces.clear();
    }

    /// The width of a plain character.
    double letter() {
        return of(' ');
    }

    double of(Piece piece) {
        if (piece instanceof Piece.Run(String text) && isOneByOne(text)) {
            return of(text, 0, text.length());
        }
        return switch (piece) {
            case Piece.Rest _ -> 0;
            case Piece.Badge(Insert insert) ->
                    known(new Piece.Badge(new Insert(0, "", insert.label())));
            case Piece.Run _, Piece.Letter _, Piece.Sign _ -> known(piece);
        };
    }

    /// The width of characters `from` to before `to` of a run that is drawn one by one.
    double of(String run, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += of(run.charAt(i));
        }
        return sum;
    }

    /// True where each character of a run is drawn by itself, so that it may be cut anywhere.
    static boolean isOneByOne(String run) {
        for (int i = 0; i < run.length(); i++) {
            if (isShaped(run.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private double of(char c) {
        if (c >= FIRST_SHAPED) {
            trim(others);
            return others.computeIfAbsent(c, asked -> measure(new Piece.Run(asked.toString())));
        }
        if (Double.isNaN(plain[c])) {
            plain[c] = measure(new Piece.Run(Character.toString(c)));
        }
        return plain[c];
    }

    private double known(Piece piece) {
        trim(pieces);
        return pieces.computeIfAbsent(piece, this::measure);
    }

    private double measure(Piece piece) {
        // Up to what comes after it: alone, what is shaped has a whole number of pixels.
        ruler.show(Stretch.whole(List.of(piece, AFTER)));
        ruler.layOutInOne();
        return ruler.boxes(piece.columns(), piece.columns() + 1).getFirst().getMinX();
    }

    private static void trim(Map<?, ?> known) {
        if (known.size() > MOST) {
            known.clear();
        }
    }

    /// More than the toolkit shapes, to be sure: scripts with forms that depend on their
    /// neighbours, marks that join a letter, and what one unit alone does not tell.
    private static boolean isShaped(char c) {
        if (c < FIRST_SHAPED) {
            return false;
        }
        boolean isScript = (c >= 0x590 && c < 0x1200) || (c >= 0x1380 && c < 0x1E00);
        boolean isOther = (c >= 0x200B && c < 0x2010) || (c >= 0x2028 && c < 0x2070);
        return isScript
                || isOther
                || Character.isSurrogate(c)
                || Character.getType(c) == Character.NON_SPACING_MARK
                || Character.getType(c) == Character.COMBINING_SPACING_MARK
                || Character.getType(c) == Character.ENCLOSING_MARK;
    }
}

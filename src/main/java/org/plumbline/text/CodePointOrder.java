package org.plumbline.text;

import java.util.Comparator;

/// Orders texts by code point, which is also the order of their UTF-8 bytes.
///
/// `String.compareTo` goes by UTF-16 unit and so puts U+1F600 before U+FB33. Files are sorted by
/// this order wherever they are sorted at all. Both texts have only paired surrogates.
public enum CodePointOrder implements Comparator<String> {
    INSTANCE;

    @Override
    public int compare(String a, String b) {
        int end = Math.min(a.length(), b.length());
        for (int i = 0; i < end; i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y) {
                // A surrogate is a part of a code point above all that have one unit.
                boolean above = Character.isSurrogate(x);
                return above == Character.isSurrogate(y)
                        ? Character.compare(x, y)
                        : Boolean.compare(above, !above);
            }
        }
        return Integer.compare(a.length(), b.length());
    }
}

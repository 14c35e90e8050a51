package org.plumbline.seal;

import java.nio.charset.StandardCharsets;

/// A list of patterns as OpenSSH has them (`man ssh_config`, PATTERNS): separated by commas, `*`
/// for any bytes, `?` for one, and `!` before a pattern whose names are left out.
///
/// @param list a character for each byte of the file
record Principals(String list) {

    /// True where the name fits a pattern, and none of those with `!`.
    boolean fit(String name) {
        String bytes =
                new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        boolean found = false;
        for (String pattern : list.split(",", -1)) {
            boolean negated = pattern.startsWith("!");
            if (fits(bytes, negated ? pattern.substring(1) : pattern)) {
                if (negated) {
                    return false;
                }
                found = true;
            }
        }
        return found;
    }

    /// The list as characters.
    String shown() {
        return new String(list.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    /// Goes back to the last `*` alone where a byte does not fit, so that no pattern takes longer
    /// than its length times the name's.
    private static boolean fits(String name, String pattern) {
        int at = 0;
        int in = 0;
        int star = -1;
        int resume = 0;
        while (at < name.length()) {
            if (in < pattern.length() && pattern.charAt(in) == '*') {
                star = in++;
                resume = at;
            } else if (in < pattern.length()
                    && (pattern.charAt(in) == '?' || pattern.charAt(in) == name.charAt(at))) {
                in++;
                at++;
            } else if (star >= 0) {
                in = star + 1;
                at = ++resume;
            } else {
                return false;
            }
        }
        return pattern.substring(in).chars().allMatch(c -> c == '*');
    }
}

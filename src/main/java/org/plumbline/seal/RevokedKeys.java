package org.plumbline.seal;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/// Public keys whose signatures no longer count, one a line.
///
/// A line that cannot be read is no small matter here: it could be the very key that was stolen. So
/// such a list is refused as a whole.
public final class RevokedKeys {

    private static final String KRL = "SSHKRL\n\0";

    private final Set<OpenSshKey> keys;

    private RevokedKeys(Set<OpenSshKey> keys) {
        this.keys = Set.copyOf(keys);
    }

    /// Nothing is revoked.
    public static RevokedKeys none() {
        return new RevokedKeys(Set.of());
    }

    /// Reads a file of public keys, blank lines and comments.
    ///
    /// @param name as the user gave it
    public static RevokedKeys read(String name, byte[] file) throws UnusableKeyListException {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        if (text.startsWith(KRL)) {
            throw new UnusableKeyListException(
                    name
                            + " is a binary key revocation list (KRL), which is not read here; give"
                            + " the revoked public keys instead, one a line as in their .pub"
                            + " files");
        }
        var keys = new HashSet<OpenSshKey>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (!LineReader.isNothing(line)) {
                int at = number;
                keys.add(
                        LineReader.keyOf(line)
                                .orElseThrow(
                                        () ->
                                                new UnusableKeyListException(
                                                        "%s: line %s is no public key (KEY-TYPE BASE64, as in a .pub file), so it is not known what it revokes; mend the line or make it a comment with #"
                                                                .formatted(name, at))));
            }
        }
        return new RevokedKeys(keys);
    }

    boolean contain(OpenSshKey key) {
        return keys.contains(key);
    }
}

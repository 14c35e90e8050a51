package org.plumbline.seal;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A line of an `allowed_signers` file.
///
/// @param number from 1
/// @param options what the key may be used for
record AllowedLine(int number, Principals principals, Options options, OpenSshKey key) {

    /// What stands between principals and key.
    ///
    /// @param authority true where the key signs certificates, and nothing else
    /// @param namespaces what its signatures may be for; null for anything
    /// @param after null where it was valid from the beginning
    /// @param before null where it stays valid
    record Options(
            boolean authority,
            @Nullable Principals namespaces,
            @Nullable Instant after,
            @Nullable Instant before) {

        static final Options NONE = new Options(false, null, null, null);

        boolean allow(String namespace) {
            return namespaces == null || namespaces.fit(namespace);
        }

        boolean hold(Instant time) {
            return !isBefore(time) && !isAfter(time);
        }

        /// True where the key is not valid yet.
        boolean isBefore(Instant time) {
            return after != null && time.isBefore(after);
        }

        private boolean isAfter(Instant time) {
            return before != null && time.isAfter(before);
        }
    }
}

package org.plumbline.corpus;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.ExactText;
import org.plumbline.text.Sha256;

/// What a piece of evidence holds: a text, or bytes that are no text.
public sealed interface Content {

    /// SHA-256 over the bytes.
    Sha256 sha256();

    /// The length in bytes.
    int byteLength();

    /// Text evidence.
    record Text(ExactText text) implements Content {
        @Override
        public Sha256 sha256() {
            return text.sha256();
        }

        @Override
        public int byteLength() {
            return text.byteLength();
        }
    }

    /// Evidence stored as base64, whatever its bytes are.
    final class Binary implements Content {
        private final byte[] bytes;
        private final Sha256 sha256;

        public Binary(byte[] bytes) {
            this.bytes = bytes.clone();
            this.sha256 = Sha256.of(this.bytes);
        }

        /// A fresh copy.
        public byte[] bytes() {
            return bytes.clone();
        }

        @Override
        public Sha256 sha256() {
            return sha256;
        }

        @Override
        public int byteLength() {
            return bytes.length;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Binary that && Arrays.equals(bytes, that.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }
}

package org.plumbline.seal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import org.plumbline.files.Source;
import org.plumbline.text.Sha256;

/// The digests of all bytes of a file, made in one pass, so that both are of the same bytes.
public final class FileDigest {

    private static final int BUFFER = 64 << 10;

    private final Sha256 sha256;
    private final byte[] sha512;

    private FileDigest(Sha256 sha256, byte[] sha512) {
        this.sha256 = sha256;
        this.sha512 = sha512;
    }

    /// By which reports and people name the file.
    public Sha256 sha256() {
        return sha256;
    }

    /// Which is what gets signed.
    byte[] sha512() {
        return sha512.clone();
    }

    public static FileDigest of(Source file) throws IOException {
        var making = new Making();
        each(file, (bytes, count) -> making.take(bytes, 0, count));
        return making.digest();
    }

    /// Takes the bytes of a file as somebody reads them.
    public static final class Making {

        private final MessageDigest sha256 = Sha256.digester();
        private final MessageDigest sha512 = digester();

        public void take(byte[] bytes, int from, int count) {
            sha256.update(bytes, from, count);
            sha512.update(bytes, from, count);
        }

        /// The digests of all that was taken.
        public FileDigest digest() {
            return new FileDigest(Sha256.of(sha256), sha512.digest());
        }
    }

    /// The SHA-512 of the same text with all its line ends LF, and with all CRLF.
    static List<byte[]> ofOtherLineEnds(Source file) throws IOException {
        var ends = new ArrayList<byte[]>();
        for (boolean crlf : new boolean[] {false, true}) {
            var turned = new TurnedLineEnds(digester(), crlf);
            each(file, turned::take);
            ends.add(turned.digest());
        }
        return ends;
    }

    private static MessageDigest digester() {
        try {
            return MessageDigest.getInstance("SHA-512");
        } catch (GeneralSecurityException e) {
            throw Jca.missing("SHA-512", e);
        }
    }

    @FunctionalInterface
    private interface Piece {
        void take(byte[] bytes, int count);
    }

    private static void each(Source file, Piece piece) throws IOException {
        var buffer = ByteBuffer.allocate(BUFFER);
        try (var channel = file.open()) {
            while (channel.read(buffer.clear()) >= 0) {
                piece.take(buffer.array(), buffer.position());
            }
        }
    }

    /// Digests a text as it would be with other line ends.
    private static final class TurnedLineEnds {

        private final MessageDigest digester;
        private final byte[] end;
        private boolean afterReturn;

        TurnedLineEnds(MessageDigest digester, boolean crlf) {
            this.digester = digester;
            this.end = crlf ? new byte[] {'\r', '\n'} : new byte[] {'\n'};
        }

        void take(byte[] bytes, int count) {
            for (int i = 0; i < count; i++) {
                byte one = bytes[i];
                if (one == '\n') {
                    digester.update(end);
                } else if (afterReturn) {
                    digester.update((byte) '\r');
                }
                afterReturn = one == '\r';
                if (one != '\n' && !afterReturn) {
                    digester.update(one);
                }
            }
        }

        byte[] digest() {
            if (afterReturn) {
                digester.update((byte) '\r');
            }
            return digester.digest();
        }
    }
}

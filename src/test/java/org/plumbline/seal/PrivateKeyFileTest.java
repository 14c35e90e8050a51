package org.plumbline.seal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Private key files that are not used, and why.
class PrivateKeyFileTest {

    private static final byte[] NO_PASSPHRASE = {};

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"rw-r--r--", "rw-r-----", "rw--w----", "rw-----w-", "rw------x"})
    void aFileThatOthersMayUseIsRefusedWithTheMend(String mode) throws IOException {
        Path file = key(mode);

        assertThatThrownBy(() -> PrivateKeyFile.read(file))
                .isInstanceOf(KeyRefusedException.class)
                .hasMessageContaining(mode)
                .hasMessageContaining("chmod 600 " + file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "r--------"})
    void aFileOfTheOwnerAloneIsRead(String mode) throws IOException {
        assertThat(PrivateKeyFile.read(key(mode)).isEncrypted()).isFalse();
    }

    @Test
    void aChangedKeyIsDamagedAndNeverSigns() throws IOException {
        try (var key = SigningKey.generate()) {
            byte[] file = new KeyFileWriter().privateKey(key, "ada", NO_PASSPHRASE);
            byte[] blob = decoded(file);
            int signs = 0;
            for (int at = 0; at < blob.length; at++) {
                byte[] changed = blob.clone();
                changed[at] ^= 1;
                byte[] text = PrivateKeyFile.ARMOUR.encode(changed).getBytes(UTF_8);
                try (var unlocked = PrivateKeyFile.read("key", text).unlock(NO_PASSPHRASE)) {
                    // Only the comment can change and leave the key what it was.
                    assertThat(unlocked.publicKey()).isEqualTo(key.publicKey());
                    signs++;
                } catch (KeyRefusedException e) {
                    assertThat(e.getMessage()).startsWith("key ");
                }
            }
            assertThat(signs).isEqualTo("ada".length());
        }
    }

    @Test
    void moreRoundsThanAnybodyWaitsForAreRefused() throws IOException {
        try (var key = SigningKey.generate()) {
            byte[] blob = decoded(new KeyFileWriter().privateKey(key, "", "horse".getBytes(UTF_8)));
            int rounds = indexOf(blob, new byte[] {0, 0, 0, 24, 0, 0, 0, 1});
            blob[rounds] = 1;
            byte[] text = PrivateKeyFile.ARMOUR.encode(blob).getBytes(UTF_8);

            assertThatThrownBy(() -> PrivateKeyFile.read("key", text))
                    .hasMessageContaining("takes 16777240 rounds")
                    .hasMessageContaining("ssh-keygen -p -a 24 -f key");
        }
    }

    @Test
    void whatIsNoKeyIsToldWithTheCommandThatMakesOne() {
        assertThatThrownBy(() -> PrivateKeyFile.read("key", "hello".getBytes(UTF_8)))
                .hasMessageContaining("key is no private key of OpenSSH")
                .hasMessageContaining("plumbline keygen");
        assertThatThrownBy(() -> PrivateKeyFile.read(folder.resolve("nowhere")))
                .hasMessageContaining("nowhere is not there");
    }

    @Test
    void aClosedKeyHasForgottenItsSecret() {
        var key = SigningKey.generate();
        key.close();

        assertThat(Arrays.copyOf(key.secret(), 32)).containsOnly(0);
    }

    private Path key(String mode) throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path file = folder.resolve("key");
        try (var key = SigningKey.generate()) {
            Files.write(file, new KeyFileWriter().privateKey(key, "", NO_PASSPHRASE));
        }
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
        return file;
    }

    private static byte[] decoded(byte[] file) {
        try {
            return PrivateKeyFile.ARMOUR.decode(new String(file, UTF_8));
        } catch (BrokenWireException e) {
            throw new AssertionError(e);
        }
    }

    private static int indexOf(byte[] array, byte[] part) {
        for (int i = 0; i + part.length <= array.length; i++) {
            if (Arrays.equals(array, i, i + part.length, part, 0, part.length)) {
                return i;
            }
        }
        throw new AssertionError("not there");
    }
}

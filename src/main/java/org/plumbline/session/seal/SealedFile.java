package org.plumbline.session.seal;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.files.Trouble;
import org.plumbline.json.DocumentReader;
import org.plumbline.json.JsonFault;
import org.plumbline.seal.FileDigest;

/// A file as it was read once: its digests, and what it says of itself.
///
/// @param fault the first thing that is wrong with it as JSON; null where nothing is
record SealedFile(Source source, FileDigest digest, Binding binding, @Nullable JsonFault fault) {

    private static final int BUFFER = 64 << 10;

    /// @throws IOException with words for the user where it cannot be read
    static SealedFile read(Source source) throws IOException {
        var digest = new FileDigest.Making();
        var reader = new BindingReader();
        try (var channel = source.open()) {
            DocumentReader.read(channel, source.isLines(), digest::take, reader);
            // The document may break or end before the file does; the signature is over all of it.
            var rest = ByteBuffer.allocate(BUFFER);
            while (channel.read(rest.clear()) >= 0) {
                digest.take(rest.array(), 0, rest.position());
            }
        } catch (IOException e) {
            throw new IOException(source.name() + " cannot be read: " + Trouble.of(e), e);
        }
        FileDigest made = digest.digest();
        return new SealedFile(source, made, reader.binding(made.sha256()), reader.firstFault());
    }
}

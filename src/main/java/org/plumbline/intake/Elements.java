package org.plumbline.intake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import org.plumbline.files.Source;
import org.plumbline.json.JsonTree;
import org.plumbline.text.Sha256;

/// Where each sample stands in its file, with the digest of its bytes, and how it is read again.
///
/// The file is opened for each reading and never held: another program may replace it, and then the
/// digest shows it.
final class Elements {

    private static final int DIGEST = 32;

    private final Source source;
    private final IntRows rows = new IntRows(Long.BYTES + Integer.BYTES + DIGEST);

    Elements(Source source) {
        this.source = source;
    }

    Source source() {
        return source;
    }

    int size() {
        return rows.size();
    }

    void add(JsonTree element) {
        Sha256 digest = Sha256.of(element.array(), element.start(), element.length());
        rows.add()
                .putLong(element.offset())
                .putInt(element.length())
                .put(HexFormat.of().parseHex(digest.hex()));
    }

    /// The element with this number, read from the file.
    ///
    /// @param sampleId for the message
    /// @throws ChangedFileException where its bytes are not those that were read before
    JsonTree read(int number, String sampleId) throws IOException {
        ByteBuffer row = rows.get(number);
        long offset = row.getLong();
        byte[] bytes = new byte[row.getInt()];
        byte[] digest = new byte[DIGEST];
        row.get(digest);
        boolean complete;
        try (var channel = source.open()) {
            var target = ByteBuffer.wrap(bytes);
            channel.position(offset);
            while (target.hasRemaining() && channel.read(target) >= 0) {
                // Reads go on until the element is there or the file ends before it does.
            }
            complete = !target.hasRemaining();
        } catch (IOException e) {
            throw new UnreadableFileException(source.name(), e);
        }
        if (!complete || !Sha256.of(bytes).hex().equals(HexFormat.of().formatHex(digest))) {
            throw new ChangedSinceOpenedException(source.name(), sampleId);
        }
        return JsonTree.ofElement(bytes);
    }
}

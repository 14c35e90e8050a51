package org.plumbline.session.problems;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.problem.Location;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// Finds a place by line and column, and reads what is around it.
///
/// Lines end as [Location] counts them: after LF, CRLF or CR. A column is a code point, so a byte
/// that goes on a code point is none.
final class PlaceReader {

    /// So many bytes before the place are shown, and so many behind it.
    private static final int BEFORE = 1 << 16;

    private static final int BEHIND = 3 << 16;

    private static final int CHUNK = 1 << 16;

    private final Source source;
    private final ReadProgress progress;

    PlaceReader(Source source, ReadProgress progress) {
        this.source = source;
        this.progress = progress;
    }

    FilePart around(@Nullable Location place) throws IOException {
        try (SeekableByteChannel channel = source.open()) {
            long at = place == null ? 0 : offsetOf(channel, place);
            long from = Math.max(0, at - BEFORE);
            byte[] bytes = read(channel, from, (int) (at - from) + BEHIND);
            int mark = (int) (at - from);
            int line = place == null ? 1 : place.line();
            return part(bytes, from, mark, line, place != null);
        }
    }

    private static FilePart part(byte[] bytes, long from, int mark, int line, boolean isMarked) {
        int start = from == 0 ? 0 : wholeStart(bytes, mark);
        int end = wholeEnd(bytes);
        if (!isUtf8(bytes, start, end)) {
            return new FilePart.Bytes(Arrays.copyOfRange(bytes, start, end), from + start);
        }
        int lines = lineEnds(bytes, start, Math.min(mark, end));
        Optional<Span> word =
                isMarked && mark < end
                        ? Optional.of(new Span(mark - start, wordEnd(bytes, mark, end) - start))
                        : Optional.empty();
        return new FilePart.Text(
                ExactText.ofUtf8(bytes, start, end), line - lines, from + start, word);
    }

    // --- finding

    private long offsetOf(SeekableByteChannel channel, Location place) throws IOException {
        var buffer = ByteBuffer.allocate(CHUNK);
        var count = new LineCount();
        long size = channel.size();
        long offset = 0;
        while (channel.read(buffer.clear()) > 0) {
            progress.read(offset, size);
            for (int i = 0; i < buffer.position(); i++) {
                if (count.isAt(place, buffer.get(i))) {
                    return offset + i;
                }
                count.pass(buffer.get(i));
            }
            offset += buffer.position();
        }
        return offset;
    }

    private static byte[] read(SeekableByteChannel channel, long from, int length)
            throws IOException {
        var buffer = ByteBuffer.allocate((int) Math.min(length, channel.size() - from));
        channel.position(from);
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
            // Until it is full or the file ends.
        }
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    // --- cutting

    /// The start of the first whole line before `mark`, or of the first whole code point where
    /// there is no such line.
    private static int wholeStart(byte[] bytes, int mark) {
        for (int i = 0; i < mark; i++) {
            if (bytes[i] == '\n') {
                return i + 1;
            }
        }
        int start = 0;
        while (start < bytes.length && start < 4 && isContinued(bytes[start])) {
            start++;
        }
        return start;
    }

    /// The end without a code point that the reading cut.
    private static int wholeEnd(byte[] bytes) {
        int lead = bytes.length - 1;
        while (lead > 0 && bytes.length - lead < 4 && isContinued(bytes[lead])) {
            lead--;
        }
        if (lead < 0) {
            return 0;
        }
        int length = length(bytes[lead]);
        return lead + length > bytes.length && length > 1 ? lead : bytes.length;
    }

    private static boolean isContinued(byte b) {
        return (b & 0xC0) == 0x80;
    }

    private static int length(byte lead) {
        int value = lead & 0xFF;
        return value >= 0xF0 ? 4 : value >= 0xE0 ? 3 : value >= 0xC0 ? 2 : 1;
    }

    private static boolean isUtf8(byte[] bytes, int start, int end) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, start, end - start));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static int lineEnds(byte[] bytes, int start, int end) {
        int count = 0;
        for (int i = start; i < end; i++) {
            boolean isPair = bytes[i] == '\r' && i + 1 < bytes.length && bytes[i + 1] == '\n';
            if (bytes[i] == '\n' || (bytes[i] == '\r' && !isPair)) {
                count++;
            }
        }
        return count;
    }

    /// The end of the word of JSON that begins at `start`: a string with its quotes, a number or a
    /// name, or one sign.
    private static int wordEnd(byte[] bytes, int start, int end) {
        if (bytes[start] == '"') {
            for (int i = start + 1; i < end; i++) {
                if (bytes[i] == '"') {
                    return i + 1;
                }
                if (bytes[i] == '\\') {
                    i++;
                }
            }
            return end;
        }
        int at = start;
        while (at < end && isPlain(bytes[at])) {
            at++;
        }
        return at > start ? at : Math.min(end, start + length(bytes[start]));
    }

    private static boolean isPlain(byte b) {
        return Character.isLetterOrDigit(b) || b == '-' || b == '+' || b == '.';
    }
}

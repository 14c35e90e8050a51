package org.plumbline.json;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;

/// The part of a stream of bytes that is in memory, with the line and column of the next byte.
///
/// Scanners read [#buffer] from [#pos] to [#limit] directly and call [#fill()] when they come to
/// the end. Bytes from [#hold()] on stay in memory, at positions that [#held()] counts from there,
/// whatever moves.
final class ByteWindow {

    /// What [#next()] gives where the document (in JSON Lines the line) ends.
    static final int END = -1;

    /// How many bytes are held at most: a case of 64 MiB, or a text of that with what is around it.
    static final int MOST_HELD = 65 << 20;

    /// A buffer doubles until it has so many bytes, and then gets all that it may ever need: while
    /// it grows it is in memory twice.
    private static final int MOST_DOUBLED = 16 << 20;

    private static final int NORMAL_SIZE = 128 << 10;

    /// Of buffers whose parts are given away, so that little has to be moved to the next one.
    private static final int SHARED_SIZE = 1 << 20;

    byte[] buffer;
    int pos;
    int limit;

    /// Bytes since the start of the line that continue a code point; columns do not count them.
    long continued;

    private final @Nullable ReadableByteChannel channel;
    private final ReadListener listener;
    private final boolean lines;
    private long base;
    private int hold = -1;
    private boolean exhausted;
    private boolean full;
    private boolean shared;
    private int line = 1;
    private long lineStart;
    private long lastReturn = -2;

    /// @param lines true where LF ends a document
    ByteWindow(ReadableByteChannel channel, boolean lines, ReadListener listener) {
        this.channel = channel;
        this.lines = lines;
        this.listener = listener;
        this.buffer = new byte[NORMAL_SIZE];
    }

    /// A window on all of these bytes at once.
    ByteWindow(byte[] bytes) {
        this.channel = null;
        this.lines = false;
        this.listener = (buffer, from, count) -> {};
        this.buffer = bytes;
        this.limit = bytes.length;
    }

    /// A copy of the bytes from the position on: so many, or all there are where these are fewer.
    byte[] head(int most) throws IOException {
        var _ = has(most);
        return Arrays.copyOfRange(buffer, pos, Math.min(limit, pos + most));
    }

    /// Skips a byte order mark; true where there was one.
    boolean skipByteOrderMark() throws IOException {
        boolean present =
                has(3)
                        && buffer[pos] == (byte) 0xEF
                        && buffer[pos + 1] == (byte) 0xBB
                        && buffer[pos + 2] == (byte) 0xBF;
        if (present) {
            pos += 3;
            lineStart = 3;
        }
        return present;
    }

    /// Skips white space; the byte after it (0 to 255), or [#END].
    int next() throws IOException {
        byte[] bytes = buffer;
        int at = pos;
        int end = limit;
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\t')) {
            at++;
        }
        pos = at;
        return at < end && bytes[at] > ' ' ? bytes[at] : nextLine();
    }

    private int nextLine() throws IOException {
        while (true) {
            if (pos == limit && !fill()) {
                return END;
            }
            byte b = buffer[pos];
            switch (b) {
                case ' ', '\t' -> pos++;
                case '\n' -> {
                    if (lines) {
                        return END;
                    }
                    endLine();
                }
                case '\r' -> {
                    if (lines && has(2) && buffer[pos + 1] == '\n') {
                        return END;
                    }
                    endLine();
                }
                default -> {
                    return b & 0xFF;
                }
            }
        }
    }

    /// The byte at the position, white space or not, or [#END].
    int peek() throws IOException {
        if (pos == limit && !fill()) {
            return END;
        }
        byte b = buffer[pos];
        if (lines && (b == '\n' || (b == '\r' && has(2) && buffer[pos + 1] == '\n'))) {
            return END;
        }
        return b & 0xFF;
    }

    /// Goes to the start of the next line, over whatever is between; false at the end.
    boolean skipLine() throws IOException {
        while (pos < limit || fill()) {
            byte b = buffer[pos];
            if (b == '\n' || b == '\r') {
                endLine();
                if (b == '\n') {
                    return pos < limit || fill();
                }
            } else {
                pos++;
            }
        }
        return false;
    }

    /// True where at least `count` bytes from the position on are in memory, after reading more if
    /// need be.
    boolean has(int count) throws IOException {
        while (limit - pos < count) {
            if (!fill()) {
                return false;
            }
        }
        return true;
    }

    /// The place of the byte at the position.
    Location location() {
        return new Location(line, column());
    }

    int line() {
        return line;
    }

    /// In code points from 1; a line of more than two thousand million ends counting there.
    int column() {
        return (int) Math.min(Integer.MAX_VALUE, offset() - lineStart - continued + 1);
    }

    /// How many bytes stand before the position.
    long offset() {
        return base + pos;
    }

    /// Keeps the bytes from the position on.
    void hold() {
        hold = pos;
    }

    /// How far the position is from where [#hold()] was called.
    int held() {
        return pos - hold;
    }

    /// The index in [#buffer] of the first byte that is held.
    int holdStart() {
        return hold;
    }

    void release() {
        hold = -1;
    }

    /// Gives the buffer away and goes on in a new one.
    byte[] giveBuffer() {
        byte[] given = buffer;
        int rest = limit - pos;
        buffer = new byte[Math.max(NORMAL_SIZE, rest)];
        System.arraycopy(given, pos, buffer, 0, rest);
        base += pos;
        pos = 0;
        limit = rest;
        hold = -1;
        shared = false;
        return given;
    }

    /// True where [#fill()] gave nothing because too much is held.
    boolean isFull() {
        return full;
    }

    /// Reads more bytes behind [#limit]; false where there are none, or where [#MOST_HELD] are
    /// held.
    boolean fill() throws IOException {
        full = hold >= 0 && limit - hold >= MOST_HELD;
        if (channel == null || exhausted || full) {
            return false;
        }
        if (limit == buffer.length) {
            makeRoom();
        }
        int count = channel.read(ByteBuffer.wrap(buffer, limit, buffer.length - limit));
        if (count < 0) {
            exhausted = true;
            return false;
        }
        listener.bytesRead(buffer, limit, count);
        limit += count;
        return true;
    }

    private void makeRoom() {
        int first = hold < 0 ? pos : hold;
        int kept = limit - first;
        // What is shared may be far larger than what follows needs, and lives on with its parts.
        int length = shared ? Math.min(buffer.length, SHARED_SIZE) : buffer.length;
        int size = kept > length / 2 ? grown(Math.max(kept, length)) : length;
        byte[] target = buffer;
        if (shared || size > buffer.length) {
            size = Math.max(size, SHARED_SIZE);
            listener.growing(size);
            target = new byte[size];
        }
        shared = false;
        System.arraycopy(buffer, first, target, 0, kept);
        buffer = target;
        base += first;
        pos -= first;
        limit = kept;
        if (hold >= 0) {
            hold = 0;
        }
    }

    private static int grown(int length) {
        return length < MOST_DOUBLED ? length * 2 : MOST_HELD + NORMAL_SIZE;
    }

    private void endLine() {
        boolean secondHalf = buffer[pos] == '\n' && lastReturn == offset() - 1;
        if (buffer[pos] == '\r') {
            lastReturn = offset();
        }
        pos++;
        lineStart = offset();
        continued = 0;
        if (!secondHalf) {
            line++;
        }
    }

    /// The buffer, of which what is before the position will stay as it is.
    byte[] shareBuffer() {
        shared = true;
        return buffer;
    }
}

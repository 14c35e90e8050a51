package org.plumbline.csv;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;

/// Reads a table row by row, by RFC 4180 with LF or CRLF at the end of a row, from bytes, so that
/// nothing in a cell is changed: a CR in quotes stays a CR.
///
/// On purpose no library: those we know take CR for LF, lose the difference between null and the
/// empty text, or have no line and column for a cell.
public final class CsvReader {

    /// How many bytes a cell may have.
    static final int MOST_BYTES = 64 << 20;

    private static final int END = -1;

    private final ReadableByteChannel channel;
    private final Listener listener;
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16).flip();
    private final Place place = new Place(new Location(1, 1));
    private final List<CsvCell> cells = new ArrayList<>();
    private byte[] cell = new byte[256];
    private int length;
    private boolean exhausted;

    /// Sees the bytes of the table as they come in.
    @FunctionalInterface
    public interface Listener {
        /// Some bytes were read; they are gone after the call.
        void bytesRead(byte[] buffer, int from, int count);
    }

    /// Does not close `channel`.
    public CsvReader(ReadableByteChannel channel, Listener listener) {
        this.channel = channel;
        this.listener = listener;
    }

    /// Skips a byte order mark; true where there was one. Before the first row only.
    public boolean skipByteOrderMark() throws IOException {
        while (buffer.remaining() < 3 && fill()) {
            // Three bytes are needed to tell.
        }
        int at = buffer.position();
        boolean present =
                buffer.remaining() >= 3
                        && buffer.get(at) == (byte) 0xEF
                        && buffer.get(at + 1) == (byte) 0xBB
                        && buffer.get(at + 2) == (byte) 0xBF;
        if (present) {
            buffer.position(at + 3);
        }
        return present;
    }

    /// The next row; null at the end.
    ///
    /// @throws CsvFault where the table breaks; nothing can be read after it
    public @Nullable CsvRecord next() throws IOException, CsvFault {
        if (peek() == END) {
            return null;
        }
        Location at = place.location();
        cells.clear();
        while (true) {
            cell();
            int next = peek();
            if (next == ',') {
                take();
                continue;
            }
            if (next == '\r') {
                take();
                if (peek() != '\n') {
                    throw new CsvFault(
                            place.location(),
                            cells.size() - 1,
                            false,
                            "a carriage return outside of quotes; put the cell in quotes");
                }
            }
            if (peek() == '\n') {
                take();
            }
            return new CsvRecord(at, cells);
        }
    }

    /// One cell, to what follows it: a comma, a line end, or the end.
    private void cell() throws IOException, CsvFault {
        Location at = place.location();
        length = 0;
        boolean quoted = peek() == '"';
        if (quoted) {
            take();
            quoted();
        } else {
            plain();
        }
        byte[] bytes = Arrays.copyOf(cell, length);
        var done = new CsvCell(bytes, quoted, at);
        int broken = Utf8Bytes.firstFault(bytes);
        if (broken >= 0) {
            throw new CsvFault(
                    done.places().of(broken), cells.size(), false, "bytes that are no UTF-8");
        }
        cells.add(done);
    }

    /// A quote inside is no character like others: RFC 4180 has none there, and a file that has one
    /// may mean any of two things by it.
    private void plain() throws IOException, CsvFault {
        for (int next = peek(); next != END; next = peek()) {
            if (next == ',' || next == '\n' || next == '\r') {
                return;
            }
            if (next == '"') {
                throw fault(
                        "a quote in a cell without quotes around it; put the cell in quotes, and"
                                + " write the quote twice");
            }
            keep(take());
        }
    }

    private void quoted() throws IOException, CsvFault {
        while (true) {
            int next = peek();
            if (next == END) {
                throw fault("the end of the file inside a cell with quotes around it");
            }
            take();
            if (next != '"') {
                keep(next);
                continue;
            }
            int after = peek();
            if (after != '"') {
                if (after != END && after != ',' && after != '\n' && after != '\r') {
                    throw fault(
                            "text after the closing quote of a cell; a quote inside is written"
                                    + " twice");
                }
                return;
            }
            keep(take());
        }
    }

    private void keep(int b) throws CsvFault {
        if (length == MOST_BYTES) {
            throw new CsvFault(
                    place.location(),
                    cells.size(),
                    true,
                    "a cell of more than " + (MOST_BYTES >> 20) + " MiB");
        }
        if (length == cell.length) {
            cell = Arrays.copyOf(cell, Math.min(2 * length, MOST_BYTES));
        }
        cell[length++] = (byte) b;
    }

    private CsvFault fault(String words) {
        return new CsvFault(place.location(), cells.size(), false, words);
    }

    /// The next byte (0 to 255), or [#END].
    private int peek() throws IOException {
        if (!buffer.hasRemaining() && !fill()) {
            return END;
        }
        return buffer.get(buffer.position()) & 0xFF;
    }

    private int take() {
        int b = buffer.get() & 0xFF;
        place.advance(b);
        return b;
    }

    private boolean fill() throws IOException {
        if (exhausted) {
            return false;
        }
        buffer.compact();
        int from = buffer.position();
        int count = channel.read(buffer);
        exhausted = count < 0;
        if (count > 0) {
            listener.bytesRead(buffer.array(), from, count);
        }
        buffer.flip();
        return count > 0;
    }
}

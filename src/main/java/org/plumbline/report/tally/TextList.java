package org.plumbline.report.tally;

import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/// A list of texts that grows, as UTF-8 in one array: a text costs its bytes and four more.
final class TextList {

    private byte[] bytes = new byte[64];
    private final IntList ends = new IntList();

    int size() {
        return ends.size();
    }

    String get(int index) {
        int start = start(index);
        return new String(bytes, start, ends.get(index) - start, StandardCharsets.UTF_8);
    }

    void add(byte[] utf8) {
        int start = start(size());
        int end = Math.addExact(start, utf8.length);
        if (end > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(end, bytes.length + (bytes.length >> 1)));
        }
        System.arraycopy(utf8, 0, bytes, start, utf8.length);
        ends.add(end);
    }

    void add(String text) {
        add(text.getBytes(StandardCharsets.UTF_8));
    }

    void addAll(TextList other) {
        for (int i = 0; i < other.size(); i++) {
            add(Arrays.copyOfRange(other.bytes, other.start(i), other.ends.get(i)));
        }
    }

    boolean isAt(int index, byte[] utf8) {
        return Arrays.equals(bytes, start(index), ends.get(index), utf8, 0, utf8.length);
    }

    /// The hash of the bytes at `index`, as [#hash(byte\[\])] gives it.
    int hash(int index) {
        return hash(bytes, start(index), ends.get(index));
    }

    static int hash(byte[] utf8) {
        return hash(utf8, 0, utf8.length);
    }

    /// An unmodifiable view, sorted by code point, of the texts that are there now.
    List<String> sorted() {
        Integer[] order = new Integer[size()];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, this::compare);
        return new View(Arrays.stream(order).mapToInt(Integer::intValue).toArray());
    }

    private int compare(int a, int b) {
        return Arrays.compareUnsigned(bytes, start(a), ends.get(a), bytes, start(b), ends.get(b));
    }

    private int start(int index) {
        return index == 0 ? 0 : ends.get(index - 1);
    }

    private static int hash(byte[] bytes, int start, int end) {
        int hash = 1;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + bytes[i];
        }
        // Names that differ in their last digits alone must not lie side by side in the table.
        return hash * 0x9E3779B1;
    }

    private final class View extends AbstractList<String> implements RandomAccess {
        private final int[] order;

        View(int[] order) {
            this.order = order;
        }

        @Override
        public String get(int index) {
            return TextList.this.get(order[index]);
        }

        @Override
        public int size() {
            return order.length;
        }
    }
}

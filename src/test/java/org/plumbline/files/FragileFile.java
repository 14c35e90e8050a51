package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.random.RandomGenerator;

/// The bytes of one file of a [FragileDisk]: as programs see them, and as they are safe.
final class FragileFile {

    /// Of bytes that were never forced a disk keeps blocks, not single bytes.
    private static final int BLOCK = 16;

    private final FragileDisk disk;
    private byte[] bytes = {};
    private byte[] safe = {};
    private final BitSet dirty = new BitSet();
    private int changes;

    FragileFile(FragileDisk disk) {
        this.disk = disk;
    }

    byte[] bytes() {
        return bytes.clone();
    }

    /// Counts the writes.
    int changes() {
        return changes;
    }

    void overwrite(byte[] other) {
        changes++;
        bytes = other.clone();
        safe = other.clone();
        dirty.clear();
    }

    FragileFile copy(FragileDisk on) {
        var copy = new FragileFile(on);
        copy.bytes = bytes.clone();
        copy.safe = bytes.clone();
        return copy;
    }

    FragileFile afterPowerCut(FragileDisk on, RandomGenerator random) {
        int length =
                switch (random.nextInt(3)) {
                    case 0 -> safe.length;
                    case 1 -> bytes.length;
                    default ->
                            random.nextInt(
                                    Math.min(safe.length, bytes.length),
                                    Math.max(safe.length, bytes.length) + 1);
                };
        byte[] left = Arrays.copyOf(safe, length);
        for (int start = 0; start < length; start += BLOCK) {
            if (random.nextBoolean()) {
                for (int i = start; i < Math.min(start + BLOCK, length); i++) {
                    if (dirty.get(i) && i < bytes.length) {
                        left[i] = bytes[i];
                    }
                }
            }
        }
        var then = new FragileFile(on);
        then.bytes = left;
        then.safe = left.clone();
        return then;
    }

    DiskFile opened(Path path) {
        return new Handle(path);
    }

    private final class Handle implements DiskFile {

        private final Path path;

        Handle(Path path) {
            this.path = path;
        }

        @Override
        public long size() {
            synchronized (disk) {
                return bytes.length;
            }
        }

        @Override
        public void append(byte[] more, int offset, int length) throws IOException {
            synchronized (disk) {
                try {
                    disk.step("write " + path);
                } catch (IOException e) {
                    // A full disk takes what it still has room for.
                    put(more, offset, length / 2);
                    throw e;
                }
                put(more, offset, length);
            }
        }

        private void put(byte[] more, int offset, int length) {
            changes++;
            int end = bytes.length;
            bytes = Arrays.copyOf(bytes, end + length);
            System.arraycopy(more, offset, bytes, end, length);
            dirty.set(end, end + length);
        }

        @Override
        public void force() throws IOException {
            synchronized (disk) {
                try {
                    disk.step("force " + path);
                } catch (IOException e) {
                    dirty.clear();
                    throw e;
                }
                int known = safe.length;
                safe = Arrays.copyOf(safe, bytes.length);
                for (int i = 0; i < bytes.length; i++) {
                    if (dirty.get(i)) {
                        safe[i] = bytes[i];
                    } else if (i >= known) {
                        safe[i] = 0;
                    }
                }
                dirty.clear();
            }
        }

        @Override
        public void truncate(long size) throws IOException {
            synchronized (disk) {
                disk.step("cut " + path);
                changes++;
                bytes = Arrays.copyOf(bytes, Math.toIntExact(size));
                dirty.clear(bytes.length, Math.max(bytes.length, dirty.length()));
            }
        }

        @Override
        public boolean isStillThere() {
            return disk.isAt(path, FragileFile.this);
        }

        @Override
        public void close() {}
    }
}

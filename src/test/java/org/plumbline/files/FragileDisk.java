package org.plumbline.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A disk in memory that can be made to fail at any step, and to lose its power.
///
/// It promises as little as a real one: bytes are safe once their file was forced, names once their
/// folder was. A force that failed drops the bytes it was asked to keep, and a later one that
/// succeeds says nothing of them.
public final class FragileDisk implements Disk {

    /// One step that is about to be taken; throwing makes it fail.
    public interface Watch {
        void before(int step, String what) throws IOException;
    }

    final Map<Path, FragileFile> names = new HashMap<>();
    private final Map<Path, FragileFile> safeNames = new HashMap<>();
    private final Set<Path> folders = new HashSet<>();
    private final Set<Path> safeFolders = new HashSet<>();
    private final Map<Path, List<Consumer<FragileDisk>>> unforced = new HashMap<>();
    private final Map<Path, FragileFile> locks = new HashMap<>();
    private final List<String> steps = new ArrayList<>();
    private Watch watch = (step, what) -> {};

    public FragileDisk(Path... folders) {
        this.folders.addAll(List.of(folders));
        safeFolders.addAll(List.of(folders));
    }

    /// Watches each step from now on.
    public synchronized void watch(Watch watcher) {
        watch = watcher;
    }

    /// Fails each step of number `from` (counted from here, 0 first) to `to`, exclusive.
    public synchronized void failBetween(int from, int to) {
        int base = steps.size();
        watch =
                (step, what) -> {
                    if (step - base >= from && step - base < to) {
                        throw new FileSystemException(what, null, "No space left on device");
                    }
                };
    }

    /// All steps so far, such as `force /data/a`.
    public synchronized List<String> steps() {
        return List.copyOf(steps);
    }

    void step(String what) throws IOException {
        steps.add(what);
        watch.before(steps.size() - 1, what);
    }

    /// What may be found when the power comes back, with nothing else still unsafe. Of what was
    /// never forced, `random` keeps some.
    public synchronized FragileDisk afterPowerCut(RandomGenerator random) {
        var then = new FragileDisk();
        var copies = new HashMap<FragileFile, FragileFile>();
        then.folders.addAll(safeFolders);
        then.names.putAll(safeNames);
        for (var pending : unforced.values()) {
            int kept = random.nextInt(pending.size() + 1);
            pending.subList(0, kept).forEach(change -> change.accept(then));
        }
        then.names.replaceAll(
                (path, file) ->
                        copies.computeIfAbsent(file, lost -> lost.afterPowerCut(then, random)));
        then.names.keySet().removeIf(path -> !then.folders.contains(path.getParent()));
        then.safeFolders.addAll(then.folders);
        then.safeNames.putAll(then.names);
        return then;
    }

    /// As after a kill: all that was written is there, no lock is held.
    public synchronized FragileDisk afterKill() {
        var then = new FragileDisk();
        then.folders.addAll(folders);
        then.safeFolders.addAll(folders);
        names.forEach((path, file) -> then.names.put(path, file.copy(then)));
        then.safeNames.putAll(then.names);
        return then;
    }

    private void change(Path folder, Consumer<FragileDisk> change) {
        change.accept(this);
        unforced.computeIfAbsent(folder, path -> new ArrayList<>()).add(change);
    }

    private static Path folderOf(Path path) {
        return AtomicFile.folderOf(path);
    }

    private FragileFile file(Path path) throws NoSuchFileException {
        FragileFile file = names.get(path);
        if (file == null) {
            throw new NoSuchFileException(path.toString());
        }
        return file;
    }

    private void needsFolder(Path path) throws NoSuchFileException {
        if (!folders.contains(folderOf(path))) {
            throw new NoSuchFileException(path.toString());
        }
    }

    @Override
    public synchronized void createFolder(Path folder) throws IOException {
        step("folder " + folder);
        needsFolder(folder);
        change(folderOf(folder), disk -> disk.folders.add(folder));
    }

    @Override
    public synchronized boolean exists(Path path) {
        return names.containsKey(path) || folders.contains(path);
    }

    @Override
    public boolean isDevice(Path path) {
        return false;
    }

    @Override
    public Path follow(Path path) {
        return path;
    }

    @Override
    public synchronized List<Path> list(Path folder) throws IOException {
        step("list " + folder);
        if (!folders.contains(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        return Stream.concat(names.keySet().stream(), folders.stream())
                .filter(path -> folder.equals(path.getParent()))
                .sorted()
                .toList();
    }

    @Override
    public synchronized byte[] read(Path file) throws IOException {
        step("read " + file);
        return file(file).bytes();
    }

    @Override
    public synchronized byte[] read(Path file, long from, int length) throws IOException {
        step("read " + file);
        byte[] bytes = file(file).bytes();
        int start = (int) Math.min(from, bytes.length);
        return Arrays.copyOfRange(bytes, start, Math.min(start + length, bytes.length));
    }

    private record Mark(FragileFile file, int changes) {}

    @Override
    public synchronized Object mark(Path path) throws IOException {
        FragileFile file = file(path);
        return new Mark(file, file.changes());
    }

    @Override
    public DiskFile openToAppend(Path path) throws IOException {
        return open(path);
    }

    @Override
    public synchronized void moveToFree(Path from, Path to) throws IOException {
        step("move " + from + " " + to);
        if (names.containsKey(to)) {
            throw new FileAlreadyExistsException(to.toString());
        }
        rename(from, to);
    }

    @Override
    public DiskFile createSecret(Path path) throws IOException {
        return create(path);
    }

    @Override
    public synchronized DiskFile create(Path path) throws IOException {
        step("create " + path);
        needsFolder(path);
        if (names.containsKey(path)) {
            throw new FileAlreadyExistsException(path.toString());
        }
        var file = new FragileFile(this);
        change(folderOf(path), disk -> disk.names.put(path, file));
        return file.opened(path);
    }

    @Override
    public synchronized DiskFile open(Path path) throws IOException {
        step("open " + path);
        return file(path).opened(path);
    }

    @Override
    public synchronized void move(Path from, Path to) throws IOException {
        step("move " + from + " " + to);
        rename(from, to);
    }

    private void rename(Path from, Path to) throws NoSuchFileException {
        FragileFile file = file(from);
        change(
                folderOf(to),
                disk -> {
                    disk.names.remove(from);
                    disk.names.put(to, file);
                });
    }

    @Override
    public synchronized void forceFolder(Path folder) throws IOException {
        step("force folder " + folder);
        var pending = unforced.remove(folder);
        if (pending == null) {
            return;
        }
        var safe = new FragileDisk();
        safe.names.putAll(safeNames);
        safe.folders.addAll(safeFolders);
        pending.forEach(change -> change.accept(safe));
        safeNames.clear();
        safeNames.putAll(safe.names);
        safeFolders.addAll(safe.folders);
    }

    @Override
    public synchronized void delete(Path file) throws IOException {
        step("delete " + file);
        if (names.containsKey(file)) {
            change(folderOf(file), disk -> disk.names.remove(file));
        }
    }

    /// Another program puts these bytes into a file.
    public synchronized void overwrite(Path path, byte[] bytes) throws IOException {
        file(path).overwrite(bytes);
    }

    /// Another program appends these bytes to a file.
    public synchronized void grow(Path path, byte[] bytes) throws IOException {
        byte[] old = file(path).bytes();
        byte[] grown = Arrays.copyOf(old, old.length + bytes.length);
        System.arraycopy(bytes, 0, grown, old.length, bytes.length);
        file(path).overwrite(grown);
    }

    /// Takes a whole folder away, as when a stick is pulled; the answer puts it back.
    public synchronized Runnable vanish(Path folder) {
        var gone = new HashMap<Path, FragileFile>();
        names.forEach(
                (path, file) -> {
                    if (path.startsWith(folder)) {
                        gone.put(path, file);
                    }
                });
        names.keySet().removeAll(gone.keySet());
        folders.remove(folder);
        return () -> {
            synchronized (this) {
                folders.add(folder);
                names.putAll(gone);
            }
        };
    }

    @Override
    public synchronized Lock lock(Path file, String note) throws IOException {
        step("lock " + file);
        needsFolder(file);
        if (locks.containsKey(file)) {
            throw new LockHeldException(file, "another");
        }
        FragileFile held = names.computeIfAbsent(file, path -> new FragileFile(this));
        locks.put(file, held);
        return new Lock() {
            @Override
            public boolean isStillThere() {
                return isAt(file, held);
            }

            private boolean closed;

            @Override
            public void close() {
                if (!closed) {
                    closed = true;
                    release(file, held);
                }
            }
        };
    }

    synchronized boolean isAt(Path path, @Nullable FragileFile file) {
        return names.get(path) == file;
    }

    private synchronized void release(Path file, FragileFile held) {
        locks.remove(file, held);
    }

    /// Another program deletes the file of a lock, so that a second session can take one of its
    /// name.
    public synchronized void deleteLock(Path file) {
        names.remove(file);
        locks.remove(file);
    }
}

package org.plumbline.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.labels.TakenFrom;
import org.plumbline.text.Sha256;
import org.plumbline.text.Sha256Stream;

/// A journal that is not the open one: one of the same rater and file that lies beside it, kept
/// aside because another program had put it in its place or it was damaged, or a sync tool's second
/// copy; or one of another file.
///
/// It is read and never changed. That its labels were taken over is remembered by an empty file
/// beside it, named for its bytes and the rubric.
public final class OtherJournal {

    private static final int DIGITS = 16;

    private final Disk disk;
    private final Path folder;
    private final Path file;
    private final byte[] bytes;
    private final Salvage salvage;

    private OtherJournal(Disk disk, Path folder, Path file, byte[] bytes) {
        this.disk = disk;
        this.folder = folder;
        this.file = file;
        this.bytes = bytes;
        this.salvage = Salvage.of(bytes);
    }

    /// Those beside a journal, by name. Reads files: never called on the FX thread.
    public static List<OtherJournal> beside(Disk disk, JournalPlace place) throws IOException {
        var expected = Optional.of(new Event.Began(place.samplesSha256(), place.rater()));
        var others = new ArrayList<OtherJournal>();
        for (Path path : disk.list(place.folder())) {
            if (isOther(place, path)) {
                var other = new OtherJournal(disk, place.folder(), path, disk.read(path));
                if (other.salvage.began().equals(expected)) {
                    others.add(other);
                }
            }
        }
        return List.copyOf(others);
    }

    /// Where these raters have journals of other files, or of this one under another of the names,
    /// by path. Reads folders: never called on the FX thread.
    ///
    /// @param own is left out
    public static List<Path> elsewhere(
            Disk disk, DataFolder data, JournalPlace own, List<String> raters) throws IOException {
        Path all = JournalPlace.all(data);
        var found = new ArrayList<Path>();
        if (disk.exists(all)) {
            for (Path folder : disk.list(all)) {
                raters.stream()
                        .map(rater -> JournalPlace.file(folder, rater))
                        .filter(file -> !file.equals(own.file()) && disk.exists(file))
                        .forEach(found::add);
            }
        }
        return List.copyOf(found);
    }

    /// What a journal says, whoever it is of. Reads a file: never called on the FX thread.
    ///
    /// @throws IOException where it cannot be read, or is not even the beginning of a journal
    public static OtherJournal read(Disk disk, Path file) throws IOException {
        var journal =
                new OtherJournal(disk, file.toAbsolutePath().getParent(), file, disk.read(file));
        if (journal.salvage.began().isEmpty()) {
            throw new IOException(file + " does not begin as a journal does");
        }
        return journal;
    }

    /// Sync tools put their words before the ending or behind it.
    private static boolean isOther(JournalPlace place, Path path) {
        String name = String.valueOf(path.getFileName());
        return !path.equals(place.file())
                && name.startsWith("journal")
                && name.contains(".jsonl")
                && !name.endsWith(".torn")
                && !name.contains(".taken-");
    }

    public Path file() {
        return file;
    }

    /// The name of its own file.
    public String fileName() {
        return String.valueOf(file.getFileName());
    }

    /// What it is as a place that labels were taken over from.
    ///
    /// @param name of the file that they were of; "" where that is not known
    /// @throws IllegalStateException where its first record is lost
    public TakenFrom origin(String name) {
        var began =
                salvage.began()
                        .orElseThrow(() -> new IllegalStateException("its beginning is lost"));
        boolean sawHidden = replay().unblinded().isPresent();
        return new TakenFrom(
                TakenFrom.Place.JOURNAL, name, began.samplesSha256(), began.rater(), sawHidden);
    }

    /// When an item with this history was last said something of, and whether blind.
    public Given given(List<Entry> history) {
        return Given.of(history, replay().unblinded());
    }

    /// What its sound records come to.
    public Replay replay() {
        return salvage.replay();
    }

    /// The latest time of any sound record; empty where there is none.
    public Optional<Instant> latest() {
        return salvage.latest();
    }

    /// True where each of its lines is sound.
    public boolean isWhole() {
        return salvage.isWhole();
    }

    /// True where its labels by this rubric were taken over. Reads the folder.
    public boolean isTaken(Sha256 rubric) {
        return disk.exists(marker(rubric));
    }

    /// Remembers that its labels by this rubric were taken over. Writes a file.
    public void markTaken(Sha256 rubric) throws IOException {
        try {
            disk.createSecret(marker(rubric)).close();
        } catch (FileAlreadyExistsException e) {
            return;
        }
        disk.forceFolder(folder);
    }

    private Path marker(Sha256 rubric) {
        try (var digest = new Sha256Stream()) {
            digest.write(bytes, 0, bytes.length);
            byte[] name = rubric.hex().getBytes(StandardCharsets.US_ASCII);
            digest.write(name, 0, name.length);
            return file.resolveSibling(
                    file.getFileName() + ".taken-" + digest.sha256().hex().substring(0, DIGITS));
        }
    }
}

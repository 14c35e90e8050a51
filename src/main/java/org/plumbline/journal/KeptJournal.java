package org.plumbline.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;
import org.plumbline.text.Sha256;

/// What the journal of somebody came to so far, read without opening it: it may be another
/// session's, and stays as it is.
///
/// @param rater under which name it is kept
public record KeptJournal(String rater, Replay replay) {

    /// All journals of one file in a data folder, by the names of their folders; one whose first
    /// record cannot be read is nobody's. Reads files: never called on the FX thread.
    public static List<KeptJournal> of(Disk disk, DataFolder data, Sha256 samplesSha256)
            throws IOException {
        Path folder = JournalPlace.folderOf(data, samplesSha256);
        var kept = new ArrayList<KeptJournal>();
        for (Path one : disk.exists(folder) ? disk.list(folder) : List.<Path>of()) {
            Path file = one.resolve(JournalPlace.FILE);
            if (disk.exists(file)) {
                var salvage = Salvage.of(disk.read(file));
                salvage.began()
                        .filter(began -> began.samplesSha256().equals(samplesSha256))
                        .ifPresent(
                                began -> kept.add(new KeptJournal(began.rater(), salvage.replay())));
            }
        }
        return List.copyOf(kept);
    }
}

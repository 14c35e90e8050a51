package org.plumbline.journal;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.plumbline.files.DataFolder;
import org.plumbline.text.Sha256;

/// Where the journal of one rater and one samples file is.
///
/// @param folder the journal's own: its lock and what was kept aside are beside it
public record JournalPlace(Path folder, Sha256 samplesSha256, String rater) {

    static final String FILE = "journal.jsonl";

    private static final int DIGITS = 16;
    private static final int NAME_LENGTH = 24;

    /// @throws IllegalArgumentException for nobody's journal: a name is never made up
    public JournalPlace {
        if (rater.isBlank()) {
            throw new IllegalArgumentException("a journal is somebody's");
        }
    }

    /// In the data folder, under the digest of the file and the name of the rater.
    public static JournalPlace in(DataFolder data, Sha256 samplesSha256, String rater) {
        Path folder = folderOf(data, samplesSha256).resolve(folderName(rater));
        return new JournalPlace(folder, samplesSha256, rater);
    }

    /// Where the journals of all raters of a samples file are, each in a folder of its own.
    static Path folderOf(DataFolder data, Sha256 samplesSha256) {
        return all(data).resolve(samplesSha256.hex().substring(0, DIGITS));
    }

    /// Where there is a folder for each file that was ever labelled.
    static Path all(DataFolder data) {
        return data.path().resolve("journals");
    }

    /// Where the journal of a rater is.
    ///
    /// @param ofFile the folder of a file in that of [#all]
    static Path file(Path ofFile, String rater) {
        return ofFile.resolve(folderName(rater)).resolve(FILE);
    }

    Path file() {
        return folder.resolve(FILE);
    }

    /// True where these entries are of this rater and file, as no entries at all are.
    boolean isOf(List<Entry> entries) {
        return entries.isEmpty()
                || entries.getFirst().event().equals(new Event.Began(samplesSha256, rater));
    }

    /// A name that every file system takes, that people recognise, and that no two raters share,
    /// also where case does not count.
    private static String folderName(String rater) {
        String plain = rater.replaceAll("[^A-Za-z0-9_-]", "_");
        String digest = Sha256.of(rater.getBytes(StandardCharsets.UTF_8)).hex();
        return plain.substring(0, Math.min(plain.length(), NAME_LENGTH))
                + "-"
                + digest.substring(0, DIGITS);
    }
}

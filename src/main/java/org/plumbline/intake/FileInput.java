package org.plumbline.intake;

import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.files.KeptFiles;
import org.plumbline.files.Source;
import org.plumbline.json.DocumentHandler;
import org.plumbline.json.DocumentReader;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.ReadListener;
import org.plumbline.problem.Code;
import org.plumbline.problem.FileProblems;
import org.plumbline.records.RecordForm;
import org.plumbline.text.Sha256;
import org.plumbline.text.Sha256Stream;

/// One of the files that are read together, and the problems found in it so far.
final class FileInput {

    private final Source source;
    private final Progress progress;
    private final Code[] tolerated;
    private FileProblems problems;

    /// @param tolerated errors that are told, and keep nobody from using what is in the file
    FileInput(Source source, Progress progress, Code... tolerated) {
        this.source = source;
        this.progress = progress;
        this.tolerated = tolerated.clone();
        this.problems = new FileProblems(source.name());
    }

    /// The same file, to be read once more and with problems of its own.
    FileInput again() {
        return new FileInput(source, progress, tolerated);
    }

    Source source() {
        return source;
    }

    /// True where both are one file, by whatever name.
    boolean isSameFile(FileInput other) {
        if (source.equals(other.source)) {
            return true;
        }
        Optional<Path> one = source.file();
        Optional<Path> two = other.source.file();
        try {
            return one.isPresent() && two.isPresent() && KeptFiles.isSame(one.get(), two.get());
        } catch (IOException e) {
            // Reading them tells why; until then they are two.
            return false;
        }
    }

    FileProblems problems() {
        return problems;
    }

    /// True while no error was found but those that are tolerated.
    boolean isUsable() {
        return !problems.hasErrorsBeside(tolerated);
    }

    /// Takes what is wrong with one piece of the file, and names the sample that it is about.
    ///
    /// @param piece null for what is of none
    Findings findings(@Nullable JsonTree piece) {
        return new Findings(problems, piece == null ? null : sampleId(piece.root()));
    }

    /// The sample that a value is about, as far as it says so.
    private static @Nullable String sampleId(JsonValue value) {
        JsonValue id = value.kind() == Kind.OBJECT ? value.get("sampleId") : null;
        return id != null && id.kind() == Kind.STRING && id.isWhole() && !id.hasUnpairedSurrogate()
                ? id.string()
                : null;
    }

    /// Forgets the problems found so far: the file is read once more.
    void forget() {
        problems = new FileProblems(source.name());
    }

    /// True where the name says that each line is a JSON value.
    boolean isLines() {
        return source.isLines();
    }

    /// True where the name says that it is a table in CSV, which is records.
    boolean isTable() {
        return RecordForm.ofName(source.name()) == RecordForm.CSV;
    }

    /// Skims the file for what must be known first; null where it has no format that is read here.
    @Nullable FileHeader header() throws IOException {
        return isTable()
                ? new FileHeader(Format.RECORDS, null, null)
                : skim(HeaderSkimmer.ofHeader()).header();
    }

    /// The format of the file; null where it has none that is read here.
    @Nullable Format format() throws IOException {
        return isTable() ? Format.RECORDS : skim(HeaderSkimmer.ofFormat()).format();
    }

    /// What the file calls its format, of whatever program it is; null where it does not say.
    @Nullable String formatWord() throws IOException {
        return skim(HeaderSkimmer.ofFormat()).formatWord();
    }

    private HeaderSkimmer skim(HeaderSkimmer skimmer) throws IOException {
        try (var channel = open()) {
            long total = channel.size();
            ReadListener listener = (buffer, from, count) -> tell(0, total);
            DocumentReader.read(channel, isLines(), listener, skimmer);
        } catch (IOException e) {
            throw explained(e);
        }
        return skimmer;
    }

    /// Reads the whole file.
    ///
    /// @param growing called before memory is taken for a very large value
    /// @return SHA-256 over all bytes that were read
    Sha256 read(DocumentHandler handler, Runnable growing) throws IOException {
        return read(
                (channel, listener) -> DocumentReader.read(channel, isLines(), listener, handler),
                growing);
    }

    /// Reads the whole file by `content`; else as [#read(DocumentHandler, Runnable)].
    Sha256 read(Content content, Runnable growing) throws IOException {
        try (var channel = open();
                var digest = new Sha256Stream()) {
            content.read(channel, new Listener(channel.size(), digest, growing));
            return digest.sha256();
        } catch (IOException e) {
            throw explained(e);
        }
    }

    /// Reads bytes in one form or another.
    @FunctionalInterface
    interface Content {
        void read(ReadableByteChannel channel, ReadListener listener) throws IOException;
    }

    private void tell(long read, long total) {
        if (!progress.advanced(source.name(), read, Math.max(read, total))) {
            throw new CancellationException("reading " + source.name() + " was cancelled");
        }
    }

    private SeekableByteChannel open() throws IOException {
        return source.open();
    }

    private IOException explained(IOException failure) {
        return failure instanceof UnreadableFileException
                        || failure instanceof ChangedSinceOpenedException
                ? failure
                : new UnreadableFileException(source.name(), failure);
    }

    private final class Listener implements ReadListener {

        /// Below this size a buffer is no matter for the memory of the whole.
        private static final long LARGE = 16 << 20;

        private final long total;
        private final Sha256Stream digest;
        private final Runnable growing;
        private long read;

        Listener(long total, Sha256Stream digest, Runnable growing) {
            this.total = total;
            this.digest = digest;
            this.growing = growing;
        }

        @Override
        public void bytesRead(byte[] buffer, int from, int count) {
            digest.write(buffer, from, count);
            read += count;
            tell(read, total);
        }

        @Override
        public void growing(long size) {
            if (size > LARGE) {
                growing.run();
            }
        }
    }
}

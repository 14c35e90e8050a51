package org.plumbline.intake;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.plumbline.check.KnownSamples;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Sample;
import org.plumbline.files.Source;
import org.plumbline.request.Outline;
import org.plumbline.request.Request;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// An opened corpus or requests file without errors: an index in memory, each sample read from the
/// file when it is asked for. Safe for several threads.
public interface SampleStore extends AutoCloseable {

    /// What was opened.
    Source source();

    /// False for a requests file, which has nothing hidden to unblind.
    boolean isCorpus();

    /// SHA-256 over all bytes of the file when it was opened.
    Sha256 sha256();

    /// The rubric that a requests file carries; empty for a corpus.
    Optional<Rubric> rubric();

    /// How many samples there are.
    int size();

    /// What a queue shows of a sample.
    ///
    /// @param index 0 to size - 1, in the file's order
    Outline outline(int index);

    /// Where a sample stands in the file; empty where it is not in it.
    OptionalInt indexOf(String sampleId);

    /// What a reviewer may see of a sample. Reads the file: never called on the FX thread.
    ///
    /// @throws ChangedFileException where the bytes are no longer those that were opened
    Request request(int index) throws IOException;

    /// The same without its hash, for work on many samples; not to be kept. Reads the file: never
    /// called on the FX thread.
    ///
    /// @throws ChangedFileException where the bytes are no longer those that were opened
    default Sample sample(int index) throws IOException {
        return request(index).sample();
    }

    /// A whole case with its hidden half.
    ///
    /// @throws IllegalStateException for a requests file
    /// @throws ChangedFileException where the bytes are no longer those that were opened
    Case wholeCase(int index) throws IOException;

    /// The samples as labels from elsewhere are held against them. Reads the file when it is asked
    /// for more than which samples there are.
    KnownSamples known();

    @Override
    void close();
}

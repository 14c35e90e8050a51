package org.plumbline.intake;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.RatingRules.Outcome;
import org.plumbline.check.shape.Format;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.Required;
import org.plumbline.labels.Author;
import org.plumbline.request.Rubric;

/// Reads a file of labels once, whoever they are by: holds each to its shape and counts it, tells
/// of those that are stale, and holds the file to the rubric.
final class LabelElements implements OrderedPipeline.Work<Shaped> {

    /// What labels of one kind are held to.
    @FunctionalInterface
    interface Taker {
        /// Checks one label whose shape was checked, and hands it on where it is fresh and sound.
        Outcome take(JsonValue label, Findings findings) throws IOException;
    }

    private final FileInput input;
    private final Format format;
    private final @Nullable Author author;
    private final Receiver receiver;
    private final Taker taker;
    private int elements;
    private int stale;

    private LabelElements(FileInput input, FileHeader header, Receiver receiver, Taker taker) {
        this.input = input;
        this.format = header.format();
        this.author = header.author();
        this.receiver = receiver;
        this.taker = taker;
    }

    /// Reads a file; problems are then in the input's.
    ///
    /// @param receiver learns of the author and of stale labels; of others `taker` tells it
    /// @param rubric the one that is in force
    static ReadLabels read(
            FileInput input, FileHeader header, Receiver receiver, Rubric rubric, Taker taker)
            throws IOException {
        return new LabelElements(input, header, receiver, taker).read(rubric);
    }

    private ReadLabels read(Rubric rubric) throws IOException {
        if (author != null) {
            receiver.begins(author);
        }
        WholeFile whole = WholeFile.read(input, format, this);
        OtherRubric.check(whole.root(), rubric);
        var file = new ReadFile(input.source(), format, whole.sha256(), author, elements, stale);
        return new ReadLabels(file, whole.root());
    }

    @Override
    public Shaped examine(JsonTree element) {
        return Shaped.of(element, format, input);
    }

    @Override
    public void settle(Shaped shaped) throws IOException {
        elements++;
        if (!shaped.isObject()) {
            return;
        }
        switch (taker.take(shaped.root(), shaped.findings())) {
            case STALE -> stale(shaped.root());
            case FRESH -> {}
        }
    }

    private void stale(JsonValue label) {
        stale++;
        if (author != null) {
            // Only a rater can say that the hidden half was shown.
            JsonValue blinded = label.get("blinded");
            receiver.stale(
                    author,
                    Required.string(label, "sampleId"),
                    blinded == null || blinded.isTrue());
        }
    }
}

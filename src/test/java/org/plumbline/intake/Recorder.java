package org.plumbline.intake;

import java.util.List;
import org.plumbline.corpus.Case;
import org.plumbline.labels.Author;
import org.plumbline.labels.Decision;
import org.plumbline.labels.Rating;
import org.plumbline.text.Sha256;

/// Writes down what it receives.
record Recorder(List<String> received) implements Receiver {

    @Override
    public void sample(Case whole, Sha256 requestSha256) {
        received.add("sample " + whole.sampleId());
    }

    @Override
    public void rating(Author author, Rating rating) {
        received.add(author + " rated " + rating.sampleId());
    }

    @Override
    public void decision(Author author, Decision decision) {
        received.add(author + " decided " + decision.field() + " of " + decision.sampleId());
    }

    @Override
    public boolean wantsSamples() {
        return true;
    }
}

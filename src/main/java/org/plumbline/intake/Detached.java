package org.plumbline.intake;

import org.plumbline.corpus.Answer;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Sample;
import org.plumbline.text.ExactText;

/// Frees a sample from the bytes of the file that it was read from.
///
/// A text is a part of those bytes, which hold the hidden half of the case too; a request that is
/// looked at would keep all of it in memory.
final class Detached {

    private Detached() {}

    static Sample of(Sample sample) {
        Answer answer = sample.answer();
        ExactText output = answer.output();
        return new Sample(
                sample.sampleId(),
                sample.destination(),
                sample.reviewState(),
                sample.capture(),
                sample.evidence().stream().map(Detached::of).toList(),
                new Answer(
                        output == null ? null : output.detached(),
                        answer.claimCoverage(),
                        answer.claims()));
    }

    private static Evidence of(Evidence item) {
        return new Evidence(
                item.id(),
                item.role(),
                item.seenByProducer(),
                of(item.content()),
                item.completeness(),
                item.version());
    }

    private static Content of(Content content) {
        return switch (content) {
            case Content.Text(var text) -> new Content.Text(text.detached());
            case Content.Binary binary -> binary;
        };
    }
}

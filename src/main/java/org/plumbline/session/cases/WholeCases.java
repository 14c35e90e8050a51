package org.plumbline.session.cases;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.plumbline.corpus.Case;
import org.plumbline.intake.SampleStore;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.label.LabelSession;
import org.plumbline.text.CodePointOrder;

/// The samples of a corpus with their hidden half, each read when its turn comes.
public interface WholeCases {

    int size();

    String sampleId(int sample);

    Case wholeCase(int sample) throws IOException;

    /// Hears of each sample.
    @FunctionalInterface
    interface Visitor {
        void visit(int sample, Case whole) throws IOException;
    }

    /// Goes through all samples by code point of their ids: so that what is told of a corpus does
    /// not depend on the order of its cases, as the report does not. Worker.
    ///
    /// @throws CancellationException where `progress` ends it
    default void visit(ReadProgress progress, Visitor visitor) throws IOException {
        List<String> ids = IntStream.range(0, size()).mapToObj(this::sampleId).toList();
        var order =
                Comparator.comparing((Integer sample) -> ids.get(sample), CodePointOrder.INSTANCE);
        int done = 0;
        for (int sample : IntStream.range(0, size()).boxed().sorted(order).toList()) {
            if (progress.isCancelled()) {
                throw new CancellationException();
            }
            visitor.visit(sample, wholeCase(sample));
            progress.read(++done, size());
        }
    }

    static WholeCases of(SampleStore store) {
        return new WholeCases() {
            @Override
            public int size() {
                return store.size();
            }

            @Override
            public String sampleId(int sample) {
                return store.outline(sample).sampleId();
            }

            @Override
            public Case wholeCase(int sample) throws IOException {
                return store.wholeCase(sample);
            }
        };
    }

    /// Of a session whose rater is unblinded.
    static WholeCases of(LabelSession session) {
        return new WholeCases() {
            @Override
            public int size() {
                return session.size();
            }

            @Override
            public String sampleId(int sample) {
                return session.outline(sample).sampleId();
            }

            @Override
            public Case wholeCase(int sample) throws IOException {
                return session.wholeCase(sample);
            }
        };
    }
}

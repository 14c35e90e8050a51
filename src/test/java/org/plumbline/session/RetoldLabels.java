package org.plumbline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.request.Rubric;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.order.Position;
import org.plumbline.session.review.Applied;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;

/// Does with sessions, one act after the other, what the lines of a journal say was done.
final class RetoldLabels implements AutoCloseable {

    private final KeptLabels labels;
    private Rubric rubric = KeptLabels.FIRST;
    private @Nullable LabelSession session;

    RetoldLabels(KeptLabels labels) {
        this.labels = labels;
    }

    /// Does what one line says, when it says that it was done.
    void tell(JsonNode line) throws IOException {
        labels.clock(Instant.parse(line.required("at").stringValue()));
        switch (line.required("event").stringValue()) {
            case "begin" -> {}
            case "rubric" -> {
                rubric = KeptLabels.rubric(new Sha256(line.required("rubricSha256").stringValue()));
                close();
                session();
            }
            case "label" -> label(line);
            case "undo" -> assertThat(session().review().undo()).isPresent();
            case "redo" -> assertThat(session().review().redo()).isPresent();
            case "unblind" -> accepted(session().unblind());
            case "order" -> accepted(session().reorder(textOrNull(line, "seed")));
            case "stand" -> {
                session().moveTo(new Position(sample(line), textOrNull(line, "claimId")));
                // Whoever leaves has stayed, so that no test waits for it.
                close();
            }
            case String other -> throw new AssertionError(other);
        }
    }

    private void label(JsonNode line) throws IOException {
        var acts = new ArrayList<Act>();
        for (JsonNode act : line.required("acts")) {
            acts.add(ActForms.read(line.required("sampleId").stringValue(), act));
        }
        accepted(session().apply(labels.store.request(sample(line)), acts));
    }

    private int sample(JsonNode line) {
        return labels.store.indexOf(line.required("sampleId").stringValue()).orElseThrow();
    }

    private static void accepted(Applied applied) {
        assertThat(applied).isInstanceOf(Applied.Accepted.class);
    }

    private static @Nullable String textOrNull(JsonNode line, String name) {
        JsonNode value = line.required(name);
        return value.isNull() ? null : value.stringValue();
    }

    private LabelSession session() {
        if (session == null) {
            session = labels.open(rubric);
        }
        return session;
    }

    @Override
    public void close() throws IOException {
        if (session != null) {
            session.close();
            session = null;
        }
    }
}

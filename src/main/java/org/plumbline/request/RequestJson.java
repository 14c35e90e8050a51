package org.plumbline.request;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Answer;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Sample;
import org.plumbline.corpus.Seen;
import org.plumbline.json.LazyArray;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A sample as the JSON of a request, without its hash: built member by member from what a reviewer
/// may see, so that nothing can slip in that is not named here.
///
/// Evidence and claims become nodes when they are written, one at a time. Texts stand in the tree
/// as they are, since a Java string of 64 MiB of text would be a copy that nobody looks at.
final class RequestJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Sample sample;
    private final Map<String, Content> contents = new HashMap<>();

    private RequestJson(Sample sample) {
        this.sample = sample;
        sample.evidence().forEach(item -> contents.put(item.id(), item.content()));
    }

    static ObjectNode of(Sample sample) {
        return new RequestJson(sample).request();
    }

    private ObjectNode request() {
        Answer answer = sample.answer();
        ObjectNode node = NODES.objectNode();
        node.put("sampleId", sample.sampleId());
        node.put("destination", sample.destination());
        node.put("reviewState", sample.reviewState().word());
        ObjectNode capture = node.putObject("capture");
        capture.put("status", sample.capture().status().word());
        capture.set("limitations", LazyArray.of(sample.capture().limitations(), this::limitation));
        node.put("claimCoverage", answer.claimCoverage().word());
        node.set("evidence", LazyArray.of(sample.evidence(), RequestJson::evidence));
        node.set("output", output(answer.output()));
        node.set("claims", LazyArray.of(answer.claims(), this::claim));
        return node;
    }

    private JsonNode limitation(Limitation limitation) {
        ObjectNode node = NODES.objectNode();
        node.put("kind", limitation.kind().word());
        node.put("detail", limitation.detail());
        String evidenceId = limitation.evidenceId();
        if (evidenceId != null) {
            node.put("evidenceId", evidenceId);
        }
        if (!limitation.spans().isEmpty()) {
            ExactText text = evidenceId == null ? sample.answer().output() : text(evidenceId);
            node.set("spans", LazyArray.of(limitation.spans(), span -> span(span, text)));
        }
        return node;
    }

    private static JsonNode evidence(Evidence evidence) {
        ObjectNode node = NODES.objectNode();
        node.put("id", evidence.id());
        node.put("role", evidence.role().word());
        node.set("seenByProducer", seen(evidence.seenByProducer()));
        switch (evidence.content()) {
            case Content.Text(ExactText text) -> node.set("text", NODES.pojoNode(text));
            case Content.Binary binary -> node.put("bytesBase64", binary.bytes());
        }
        node.put("sha256", evidence.content().sha256().hex());
        node.put("completeness", evidence.completeness().word());
        node.put("revision", evidence.version().revision());
        DiffSide side = evidence.version().diffSide();
        node.put("diffSide", side == null ? null : side.word());
        node.put("path", evidence.version().path());
        return node;
    }

    private static JsonNode seen(Seen seen) {
        return switch (seen) {
            case YES -> NODES.booleanNode(true);
            case NO -> NODES.booleanNode(false);
            case UNKNOWN -> NODES.nullNode();
        };
    }

    private static JsonNode output(@Nullable ExactText output) {
        if (output == null) {
            return NODES.nullNode();
        }
        ObjectNode node = NODES.objectNode();
        node.set("text", NODES.pojoNode(output));
        node.put("sha256", output.sha256().hex());
        return node;
    }

    private JsonNode claim(Claim claim) {
        ObjectNode node = NODES.objectNode();
        node.put("id", claim.id());
        ExactText output = sample.answer().output();
        node.set("spans", LazyArray.of(claim.spans(), span -> span(span, output)));
        node.set("evidence", LazyArray.of(claim.evidence(), this::region));
        return node;
    }

    private JsonNode region(Region region) {
        ObjectNode node = NODES.objectNode();
        node.put("evidenceId", region.evidenceId());
        region.part().ifPresent(span -> put(node, span, text(region.evidenceId())));
        return node;
    }

    private static JsonNode span(Span span, @Nullable ExactText text) {
        ObjectNode node = NODES.objectNode();
        put(node, span, text);
        return node;
    }

    /// A span with its quotation; binary content has none.
    private static void put(ObjectNode node, Span span, @Nullable ExactText text) {
        node.put("start", span.start());
        node.put("end", span.end());
        if (text != null) {
            node.set("text", NODES.pojoNode(text.part(span)));
        }
    }

    private @Nullable ExactText text(String evidenceId) {
        return contents.get(evidenceId) instanceof Content.Text(ExactText text) ? text : null;
    }
}

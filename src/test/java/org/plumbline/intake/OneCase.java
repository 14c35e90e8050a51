package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import org.plumbline.files.Source;
import org.plumbline.problem.Problem;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Sha256;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A corpus of one case without claims, evidence `e-1` and an output, to which spans are added with
/// numbers of any kind.
final class OneCase {

    final ObjectNode corpus;
    final ObjectNode whole;

    OneCase(String output) {
        this(output, "void clear() {}");
    }

    OneCase(String output, String evidence) {
        corpus = new World().corpus;
        var cases = (ArrayNode) corpus.get("cases");
        whole = (ObjectNode) cases.get(0);
        cases.removeAll().add(whole);
        ((ArrayNode) whole.at("/capture/limitations")).removeAll();
        ((ArrayNode) whole.get("claims")).removeAll();
        var items = (ArrayNode) whole.get("evidence");
        while (items.size() > 1) {
            items.remove(1);
        }
        set((ObjectNode) items.get(0), evidence);
        set((ObjectNode) whole.get("output"), output);
    }

    private static void set(ObjectNode holder, String text) {
        holder.put("text", text).put("sha256", Sha256.of(text.getBytes(UTF_8)).hex());
    }

    /// A claim on this part of the output.
    OneCase claim(int start, int end, String text) {
        var claims = (ArrayNode) whole.get("claims");
        ObjectNode claim = claims.addObject().put("id", "c-" + (claims.size() + 1));
        claim.putArray("spans").addObject().put("start", start).put("end", end).put("text", text);
        claim.putNull("verdict").putNull("grounding").putNull("reason");
        claim.putArray("evidence");
        claim.putArray("checks");
        return this;
    }

    OneCase in(PositionEncoding encoding) {
        corpus.put("positionEncoding", encoding.word());
        return this;
    }

    Source source() {
        return World.source("corpus.json", corpus);
    }

    List<Problem> problems() {
        return World.validate(source()).problems();
    }
}

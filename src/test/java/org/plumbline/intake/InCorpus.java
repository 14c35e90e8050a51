package org.plumbline.intake;

import java.util.function.Consumer;
import org.plumbline.intake.EveryCodeTest.Change;
import org.plumbline.problem.Code;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Changes of one object in the good corpus.
final class InCorpus {

    private InCorpus() {}

    /// A change of the object at `where` that gives a problem at a value.
    static Change value(
            String title, String where, Consumer<ObjectNode> change, Code code, String pointer) {
        return new Change(
                title, w -> change.accept(in(w, where)), code, "corpus.json", pointer, false, "");
    }

    static ObjectNode in(World world, String where) {
        JsonNode found = world.corpus.at(where);
        return found instanceof ObjectNode object ? object : world.corpus;
    }
}

package org.plumbline.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.text.ExactText;
import org.plumbline.text.PositionEncoding;

/// A case or a request as the rules see it: the parts that several of them need, found once.
public final class CaseView {

    private final JsonValue root;
    private final @Nullable PositionEncoding encoding;
    private final List<EvidenceView> evidence;
    private @Nullable Map<String, EvidenceView> byId;
    private @Nullable ExactText output;

    /// A view of a value that was held to its shape.
    ///
    /// @param encoding how the file counts positions, null where that has a problem
    public CaseView(JsonValue root, @Nullable PositionEncoding encoding) {
        this.root = root;
        this.encoding = encoding;
        this.evidence = evidence(root);
    }

    /// The same case for the positions of another file, which counts in its own way.
    CaseView countedIn(@Nullable PositionEncoding other) {
        return new CaseView(root, other);
    }

    /// The value in the file.
    public JsonValue root() {
        return root;
    }

    /// How positions in texts are counted; null where that has a problem.
    public @Nullable PositionEncoding encoding() {
        return encoding;
    }

    /// The evidence in the file's order, with the one that has a problem.
    public List<EvidenceView> evidence() {
        return evidence;
    }

    /// The evidence with this id, the first where there are several; null where there is none.
    @Nullable EvidenceView evidence(String id) {
        return byId().get(id);
    }

    /// True where it is certain that no evidence but those found by [#evidence(String)] has an id.
    boolean knowsAllEvidence() {
        JsonValue array = Sound.member(root, "evidence");
        return array != null
                && array.elements().size() == evidence.size()
                && evidence.stream().allMatch(item -> Sound.string(item.value(), "id") != null);
    }

    /// The output's text; null where there is none, or where it has a problem.
    public @Nullable ExactText output() {
        if (output == null) {
            JsonValue value = Sound.member(root, "output");
            JsonValue text = value == null ? null : Sound.member(value, "text");
            output = text == null ? null : text.text();
        }
        return output;
    }

    /// True where the file says that there is no output, and may say so.
    boolean hasNoOutput() {
        JsonValue value = Sound.member(root, "output");
        return value != null && value.kind() == Kind.NULL;
    }

    /// True where the `evidence` of a claim or of its rating cites something the producer saw.
    public boolean citesSeen(JsonValue holder) {
        return UnseenGrounding.cites(this, holder) == Settled.YES;
    }

    /// The claims without a problem.
    List<JsonValue> claims() {
        return Sound.elements(root, "claims");
    }

    /// The limitations of the capture without a problem.
    List<JsonValue> limitations() {
        JsonValue capture = Sound.member(root, "capture");
        return capture == null ? List.of() : Sound.elements(capture, "limitations");
    }

    private Map<String, EvidenceView> byId() {
        if (byId == null) {
            byId = new HashMap<>();
            for (EvidenceView item : evidence) {
                String id = Sound.string(item.value(), "id");
                if (id != null) {
                    byId.putIfAbsent(id, item);
                }
            }
        }
        return byId;
    }

    private static List<EvidenceView> evidence(JsonValue root) {
        JsonValue array = Sound.member(root, "evidence");
        if (array == null) {
            return List.of();
        }
        var views = new ArrayList<EvidenceView>();
        for (JsonValue item : array.elements()) {
            if (item.kind() == Kind.OBJECT) {
                views.add(new EvidenceView(item));
            }
        }
        return Collections.unmodifiableList(views);
    }
}

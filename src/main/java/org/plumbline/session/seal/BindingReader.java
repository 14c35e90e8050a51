package org.plumbline.session.seal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Skimmer;
import org.plumbline.problem.Location;
import org.plumbline.text.Sha256;

/// Takes out of a document what its signature binds. What is wrong with the document is not told
/// here: a file is signed as it is.
final class BindingReader extends Skimmer {

    private static final String FORMAT = "format";

    private final Map<String, String> texts = new HashMap<>();
    private final Set<String> requests = new HashSet<>();
    private int ratings;

    Binding binding(Sha256 sha256) {
        String format = texts.get(FORMAT);
        String member = Binding.authorMember(format);
        String rubric = texts.get("rubricSha256");
        return new Binding(
                format,
                member == null ? null : texts.get(member),
                rubric == null || !Sha256.isForm(rubric) ? null : new Sha256(rubric),
                ratings,
                requests.size(),
                sha256);
    }

    @Override
    public void member(String name, Location nameAt, JsonTree value) {
        String text = text(value.root());
        if (text != null) {
            texts.put(name, text);
        }
    }

    @Override
    public boolean wantsElements(String name) {
        return name.equals("ratings") || name.equals("decisions");
    }

    @Override
    public void element(JsonTree element) {
        ratings++;
        JsonValue root = element.root();
        String hash = root.kind() == Kind.OBJECT ? text(root.get("requestSha256")) : null;
        if (hash != null) {
            requests.add(hash);
        }
    }

    @Override
    public @Nullable String lines() {
        return Binding.collection(texts.get(FORMAT));
    }
}

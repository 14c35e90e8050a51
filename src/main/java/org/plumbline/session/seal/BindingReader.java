package org.plumbline.session.seal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonFault;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Skimmer;
import org.plumbline.problem.Location;
import org.plumbline.problem.Severity;
import org.plumbline.text.Sha256;

/// Takes out of a document what its signature binds, and the first thing that is wrong with it as
/// JSON. Whatever that is, the rest is taken too: a signature is over the file as it is.
final class BindingReader extends Skimmer {

    private static final String FORMAT = "format";

    private final Map<String, String> texts = new HashMap<>();
    private final Set<String> requests = new HashSet<>();
    private int ratings;
    private @Nullable JsonFault firstFault;

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

    /// What is wrong as JSON; null where nothing is. A byte order mark is not wrong.
    @Nullable JsonFault firstFault() {
        return firstFault;
    }

    @Override
    public void fault(JsonFault fault, @Nullable JsonTree unfinished) {
        if (firstFault == null && fault.code().severity() == Severity.ERROR) {
            firstFault = fault;
        }
    }

    @Override
    public void member(String name, Location nameAt, JsonTree value) {
        value.faults().forEach(fault -> fault(fault, null));
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
        element.faults().forEach(fault -> fault(fault, null));
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

package org.plumbline.check;

import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Content;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;

/// One piece of evidence as the rules see it. What it holds is decoded once.
public final class EvidenceView {

    private final JsonValue value;
    private @Nullable Content content;

    EvidenceView(JsonValue value) {
        this.value = value;
    }

    /// The value in the file.
    public JsonValue value() {
        return value;
    }

    /// What it holds; null where that has a problem.
    public @Nullable Content content() {
        if (content == null && !value.isMarked()) {
            JsonValue text = Sound.member(value, "text");
            JsonValue base64 = Sound.member(value, "bytesBase64");
            if (text != null) {
                content = new Content.Text(text.text());
            } else if (base64 != null) {
                content = new Content.Binary(Base64.getDecoder().decode(base64.text().bytes()));
            }
        }
        return content;
    }

    /// Whether the producer saw it.
    Settled seen() {
        JsonValue seen = Sound.member(value, "seenByProducer");
        if (seen == null) {
            return Settled.OPEN;
        }
        return seen.kind() == Kind.BOOLEAN && seen.isTrue() ? Settled.YES : Settled.NO;
    }
}

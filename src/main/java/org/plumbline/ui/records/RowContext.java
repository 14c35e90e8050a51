package org.plumbline.ui.records;

import org.jspecify.annotations.Nullable;
import org.plumbline.records.Annotator;
import org.plumbline.ui.kit.Words;
import tools.jackson.databind.JsonNode;

/// What a row brings along beside its fields, such as the question and the content that its ids
/// name, as a text: each member under its name, strings as they are.
final class RowContext {

    /// More members would not be read; the rest is counted.
    private static final int MOST = 1000;

    private final StringBuilder text = new StringBuilder();
    private int members;

    private RowContext() {}

    /// The text of the row's `x`, without who annotated, which is said elsewhere; "" where there is
    /// nothing else.
    static String of(@Nullable JsonNode x) {
        JsonNode free = Annotator.without(x);
        var context = new RowContext();
        if (free != null) {
            context.add("", free);
            context.rest();
        }
        return context.text.toString();
    }

    private void add(String name, JsonNode value) {
        if (value.isObject() && !value.isEmpty()) {
            value.properties().forEach(one -> add(join(name, one.getKey()), one.getValue()));
            return;
        }
        if (members++ >= MOST) {
            return;
        }
        if (!text.isEmpty()) {
            text.append('\n');
        }
        String shown = value.isString() ? value.stringValue() : value.toString();
        text.append(name).append(":\n").append(shown);
        if (!shown.endsWith("\n")) {
            text.append('\n');
        }
    }

    private void rest() {
        if (members > MOST) {
            text.append('\n').append(Words.get("records.trace.more", members - MOST)).append('\n');
        }
    }

    private static String join(String name, String member) {
        return name.isEmpty() ? member : name + " · " + member;
    }
}

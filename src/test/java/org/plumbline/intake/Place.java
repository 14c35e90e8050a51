package org.plumbline.intake;

import org.plumbline.problem.Location;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/// Finds values by their pointers with another JSON parser than ours: what our places are compared
/// with.
final class Place {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Place() {}

    /// Where the value begins to which the pointer leads.
    static Location ofValue(String json, String pointer) {
        return find(json, pointer, false);
    }

    /// Where the name of the member begins to which the pointer leads.
    static Location ofName(String json, String pointer) {
        return find(json, pointer, true);
    }

    /// The place of a character, counted in code points; LF, CRLF and CR end a line.
    static Location at(String json, int index) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < index; ) {
            int codePoint = json.codePointAt(i);
            i += Character.charCount(codePoint);
            boolean crlf = codePoint == '\r' && i < json.length() && json.charAt(i) == '\n';
            if (codePoint == '\n' || (codePoint == '\r' && !crlf)) {
                line++;
                column = 1;
            } else {
                column++;
            }
        }
        return new Location(line, column);
    }

    private static Location find(String json, String pointer, boolean name) {
        try (JsonParser parser = MAPPER.createParser(json)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                boolean isName = token == JsonToken.PROPERTY_NAME;
                boolean isEnd = token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY;
                String path = parser.streamReadContext().pathAsPointer().toString();
                if (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY) {
                    path = parser.streamReadContext().getParent().pathAsPointer().toString();
                }
                if (!isEnd && isName == name && path.equals(pointer)) {
                    return at(json, (int) parser.currentTokenLocation().getCharOffset());
                }
            }
        }
        throw new AssertionError("no " + pointer);
    }
}

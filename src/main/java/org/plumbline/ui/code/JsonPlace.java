package org.plumbline.ui.code;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/// Where a text ceases to be JSON.
///
/// @param line from 1
/// @param column from 1, in characters
public record JsonPlace(int line, int column) {

    /// Whether a text means to be JSON: it begins as an object or an array.
    public static boolean isMeant(String text) {
        String begin = text.substring(0, Math.min(text.length(), 200)).stripLeading();
        return begin.startsWith("{") || begin.startsWith("[");
    }

    /// Where `text` ceases to be one JSON value; empty where it is one.
    public static Optional<JsonPlace> ofFault(String text) {
        var factory =
                JsonFactory.builder()
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .streamReadConstraints(
                                StreamReadConstraints.builder()
                                        .maxStringLength(Code.LONGEST)
                                        .build())
                        .build();
        try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), text)) {
            int values = 0;
            int depth = 0;
            while (parser.nextToken() != null) {
                switch (parser.currentToken()) {
                    case START_OBJECT, START_ARRAY -> {
                        values += depth == 0 ? 1 : 0;
                        depth++;
                    }
                    case END_OBJECT, END_ARRAY -> depth--;
                    default -> {
                        parser.getString();
                        values += depth == 0 ? 1 : 0;
                    }
                }
                if (values > 1) {
                    return Optional.of(at(parser.currentTokenLocation()));
                }
            }
            return Optional.empty();
        } catch (JacksonException fault) {
            return Optional.of(at(fault.getLocation()));
        }
    }

    private static JsonPlace at(tools.jackson.core.TokenStreamLocation place) {
        return new JsonPlace(Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()));
    }
}

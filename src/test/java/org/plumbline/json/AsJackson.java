package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What Jackson reads of the same bytes.
final class AsJackson {

    private static final JsonMapper JACKSON =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(ValueScanner.MAX_DEPTH)
                                                    .build())
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .build();

    private AsJackson() {}

    /// What Jackson reads, null where it refuses. It gets text, since of bytes it would guess the
    /// encoding.
    static @Nullable JsonNode read(byte[] bytes) {
        try {
            String text =
                    UTF_8.newDecoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .decode(ByteBuffer.wrap(bytes))
                            .toString();
            JsonNode node = JACKSON.readTree(text);
            return node.isMissingNode() ? null : node;
        } catch (CharacterCodingException | JacksonException e) {
            return null;
        }
    }

    static void assertSameValue(byte[] bytes, Reading reading, String where) {
        JsonNode expected = JACKSON.readTree(new String(bytes, UTF_8));
        for (JsonTree tree : reading.trees) {
            JsonValue value = tree.root();
            JsonNode same = expected.at(value.pointer());
            assertSame(value, same, where);
        }
    }

    private static void assertSame(JsonValue value, JsonNode expected, String where) {
        switch (value.kind()) {
            case OBJECT -> {
                assertThat(value.members().stream().map(JsonMember::name).toList())
                        .as(where)
                        .isEqualTo(List.copyOf(expected.propertyNames()));
                value.members()
                        .forEach(
                                member ->
                                        assertSame(
                                                member.value(),
                                                expected.get(member.name()),
                                                where));
            }
            case ARRAY -> {
                var elements = value.elements();
                assertThat(elements).as(where).hasSize(expected.size());
                for (int i = 0; i < elements.size(); i++) {
                    assertSame(elements.get(i), expected.get(i), where);
                }
            }
            case STRING -> {
                assertThat(value.string()).as(where).isEqualTo(expected.stringValue());
                assertThat(value.text().value()).as(where).isEqualTo(expected.stringValue());
            }
            case NUMBER -> {
                assertThat(value.number()).as(where).isEqualTo(expected.doubleValue());
                assertThat(value.isInteger())
                        .as(where)
                        .isEqualTo(expected.decimalValue().stripTrailingZeros().scale() <= 0);
            }
            case BOOLEAN -> assertThat(value.isTrue()).as(where).isEqualTo(expected.booleanValue());
            case NULL -> assertThat(expected.isNull()).as(where).isTrue();
        }
    }
}

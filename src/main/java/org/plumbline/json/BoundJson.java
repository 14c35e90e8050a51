package org.plumbline.json;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import org.plumbline.text.Term;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Files whose members are the components of a record, bound by Jackson: in the order of the
/// components, then what is marked as a property, a [Term] by its word.
///
/// What comes out is a tree, which [JsonWriter] writes: so there is one form of numbers, escapes
/// and line ends, and it is ours. A tree needs several times the room of its values, so that a long
/// list is bound [OneByOne], and what may be as large as memory is written piece by piece.
public final class BoundJson {

    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                    .addMixIn(Term.class, ByWord.class)
                    .build();

    private BoundJson() {}

    /// The first version of a format: its name, the version, and the members of `content`.
    public static ObjectNode file(String format, Record content) {
        return MAPPER.createObjectNode()
                .put("format", format)
                .put("version", 1)
                .setAll(MAPPER.<ObjectNode>valueToTree(content));
    }

    /// For a list that may be long: each element is bound when its turn to be written comes.
    public static final class OneByOne extends ValueSerializer<List<?>> {

        @Override
        public void serialize(List<?> values, JsonGenerator out, SerializationContext context) {
            out.writeTree(LazyArray.of(values, MAPPER::valueToTree));
        }
    }

    /// What [Term] would say of itself, did `text` know of JSON.
    private interface ByWord {

        @JsonValue
        String word();
    }
}

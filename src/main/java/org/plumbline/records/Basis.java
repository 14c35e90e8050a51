package org.plumbline.records;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.CodePointOrder;
import tools.jackson.databind.JsonNode;

/// What a comparison rests on beside its numbers: how the tasks were drawn, of which uncertainty it
/// speaks, and who gave the labels.
///
/// @param samplingDesign as the table says it; null where it says nothing
/// @param uncertainty `task-sampling` where there is an interval, then what the table names
/// @param annotators of the rows that were used, each once, in code-point order
/// @param independent true where all of them had no part in what was recorded, false where one had;
///   null where a row says nothing of it
public record Basis(
        @Nullable String samplingDesign,
        List<String> uncertainty,
        List<String> annotators,
        @Nullable Boolean independent) {

    public Basis {
        uncertainty = List.copyOf(uncertainty);
        annotators = List.copyOf(annotators);
    }

    /// The basis of a comparison of these rows of a table.
    ///
    /// @param interval true where there is one
    static Basis of(Table table, List<Row> used, boolean interval) {
        List<Annotator> annotators = used.stream().map(Annotator::of).toList();
        return new Basis(
                text(member(table, "samplingDesign")),
                uncertainty(member(table, "uncertainty"), interval),
                names(annotators),
                independent(annotators));
    }

    /// A text that stands alone, where a list of them is expected, is one.
    private static List<String> uncertainty(@Nullable JsonNode said, boolean interval) {
        var kinds = new ArrayList<String>();
        if (interval) {
            kinds.add("task-sampling");
        }
        if (said != null && said.isArray()) {
            said.valueStream()
                    .filter(JsonNode::isString)
                    .forEach(it -> kinds.add(it.stringValue()));
        } else if (said != null && said.isString()) {
            kinds.add(said.stringValue());
        }
        return kinds;
    }

    private static List<String> names(List<Annotator> annotators) {
        var names = new TreeSet<>(CodePointOrder.INSTANCE);
        for (Annotator annotator : annotators) {
            if (annotator.name() != null) {
                names.add(annotator.name());
            }
        }
        return List.copyOf(names);
    }

    private static @Nullable Boolean independent(List<Annotator> annotators) {
        boolean all = true;
        for (Annotator annotator : annotators) {
            Boolean said = annotator.independent();
            if (said == null) {
                return null;
            }
            all &= said;
        }
        return annotators.isEmpty() ? null : (Boolean) all;
    }

    private static @Nullable JsonNode member(Table table, String name) {
        JsonNode x = table.x();
        return x == null ? null : x.get(name);
    }

    private static @Nullable String text(@Nullable JsonNode value) {
        return value != null && value.isString() ? value.stringValue() : null;
    }
}

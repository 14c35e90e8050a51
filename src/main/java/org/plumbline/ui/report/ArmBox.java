package org.plumbline.ui.report;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.plumbline.ui.kit.CutChoice;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// A choice of one producer model or one prompt of a corpus, or of any, which comes first.
final class ArmBox extends ComboBox<ArmBox.Part> {

    /// What can be chosen.
    ///
    /// @param value null for any
    record Part(@Nullable String value) {

        String words() {
            if (value == null) {
                return Words.get("report.terms.any");
            }
            return value.isEmpty() ? Words.get("report.terms.empty") : Shown.of(value);
        }
    }

    /// @param now what is chosen, also where it is no longer among those that are offered
    ArmBox(String id, List<String> offered, @Nullable String now) {
        setId(id);
        setMaxWidth(Double.MAX_VALUE);
        setConverter(new InWords());
        CutChoice.in(this);
        var parts = new ArrayList<Part>();
        parts.add(new Part(null));
        offered.forEach(value -> parts.add(new Part(value)));
        var chosen = new Part(now);
        if (!parts.contains(chosen)) {
            parts.add(chosen);
        }
        getItems().setAll(parts);
        setValue(chosen);
        setDisable(parts.size() == 1);
    }

    /// What is chosen; null for any.
    @Nullable String chosen() {
        return getValue().value();
    }

    private static final class InWords extends StringConverter<Part> {

        @Override
        public String toString(@Nullable Part part) {
            return part == null ? "" : part.words();
        }

        @Override
        public Part fromString(String words) {
            throw new UnsupportedOperationException("nothing is typed here");
        }
    }
}

package org.plumbline.ui.seal;

import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.plumbline.session.seal.Binding;
import org.plumbline.text.Visible;
import org.plumbline.ui.kit.Words;

/// What a signature binds, name by value.
final class SignatureFacts extends GridPane {

    SignatureFacts() {
        getStyleClass().add("seal-facts");
    }

    /// A fact in a row of its own.
    SignatureFacts add(String id, String name, String value) {
        var left = new Label(name);
        left.getStyleClass().add("muted");
        left.setMinWidth(USE_PREF_SIZE);
        var right = new Label(Visible.of(value));
        right.setId(id);
        right.setWrapText(true);
        right.setMinHeight(USE_PREF_SIZE);
        addRow(getRowCount(), left, right);
        return this;
    }

    /// A fact that is read digit by digit.
    private SignatureFacts addExact(String id, String name, String value) {
        add(id, name, value);
        getChildren().getLast().getStyleClass().addAll("mono", "small");
        return this;
    }

    SignatureFacts addKey(String id, String fingerprint) {
        return addExact(id, Words.get("seal.fact.key"), fingerprint);
    }

    SignatureFacts add(Binding binding) {
        if (binding.author() != null) {
            add("seal-author", Words.get("seal.fact.author"), binding.author());
        }
        if (binding.needsAuthor()) {
            add(
                    "seal-entries",
                    Words.get("seal.fact.entries"),
                    Words.get("seal.fact.entries.count", binding.ratings(), binding.requests()));
        }
        if (binding.rubric() != null) {
            addExact("seal-rubric", Words.get("seal.fact.rubric"), binding.rubric().hex());
        }
        return addExact("seal-digest", Words.get("seal.fact.digest"), binding.sha256().hex());
    }
}

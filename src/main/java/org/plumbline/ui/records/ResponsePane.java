package org.plumbline.ui.records;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.plumbline.text.ExactText;
import org.plumbline.ui.code.Code;
import org.plumbline.ui.code.CodeView;
import org.plumbline.ui.code.JsonPlace;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.TextViewport;

/// What was responded: JSON with its colours, everything else and whatever is asked for as the
/// exact text.
final class ResponsePane extends BorderPane {

    private final TextViewport exact = TextViewport.full();
    private final CodeView code = new CodeView("records-response-json");
    private final Label none = new Label(Words.get("records.response.none"));
    private final Label trouble = new Label();
    private final ToggleButton asStored = new ToggleButton(Words.get("records.response.stored"));
    private final HBox bar = new HBox(asStored, trouble);
    private final ReadOnlyBooleanWrapper isJson = new ReadOnlyBooleanWrapper();
    private final Latest readings;
    private @Nullable String shown;

    /// @param wanted whether the exact text is wanted also of JSON
    ResponsePane(Background background, BooleanProperty wanted) {
        readings = new Latest(background);
        setId("records-response-pane");
        none.getStyleClass().add("no-output");
        none.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        exact.wrapProperty().set(true);
        exact.node().setId("records-response");
        exact.node().setAccessibleText(Words.get("records.response"));
        asStored.setId("records-as-stored");
        asStored.getStyleClass().setAll("toggle-button", "filter");
        asStored.setTooltip(new Tooltip(Words.get("records.response.stored.long")));
        asStored.setAccessibleText(Words.get("records.response.stored.long"));
        asStored.setMinWidth(USE_PREF_SIZE);
        asStored.selectedProperty().bindBidirectional(wanted);
        asStored.visibleProperty().bind(isJson);
        asStored.managedProperty().bind(isJson);
        trouble.setId("records-json-trouble");
        trouble.getStyleClass().add("small");
        trouble.setWrapText(true);
        bar.getStyleClass().add("records-form");
        bar.visibleProperty().bind(isJson.or(trouble.textProperty().isNotEmpty()));
        bar.managedProperty().bind(bar.visibleProperty());
        code.node().visibleProperty().bind(isJson.and(wanted.not()));
        exact.node()
                .visibleProperty()
                .bind(code.node().visibleProperty().or(none.visibleProperty()).not());
        none.setVisible(false);
        setTop(bar);
        setCenter(new StackPane(exact.node(), code.node(), none));
        setMinHeight(0);
    }

    /// What takes the focus.
    Node focusTarget() {
        return code.node().isVisible() ? code.focusTarget() : exact.node();
    }

    /// Shows a response; null where none was recorded.
    void show(@Nullable String text) {
        none.setVisible(text == null);
        // A review changes nothing of the response, and must not scroll it back.
        if (text != null && !text.equals(shown)) {
            exact.show(ExactText.of(text));
            trouble.setText("");
            if (text.length() <= Code.LONGEST && JsonPlace.isMeant(text)) {
                read(text);
            } else {
                readings.forget();
                isJson.set(false);
            }
        } else if (text == null) {
            readings.forget();
            isJson.set(false);
            trouble.setText("");
        }
        shown = text;
    }

    private void read(String text) {
        readings.run(
                () -> {
                    Optional<JsonPlace> fault = JsonPlace.ofFault(text);
                    CodeView.Ready ready = CodeView.ready(fault.isEmpty() ? text : "");
                    return (Runnable) () -> arrived(fault, ready);
                },
                Runnable::run,
                failure -> isJson.set(false));
    }

    private void arrived(Optional<JsonPlace> fault, CodeView.Ready ready) {
        code.show(Words.get("records.response"), ready);
        isJson.set(fault.isEmpty());
        fault.ifPresent(
                place ->
                        trouble.setText(
                                Words.get("records.json.trouble", place.line(), place.column())));
    }
}

package org.plumbline.ui.shell.frame;

import java.util.EnumMap;
import java.util.Map;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;

/// The views of the window, of which one is shown in the middle of the frame. FX thread only.
public final class Views {

    /// The views, in the order of the rail.
    public enum Name {
        LABEL,
        PROBLEMS,
        REPORT,
        RECORDS
    }

    private final BorderPane frame;
    private final Map<Name, Node> nodes = new EnumMap<>(Name.class);
    private final ObjectProperty<Name> shown = new SimpleObjectProperty<>(Name.LABEL);

    public Views(BorderPane frame) {
        this.frame = frame;
    }

    /// Puts a node into the place of a view.
    public void put(Name name, Node node) {
        nodes.put(name, node);
        if (shown.get() == name) {
            show(name);
        }
    }

    /// Shows a view; the focus can be put into it at once.
    public void show(Name name) {
        shown.set(name);
        frame.setCenter(nodes.get(name));
        // The panes of a view that was never shown are in the window only once it has its skins.
        frame.applyCss();
    }

    public boolean isShown(Name name) {
        return shown.get() == name;
    }

    /// Whether the frame says how labels are saved: not beside the Records view, which says it of
    /// its reviews, as long as they are.
    public BooleanBinding saysLabelsSaved(ShellModel model) {
        return shown.isNotEqualTo(Name.RECORDS)
                .or(model.saving.isEqualTo(ShellModel.Saving.FAILING));
    }

    public ReadOnlyObjectProperty<Name> shownProperty() {
        return shown;
    }
}

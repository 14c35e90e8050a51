package org.plumbline.ui.seal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.seal.Checked;
import org.plumbline.ui.kit.Words;

/// What the sheet shows that verifies files. FX thread only.
final class VerifyModel {

    private final Set<Path> files = new LinkedHashSet<>();

    /// The list of allowed signers; null while none is given.
    final ObjectProperty<@Nullable Path> signers = new SimpleObjectProperty<>();

    final ObjectProperty<Checked> checked = new SimpleObjectProperty<>(Checked.nothing());

    /// Why nothing could be checked; "" where it could.
    final StringProperty refusal = new SimpleStringProperty("");

    void add(List<Path> more) {
        files.addAll(more);
    }

    List<Path> files() {
        return new ArrayList<>(files);
    }

    Optional<Path> list() {
        return Optional.ofNullable(signers.get());
    }

    /// What follows for a report, in a sentence.
    String summary() {
        Checked now = checked.get();
        if (now.files().isEmpty()) {
            return Words.get("seal.verify.none");
        }
        return now.withSigners()
                ? Words.get("seal.verify.counted", now.counted(), now.files().size())
                : Words.get("seal.verify.unlisted", now.files().size());
    }
}

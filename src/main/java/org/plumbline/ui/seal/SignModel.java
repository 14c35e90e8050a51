package org.plumbline.ui.seal;

import java.nio.file.Path;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.plumbline.session.seal.Binding;

/// What the sheet shows that signs one file. FX thread only.
final class SignModel {

    final Path file;
    final Binding binding;

    /// The private key file, as the user names it.
    final StringProperty key = new SimpleStringProperty("");

    /// What is known of that key; "" while nothing is.
    final StringProperty keyWords = new SimpleStringProperty("");

    /// True where the key cannot be used, or where its use needs a warning.
    final BooleanProperty keyIsBad = new SimpleBooleanProperty(false);

    final BooleanProperty needsPassphrase = new SimpleBooleanProperty(false);

    /// True where the key was read and can sign.
    final BooleanProperty ready = new SimpleBooleanProperty(false);

    /// Why the last try did not sign; "" where nothing was tried.
    final StringProperty refusal = new SimpleStringProperty("");

    final BooleanProperty busy = new SimpleBooleanProperty(false);

    SignModel(Path file, Binding binding) {
        this.file = file;
        this.binding = binding;
    }

    /// Whose name the key signs for; the name of the file where it says none.
    String signer(String otherwise) {
        String author = binding.author();
        return author == null ? otherwise : author;
    }
}

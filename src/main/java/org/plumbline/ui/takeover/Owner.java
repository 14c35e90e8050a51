package org.plumbline.ui.takeover;

import java.util.Optional;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.others.TakenOver;

/// What is open and has a journal, as far as something can be taken over into it. FX thread only.
public interface Owner {

    /// What was said elsewhere of the same.
    Elsewhere<?, ?> elsewhere();

    /// The samples that labels of an exported file can be taken over for; empty where this is not
    /// about samples.
    Optional<LabelSession> labels();

    /// What an item is called.
    ///
    /// @param number 0 to size - 1, in the file's order
    String item(int number);

    /// The word of the keys under which the words are for what is said: `labels` or `reviews`.
    String kind();

    /// True while this is what is open.
    boolean isOpen();

    /// Keeps what is being typed.
    void commit();

    /// What is shown follows.
    void takenOver(TakenOver taken);
}

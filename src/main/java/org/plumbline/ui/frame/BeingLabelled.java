package org.plumbline.ui.frame;

import java.nio.file.Path;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// What is being labelled in the window, as far as another screen needs to know: its hidden half
/// must be seen nowhere while its rater is blind. FX thread only.
public interface BeingLabelled {

    /// The guide that labels are held to.
    Rubric rubric();

    /// True where this file is being labelled blind.
    boolean isBlind(Path file);

    /// True where a file with these bytes is, whatever its name.
    boolean isBlind(Sha256 digest);
}

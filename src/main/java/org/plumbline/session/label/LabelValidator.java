package org.plumbline.session.label;

import java.io.IOException;
import java.util.List;
import org.plumbline.files.Source;
import org.plumbline.problem.Problem;

/// Holds a label file to every rule, beside the file that it labels.
@FunctionalInterface
public interface LabelValidator {

    /// What is wrong with it, warnings too.
    List<Problem> problems(Source labels) throws IOException;
}

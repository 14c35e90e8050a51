package org.plumbline.session;

import java.util.List;
import org.plumbline.problem.Problem;
import org.plumbline.session.label.LabelSession;

/// What became of a file that was to be opened for labelling.
public sealed interface SamplesOpening {

    /// It can be labelled, once its session begins.
    ///
    /// @param warnings what should be mended in the file, though it counts
    record Opened(Beginning beginning, List<Problem> warnings) implements SamplesOpening {
        public Opened {
            warnings = List.copyOf(warnings);
        }

        /// Begins to label it. Worker.
        public LabelSession session() {
            return beginning.begin();
        }
    }

    /// What begins a session.
    @FunctionalInterface
    interface Beginning {

        /// Opens the rater's journal. Worker. One session has it at a time: whoever has another one
        /// open closes it first, since it may be of the same file, and this one would be read-only.
        LabelSession begin();
    }

    /// It has errors: nothing of it may be shown.
    ///
    /// @param omitted how many problems there are beside those listed
    record Refused(String file, List<Problem> problems, long omitted) implements SamplesOpening {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    /// It could not be read at all.
    ///
    /// @param message what is so, and what to do
    record Unreadable(String file, String message) implements SamplesOpening {}
}

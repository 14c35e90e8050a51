package org.plumbline.ui.records;

import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.plumbline.problem.ProblemList;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.review.Who;

/// What becomes of tables outside of the Records view.
///
/// @param refused told a file that has errors and was not opened
/// @param open opens a file in the view that shows its kind: a table comes back through
///   [RecordsController#open]
/// @param leave does something once no review would be lost by it, or the user wants it all the
///   same
/// @param lost told how many entries of a journal, its last, never reached the disk
/// @param who who reviews
public record RecordsOutside(
        BiConsumer<String, ProblemList> refused,
        Consumer<Path> open,
        BiConsumer<InFlight, Runnable> leave,
        IntConsumer lost,
        Who who) {}

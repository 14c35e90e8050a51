package org.plumbline.ui.records;

import org.plumbline.session.Workspace;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.kit.Background;

/// A window around the Records view in which nothing goes wrong: a file that is refused, an entry
/// that is lost or a word that is said fails the test.
final class AroundRecords extends AskedFrame {

    AroundRecords() {
        super(Background.atOnce());
    }

    static RecordsController controller(Workspace workspace) {
        return new RecordsController(workspace, new AroundRecords(), nothingLost());
    }

    /// Reviews are left behind as soon as that is asked for.
    static RecordsOutside nothingLost() {
        return new RecordsOutside(
                (file, problems) -> {
                    throw new AssertionError(file + ": " + problems.problems());
                },
                file -> {
                    throw new AssertionError(file + " is to be opened");
                },
                (reviews, go) -> go.run(),
                entries -> {
                    throw new AssertionError("lost " + entries);
                },
                new AskedWho("ann"));
    }

    @Override
    public void tell(String headline, String words) {
        throw new AssertionError(words);
    }
}

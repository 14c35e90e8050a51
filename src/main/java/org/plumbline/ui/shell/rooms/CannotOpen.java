package org.plumbline.ui.shell.rooms;

import java.util.List;
import org.plumbline.ui.kit.InsteadPage;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Files that were not opened, why, and the ways on: as a sheet where something else is open, as a
/// page where nothing is.
///
/// @param name of the file, or of the first of several
/// @param reasons a sentence each, safe to show
/// @param again tries once more, of which the user may have mended the cause
/// @param another asks for another file
record CannotOpen(String name, List<String> reasons, Runnable again, Runnable another) {

    CannotOpen {
        reasons = List.copyOf(reasons);
    }

    /// Tells it above the window.
    ///
    /// @param stays what is open all the same; "" where nothing is
    void tell(Overlay overlay, String stays) {
        var sheet = new Sheet("cannot-open", Words.get("shell.nothing.title", Shown.of(name)));
        reasons.forEach(sheet::say);
        if (!stays.isEmpty()) {
            sheet.say(Words.get("shell.cannot.stays", Shown.of(stays)));
        }
        sheet.button("cannot-open-again", Words.get("shell.again"), closing(overlay, again))
                .button(
                        "cannot-open-another",
                        Words.get("tour.welcome.open"),
                        closing(overlay, another))
                .button("cannot-open-close", Words.get("shell.close"), overlay::close)
                .showOn(overlay);
    }

    private static Runnable closing(Overlay overlay, Runnable then) {
        return () -> {
            overlay.close();
            then.run();
        };
    }

    /// What stands in the place of the view.
    InsteadPage page() {
        var page =
                new InsteadPage("nothing-open", Words.get("shell.nothing.title", Shown.of(name)));
        reasons.forEach(page::say);
        page.say(Words.get("shell.nothing.words"));
        return page.way("nothing-again", Words.get("shell.again"), again)
                .way("nothing-open-file", Words.get("tour.welcome.open"), another);
    }
}

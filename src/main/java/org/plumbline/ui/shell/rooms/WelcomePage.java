package org.plumbline.ui.shell.rooms;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.InsteadPage;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Words;

/// What stands in the Label view while nothing is open: what can be opened. FX thread only.
///
/// @param recent opens a file that was open before
record WelcomePage(Workspace workspace, Background background, Keys keys, Consumer<Path> recent) {

    InsteadPage page() {
        var page =
                new InsteadPage("nothing-open", Words.get("shell.welcome.title"))
                        .say(Words.get("shell.welcome.words"))
                        .way(
                                "nothing-open-file",
                                Words.get("tour.welcome.open"),
                                () -> keys.run("file.open"))
                        .way(
                                "nothing-open-sample",
                                Words.get("shell.nothing.sample"),
                                () -> keys.run("file.sample"));
        var files = new RecentFiles(workspace, background, recent);
        if (!files.isEmpty()) {
            var title = new Label(Words.get("shell.files.recent"));
            title.getStyleClass().addAll("muted", "small");
            page.put(new VBox(4, title, files.list()));
        }
        return page;
    }
}

package org.plumbline.ui.shell.sheets;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.plumbline.session.Workspace;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.open.SetFile.Subject;
import org.plumbline.ui.kit.FileList;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.OpenWords;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;
import org.plumbline.ui.shell.rooms.Door;
import org.plumbline.ui.shell.rooms.RecentFiles;

/// Says what is open, file by file, and closes it; below that, what was open lately. FX thread
/// only.
final class FilesSheet {

    private final Door door;
    private final WindowFrame frame;
    private final FileList now = new FileList("open-files", Words.get("shell.files.now"));
    private final Label none = new Label(Words.get("shell.files.none"));

    FilesSheet(Door door, WindowFrame frame) {
        this.door = door;
        this.frame = frame;
        none.setId("open-files-none");
    }

    /// @param workspace remembers what was open
    void show(Workspace workspace) {
        fill();
        var following = frame.open().nowProperty().subscribe((before, set) -> fill());
        var sheet = new Sheet("files-sheet", Words.get("shell.files.title")).put(now).put(none);
        var recent =
                new RecentFiles(
                        workspace,
                        frame.background(),
                        file -> {
                            frame.overlay().close();
                            door.open(file);
                        });
        if (!recent.isEmpty()) {
            var title = new Label(Words.get("shell.files.recent"));
            title.getStyleClass().add("strong");
            sheet.put(new VBox(4, title, recent.list()));
        }
        var hint = new Label(Words.get("shell.files.hint"));
        hint.getStyleClass().addAll("muted", "small");
        hint.setWrapText(true);
        sheet.put(hint)
                .button("files-close", Words.get("shell.close"), frame.overlay()::close)
                .button(
                        "files-open",
                        Words.get("tour.welcome.open"),
                        () -> {
                            frame.overlay().close();
                            door.askOpen();
                        })
                .focus(now.getItems().isEmpty() && !recent.isEmpty() ? recent.list() : now);
        sheet.setPrefWidth(680);
        sheet.showOn(frame.overlay());
        frame.overlay().onClosed(following::unsubscribe);
    }

    private void fill() {
        FileSet set = frame.open().now();
        var rows = new ArrayList<FileList.Row>();
        for (Subject subject : Subject.values()) {
            if (set.bundled(subject)) {
                rows.add(bundled(subject));
            }
            for (SetFile file : ordered(set.of(subject))) {
                rows.add(row(file));
            }
        }
        now.show(rows);
        now.setVisible(!rows.isEmpty());
        now.setManaged(!rows.isEmpty());
        none.setVisible(rows.isEmpty());
        none.setManaged(rows.isEmpty());
    }

    private static List<SetFile> ordered(List<SetFile> files) {
        var ordered = new ArrayList<>(files.stream().filter(file -> file.kind().isMain()).toList());
        files.stream().filter(file -> !file.kind().isMain()).forEach(ordered::add);
        return ordered;
    }

    private FileList.Row bundled(Subject subject) {
        String name = OpenWords.bundled(subject);
        return new FileList.Row(
                Words.get("shell.files.bundled"),
                name,
                "",
                "",
                Words.get("shell.files.close", Words.said(name)),
                () -> show(subject),
                () -> door.close(subject));
    }

    private FileList.Row row(SetFile file) {
        String name = Shown.of(file.name());
        return new FileList.Row(
                OpenWords.kind(file.kind()),
                name,
                Shown.of(file.file().toAbsolutePath().toString()),
                "",
                Words.get("shell.files.close", Words.said(name)),
                () -> show(file),
                () -> door.close(file));
    }

    private void show(SetFile file) {
        switch (file.kind()) {
            case CORPUS, REQUESTS, TABLE -> show(file.kind().subject());
            case LABELS, JUDGE, ADJUDICATIONS, SIGNERS -> show(Views.Name.REPORT);
            case RECORDING, ANNOTATIONS -> show(Views.Name.PROBLEMS);
        }
    }

    private void show(Subject subject) {
        show(subject == Subject.LABELLING ? Views.Name.LABEL : Views.Name.RECORDS);
    }

    private void show(Views.Name view) {
        frame.overlay().close();
        door.show(view);
    }
}

package org.plumbline.ui.shell.rooms;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.plumbline.session.Workspace;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.FileList;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// The files that were open lately, to be opened again or forgotten. FX thread only.
public final class RecentFiles {

    private final Workspace workspace;
    private final Consumer<Path> open;
    private final FileList list = new FileList("recent-files", Words.get("shell.files.recent"));
    private Set<Path> gone = Set.of();

    /// @param open opens one of them
    public RecentFiles(Workspace workspace, Background background, Consumer<Path> open) {
        this.workspace = workspace;
        this.open = open;
        fill();
        List<Path> files = workspace.settings().recent();
        // A folder on a network that is away takes its time to say so.
        background.run(() -> missing(files)).onDone(this::missing);
    }

    private static Set<Path> missing(List<Path> files) {
        var missing = new HashSet<>(files);
        missing.removeIf(Files::exists);
        return missing;
    }

    private void missing(Set<Path> files) {
        gone = files;
        if (!gone.isEmpty()) {
            fill();
        }
    }

    /// Empty where no file was open yet.
    public boolean isEmpty() {
        return list.getItems().isEmpty();
    }

    public FileList list() {
        return list;
    }

    private void fill() {
        list.show(workspace.settings().recent().stream().map(this::row).toList());
    }

    private FileList.Row row(Path file) {
        Path name = file.getFileName();
        String shown = Shown.of(name == null ? file.toString() : name.toString());
        return new FileList.Row(
                "",
                shown,
                Shown.of(file.toString()),
                gone.contains(file) ? Words.get("shell.files.gone") : "",
                Words.get("shell.files.forget", Words.said(shown)),
                () -> open.accept(file),
                () -> {
                    workspace.change(settings -> settings.withoutRecent(file));
                    fill();
                });
    }
}

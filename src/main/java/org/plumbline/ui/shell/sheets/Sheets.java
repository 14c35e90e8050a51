package org.plumbline.ui.shell.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.plumbline.request.Rubric;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.label.ExportOutcome;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.progress.Incomplete;
import org.plumbline.session.progress.SampleState;
import org.plumbline.ui.guide.GuidePlace;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.seal.SealActs;
import org.plumbline.ui.shell.frame.Views;
import org.plumbline.ui.shell.frame.WindowFrame;
import org.plumbline.ui.shell.keys.KeyChange;
import org.plumbline.ui.shell.keys.KeySheet;
import org.plumbline.ui.shell.rooms.Door;
import org.plumbline.ui.shell.rooms.Naming;
import org.plumbline.ui.shell.rooms.ShellController;

/// The sheets that ask and tell: export, rater, guide, keys, palette, tour. FX thread only.
public final class Sheets {

    /// More ids than these are not named, only counted.
    private static final int MOST_NAMED = 12;

    private final ShellController shell;
    private final Door door;
    private final WindowFrame frame;
    private final Workspace workspace;
    private final Overlay overlay;
    private final Keys keys;
    private final SealActs seals;
    private final GuidePlace guides;
    private final Naming naming;

    /// @param guides where a page is read
    public Sheets(
            ShellController shell,
            Door door,
            WindowFrame frame,
            Workspace workspace,
            Keys keys,
            SealActs seals,
            GuidePlace guides,
            Naming naming) {
        this.shell = shell;
        this.door = door;
        this.frame = frame;
        this.workspace = workspace;
        this.overlay = frame.overlay();
        this.keys = keys;
        this.seals = seals;
        this.guides = guides;
        this.naming = naming;
    }

    /// Closes what is shown.
    void close() {
        overlay.close();
    }

    // --- export

    /// Says what would be exported and what would not, and asks for the file; who it is by first.
    public void export() {
        if (shell.open().isPresent()) {
            naming.before(() -> shell.open().ifPresent(open -> askExport(open.session())));
        }
    }

    private void askExport(LabelSession session) {
        shell.commit();
        int done = session.counts().samplesDone();
        var sheet =
                new Sheet("export-sheet", Words.get("shell.export.title"))
                        .say(Words.get("shell.export.ready", done))
                        .say(Words.get("shell.export.who", session.review().reviewer()));
        List<String> started =
                IntStream.range(0, session.size())
                        .filter(index -> session.state(index) == SampleState.IN_PROGRESS)
                        .mapToObj(index -> session.outline(index).sampleId())
                        .toList();
        if (!started.isEmpty()) {
            sheet.say(Words.get("shell.export.left", started.size(), Words.said(named(started))));
        }
        sheet.button("export-cancel", Words.get("shell.cancel"), this::close);
        if (done > 0) {
            sheet.button("export-choose", Words.get("shell.export.choose"), this::chooseExport);
        }
        sheet.showOn(overlay);
    }

    private static String named(List<String> ids) {
        String words =
                ids.stream().limit(MOST_NAMED).map(Shown::of).collect(Collectors.joining(", "));
        return ids.size() > MOST_NAMED ? words + ", …" : words;
    }

    private void chooseExport() {
        close();
        shell.chooseExport(outcome -> exported(outcome));
    }

    private void exported(ExportOutcome outcome) {
        switch (outcome) {
            case ExportOutcome.Written written -> done(written);
            case ExportOutcome.Refused refused ->
                    new Sheet("export-failed", Words.get("shell.export.failed"))
                            .say(Shown.of(refused.message()))
                            .say(Words.get("shell.export.safe"))
                            .button("export-failed-close", Words.get("shell.close"), this::close)
                            .showOn(overlay);
        }
    }

    private void done(ExportOutcome.Written written) {
        var digest = new Label(written.sha256().hex());
        digest.setId("export-digest");
        digest.getStyleClass().addAll("mono", "small");
        var sheet =
                new Sheet("export-done", Words.get("shell.export.done"))
                        .say(
                                Words.get(
                                        "shell.export.written",
                                        written.ratings(),
                                        written.file().toString()))
                        .say(Words.get("shell.export.checked"))
                        .put(new VBox(2, muted(Words.get("shell.export.digest")), digest));
        List<String> left =
                written.incomplete().stream()
                        .filter(item -> item.progress().state() == SampleState.IN_PROGRESS)
                        .map(Incomplete::sampleId)
                        .toList();
        if (!left.isEmpty()) {
            sheet.say(Words.get("shell.export.left", left.size(), Words.said(named(left))));
        }
        sheet.button("export-done-close", Words.get("shell.close"), this::close)
                .button(
                        "export-done-sign",
                        Words.get("shell.export.sign"),
                        () -> seals.sign(written.file()))
                .showOn(overlay);
    }

    private static Label muted(String words) {
        var label = new Label(words);
        label.getStyleClass().addAll("muted", "small");
        return label;
    }

    // --- the rater

    /// Asks under which name labels are given.
    public void rater() {
        naming.change();
    }

    // --- reading

    /// The guide to what is shown: to the records, or to the labels of the open file. It opens at
    /// what the reviewer is at.
    public void guide() {
        boolean ofRecords = shell.isShown(Views.Name.RECORDS);
        Rubric rubric = ofRecords ? shell.recordsGuide() : shell.rubric();
        String title = ofRecords ? "shell.rubric.records" : "shell.rubric.title";
        guides.turnTo(
                new GuidePlace.Page(
                        "guide",
                        Words.get(title),
                        rubric.text(),
                        "sha256 " + rubric.sha256().hex()),
                door.topic());
    }

    /// What the numbers of a report can carry.
    public void numbers() {
        guides.turnTo(
                new GuidePlace.Page(
                        "numbers", Words.get("command.file.numbers"), Bundled.numbers(), ""),
                Optional.empty());
    }

    public void keys() {
        var change = new KeyChange(keys);
        var sheet = new KeySheet(keys.map(), change, this::close);
        overlay.show(sheet, sheet.first());
        overlay.onClosed(change::stop);
    }

    public void palette() {
        // A claim is found in a file that is open now, and never in the next one.
        var shown = new ArrayList<Palette>();
        var claims =
                shell.open()
                        .map(
                                open ->
                                        new ClaimFinder(
                                                open.session(),
                                                frame.background(),
                                                () -> shown.forEach(Palette::again)));
        var items =
                new PaletteItems(shell, keys, workspace.settings().recent(), door::open, claims);
        var palette = new Palette(items::find, keys.pressing("file.palette"), this::close);
        shown.add(palette);
        overlay.show(palette, palette.first(), Pos.TOP_CENTER);
        StackPane.setMargin(palette, new Insets(56, 14, 14, 14));
    }

    public boolean isPaletteOpen() {
        return overlay.isOpen();
    }

    /// Says what this program is, and what it is made of.
    public void about() {
        new AboutSheet(frame).show();
    }

    public void tour() {
        new Tour(overlay, keys).stop(0);
    }

    /// Welcomes whoever is here for the first time, with the bundled sample behind the sheet.
    public void welcome() {
        welcomeBy(Words.get("tour.welcome.sample"));
    }

    /// Welcomes whoever is here for the first time and brought something.
    ///
    /// @param opened what is open behind the sheet, safe to show
    public void welcome(String opened) {
        if (!overlay.isOpen()) {
            welcomeBy(Words.get("tour.welcome.file", Words.said(opened)));
        }
    }

    /// Closes the welcome, or the tour that it began.
    ///
    /// @return false where neither is shown
    public boolean endWelcome() {
        boolean isShown = overlay.lookup("#welcome") != null || overlay.lookup("#tour") != null;
        if (isShown) {
            close();
        }
        return isShown;
    }

    private void welcomeBy(String words) {
        new Tour(overlay, keys).welcome(words, door::askOpen, naming);
    }

    // --- what is open

    /// Says what is open, and closes it.
    public void files() {
        shell.commit();
        new FilesSheet(door, frame).show(workspace);
    }
}

package org.plumbline.ui.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.plumbline.request.Rubric;
import org.plumbline.session.LabelSession;
import org.plumbline.session.ReadProgress;
import org.plumbline.session.Workspace;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.session.seal.Verifying;
import org.plumbline.text.Sha256;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Choosers;
import org.plumbline.ui.report.ReportCommands;
import org.plumbline.ui.report.ReportController;
import org.plumbline.ui.report.ReportView;

/// The Report view in the frame, with what is around it. FX thread only.
final class ReportRoom implements ReportController.Outside {

    private final ShellController shell;
    private final ShellController.Rooms rooms;
    private final SealWorkspace seals;
    private final Choosers choosers;
    private final ProblemsRoom problems;
    private final ReportController controller;
    private final ReportView view;

    ReportRoom(
            ShellController shell,
            ShellController.Rooms rooms,
            Workspace workspace,
            Background background,
            Choosers choosers,
            ProblemsRoom problems) {
        this.shell = shell;
        this.rooms = rooms;
        this.seals = workspace.seals(ZoneId.systemDefault());
        this.choosers = choosers;
        this.problems = problems;
        this.controller = new ReportController(background, this);
        this.view = new ReportView(controller);
        rooms.views().put(Views.Name.REPORT, view);
    }

    ReportCommands commands() {
        return new ReportCommands(view);
    }

    /// Shows the view, unless what it shows must not be seen any more.
    void show() {
        shell.commit();
        controller.attend();
        rooms.views().show(Views.Name.REPORT);
        view.focusMain();
    }

    void add(List<Path> files) {
        show();
        controller.add(files);
    }

    @Override
    public List<Path> askFiles(String title) {
        return choosers.openSeveral(rooms.owner(), title);
    }

    @Override
    public Optional<Path> askAny(String title) {
        return choosers.openAny(rooms.owner(), title);
    }

    @Override
    public Optional<Path> askSave(String title, String suggestedName) {
        return choosers.save(rooms.owner(), title, suggestedName);
    }

    @Override
    public void tell(String headline, String words) {
        shell.tell(headline, words);
    }

    @Override
    public ReadProgress begin(String words) {
        return shell.busy().begin(words);
    }

    @Override
    public void end() {
        shell.busy().end();
    }

    @Override
    public Rubric rubric() {
        return shell.rubric();
    }

    @Override
    public Verifying verifying(Path signers) throws IOException {
        return seals.verifying(signers);
    }

    @Override
    public boolean isBlind(Path file) {
        return blind().filter(session -> session.isOf(file)).isPresent();
    }

    @Override
    public boolean isBlind(Sha256 digest) {
        return blind().filter(session -> session.sha256().equals(digest)).isPresent();
    }

    private Optional<LabelSession> blind() {
        return shell.open().map(ShellController.Open::session).filter(LabelSession::isBlinded);
    }

    @Override
    public void seeProblems(List<Path> files) {
        problems.check(files);
    }
}

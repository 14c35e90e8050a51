package org.plumbline.ui.shell;

import java.util.function.UnaryOperator;
import org.plumbline.session.Workspace;
import org.plumbline.session.settings.Beside;
import org.plumbline.ui.guide.GuidePlace;

/// How the guide was left, in the settings.
record RememberedGuide(Workspace workspace) implements GuidePlace.Memory {

    @Override
    public int width() {
        return beside().guide();
    }

    @Override
    public void width(int tenths) {
        change(beside -> beside.withGuide(tenths));
    }

    @Override
    public boolean isPlain() {
        return beside().plain();
    }

    @Override
    public void plain(boolean isPlain) {
        change(beside -> beside.withPlain(isPlain));
    }

    private Beside beside() {
        return workspace.settings().window().beside();
    }

    private void change(UnaryOperator<Beside> change) {
        workspace.change(settings -> settings.withBeside(change.apply(beside())));
    }
}

package org.plumbline.ui.shell.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plumbline.session.label.LabelSession;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.rooms.ShellController;

/// What the palette finds: the samples of the open file, and the commands of what is shown.
final class PaletteItems {

    private final ShellController shell;
    private final Keys keys;

    PaletteItems(ShellController shell, Keys keys) {
        this.shell = shell;
        this.keys = keys;
    }

    /// What has all typed words in its name: samples first, then commands; at most [Palette#MOST].
    ///
    /// @param typed lower-case words; "" finds all of these commands
    List<Palette.Item> find(String typed) {
        var words = List.of(typed.split("\\s+"));
        var found = new ArrayList<Palette.Item>();
        if (!typed.isEmpty()) {
            shell.open().ifPresent(open -> addSamples(found, open, words));
        }
        for (Command command : keys.current()) {
            if (found.size() < Palette.MOST && fits(command.words(), words)) {
                found.add(
                        new Palette.Item(
                                command.words(),
                                Words.get("shell.palette.kind.command"),
                                keys.cap(command),
                                command.action()));
            }
        }
        return found;
    }

    private static void addSamples(
            List<Palette.Item> found, ShellController.Open open, List<String> words) {
        LabelSession session = open.session();
        // In the order of the queue: the file's may tell what the shuffle hides.
        var order = session.order();
        for (int place = 0; place < order.size() && found.size() < Palette.MOST; place++) {
            int index = order.sampleAt(place);
            var outline = session.outline(index);
            String name = outline.sampleId() + " · " + outline.destination();
            if (fits(name, words)) {
                found.add(
                        new Palette.Item(
                                Shown.of(outline.sampleId())
                                        + " · "
                                        + Shown.of(outline.destination()),
                                Words.get("shell.palette.kind.sample"),
                                "",
                                () -> open.controller().openSample(index)));
            }
        }
    }

    private static boolean fits(String name, List<String> words) {
        String lower = name.toLowerCase(Locale.ROOT);
        return words.stream().allMatch(lower::contains);
    }
}

package org.plumbline.ui.shell.sheets;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.Shipped;
import org.plumbline.session.files.Tool;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.shell.frame.WindowFrame;

/// Says what the program is and what it runs with, to be read and copied. FX thread only.
record AboutSheet(WindowFrame frame) {

    void show() {
        frame.background()
                .run(
                        () ->
                                Shipped.on(
                                        System.getProperty("java.class.path", ""),
                                        System.getProperty("jdk.module.path", "")))
                .onDone(this::show)
                .onFailed(failure -> frame.trouble("shell.about.cannot", failure));
    }

    private void show(List<Shipped> libraries) {
        String words = words(libraries);
        var text = new TextArea(words);
        text.setId("about-text");
        text.setAccessibleText(Words.get("command.file.about"));
        text.setEditable(false);
        text.setWrapText(true);
        text.setPrefRowCount(16);
        var sheet =
                new Sheet("about-sheet", Words.get("shell.about.title", Bundled.tool().version()))
                        .say(Words.get("shell.about.what"))
                        .put(text)
                        .button("about-copy", Words.get("shell.about.copy"), () -> copy(words))
                        .button("about-close", Words.get("shell.close"), frame.overlay()::close);
        sheet.setPrefWidth(640);
        sheet.showOn(frame.overlay());
    }

    private static String words(List<Shipped> libraries) {
        Tool tool = Bundled.tool();
        String all =
                libraries.stream()
                        .map(
                                each ->
                                        Words.get(
                                                "shell.about.library",
                                                each.name(),
                                                each.version(),
                                                each.licence()))
                        .collect(Collectors.joining("\n"));
        return Words.get(
                "shell.about.text",
                tool.version(),
                System.getProperty("java.version", ""),
                System.getProperty("java.vendor", ""),
                System.getProperty("javafx.runtime.version", ""),
                System.getProperty("os.name", "") + " " + System.getProperty("os.version", ""),
                Words.said(all));
    }

    private static void copy(String words) {
        var content = new ClipboardContent();
        content.putString(words);
        Clipboard.getSystemClipboard().setContent(content);
    }
}

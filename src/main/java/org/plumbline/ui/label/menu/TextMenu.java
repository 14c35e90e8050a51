package org.plumbline.ui.label.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import org.plumbline.corpus.Claim;
import org.plumbline.ui.kit.PopMenu;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.text.TextViewport;

/// The menu of an exact text: of what is selected in it, else of the claim at the caret, else of
/// the whole. FX thread only.
public final class TextMenu {

    private static final List<String> ON_OUTPUT =
            List.of(
                    "label.note",
                    "label.flag",
                    "text.bytes",
                    "text.words",
                    "text.find",
                    "file.guide");

    private static final List<String> ON_EVIDENCE =
            List.of(
                    "label.cite",
                    "label.cite-bytes",
                    "label.uncite",
                    "label.note",
                    "text.bytes",
                    "text.words",
                    "text.find");

    private final TextViewport text;
    private final LabelModel model;
    private final boolean isOutput;

    private TextMenu(TextViewport text, LabelModel model, boolean isOutput) {
        this.text = text;
        this.model = model;
        this.isOutput = isOutput;
        PopMenu.on(text.node(), this::items);
    }

    /// Gives the output its menu.
    public static void onOutput(TextViewport text, LabelModel model) {
        var _ = new TextMenu(text, model, true);
    }

    /// Gives a piece of evidence its menu.
    public static void onEvidence(TextViewport text, LabelModel model) {
        var _ = new TextMenu(text, model, false);
    }

    private List<MenuItem> items() {
        if (model.request.get() == null || text.text().isEmpty()) {
            return List.of();
        }
        var items = new ArrayList<MenuItem>();
        Optional<String> selected = text.selectionProperty().get().map(text.text()::slice);
        Optional<Claim> claim = isOutput ? claimAtCaret() : Optional.empty();
        if (selected.isPresent()) {
            items.addAll(copies("selection", selected.get()));
        } else if (claim.isPresent()) {
            items.addAll(copies("claim", words(claim.get())));
        } else {
            items.addAll(copies("whole", text.text().value()));
        }
        if (selected.isPresent() && claim.isPresent()) {
            items.add(
                    PopMenu.item(
                            "copy-claim",
                            Words.get("label.menu.copy.claim"),
                            () -> PopMenu.copy(words(claim.get()))));
        }
        items.add(PopMenu.line());
        Node node = text.node();
        (isOutput ? ON_OUTPUT : ON_EVIDENCE)
                .forEach(id -> PopMenu.command(node, id).ifPresent(items::add));
        return items;
    }

    private static List<MenuItem> copies(String what, String stored) {
        var copied = new Copied(stored);
        return List.of(
                PopMenu.item(
                        "copy-exact",
                        Words.get("label.menu.copy." + what),
                        () -> PopMenu.copy(copied.stored())),
                PopMenu.item(
                        "copy-shown",
                        Words.get("label.menu.copy.shown"),
                        () -> PopMenu.copy(copied.asShown())),
                PopMenu.item(
                        "copy-hexadecimal",
                        Words.get("label.menu.copy.hexadecimal"),
                        () -> PopMenu.copy(copied.hexadecimal())),
                PopMenu.item(
                        "copy-base64",
                        Words.get("label.menu.copy.base64"),
                        () -> PopMenu.copy(copied.base64())));
    }

    private String words(Claim claim) {
        return claim.spans().stream().map(text.text()::slice).collect(Collectors.joining("\n"));
    }

    /// The current claim where the caret is in it or in none, else the innermost one at the caret.
    private Optional<Claim> claimAtCaret() {
        var here =
                text.highlightsAt(text.caretProperty().get()).stream()
                        .filter(highlight -> highlight.look().isClaim())
                        .map(highlight -> highlight.key())
                        .toList();
        Optional<Claim> current = model.currentClaim();
        if (here.isEmpty() || current.filter(claim -> here.contains(claim.id())).isPresent()) {
            return current;
        }
        return model.claims().stream()
                .filter(claim -> claim.id().equals(here.getLast()))
                .findFirst();
    }
}

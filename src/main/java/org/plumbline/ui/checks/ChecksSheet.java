package org.plumbline.ui.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.plumbline.corpus.CheckKind;
import org.plumbline.report.CheckCounts;
import org.plumbline.report.Phrases;
import org.plumbline.report.StratumKey;
import org.plumbline.report.checks.CheckSums;
import org.plumbline.report.checks.CheckWords;
import org.plumbline.session.checks.CheckList;
import org.plumbline.ui.kit.ActButton;
import org.plumbline.ui.kit.Words;

/// The list of checks above the window: the counts, the checks, all that is said of the current
/// one. Arrows go through it, Enter goes to the claim, Esc closes.
public final class ChecksSheet extends VBox {

    private final ChecksTable table;

    public ChecksSheet(ChecksController controller) {
        ChecksModel model = controller.model();
        CheckList list = model.list.get();
        if (list == null) {
            throw new IllegalStateException("no checks were read");
        }
        setId("checks-sheet");
        getStyleClass().addAll("sheet", "checks-sheet");
        table = new ChecksTable(model, controller);
        VBox.setVgrow(table, Priority.ALWAYS);
        var details = new CheckDetails(model);
        VBox.setVgrow(details, Priority.ALWAYS);
        getChildren().setAll(head(list), table, details, buttons(controller, list));
        table.fit(this);
        setAccessibleText(title(list));
    }

    /// Where the keys go.
    public Node first() {
        return table;
    }

    private static Node head(CheckList list) {
        var title = wrapped(title(list));
        title.setId("checks-title");
        title.getStyleClass().add("headline");
        var head = new VBox(title);
        head.getStyleClass().add("checks-head");
        head.setMinHeight(USE_PREF_SIZE);
        for (String words : counts(list)) {
            head.getChildren().add(wrapped(words));
        }
        var limits = wrapped(CheckWords.LIMITS);
        limits.getStyleClass().addAll("muted", "small");
        head.getChildren().add(limits);
        return head;
    }

    private static String title(CheckList list) {
        StratumKey only = list.only();
        return only == null
                ? Words.get("checks.title")
                : Words.get(
                        "checks.title.stratum",
                        only.practice(),
                        only.destination(),
                        Words.said(Phrases.sampling(only)));
    }

    private static List<String> counts(CheckList list) {
        var lines = new ArrayList<String>();
        if (list.only() == null) {
            lines.add(Words.get("checks.count", list.rows().size() + list.unlisted()));
        }
        list.ofStratum()
                .ifPresent(
                        sums -> {
                            lines.add(counts("checks.trials", sums.trials()));
                            if (CheckSums.hasAny(sums.others())) {
                                lines.add(counts("checks.others", sums.others()));
                            }
                        });
        if (list.unlisted() > 0) {
            lines.add(Words.get("checks.unlisted", list.rows().size(), list.unlisted()));
        }
        return lines;
    }

    private static String counts(String key, Map<CheckKind, CheckCounts> counts) {
        var parts = new ArrayList<String>();
        for (CheckKind kind : CheckKind.values()) {
            CheckCounts of = CheckSums.of(kind, counts);
            if (of.found() + of.abstained() > 0) {
                parts.add(kind.word() + ": " + Phrases.checks(kind, of));
            }
        }
        String words = parts.isEmpty() ? Words.get("checks.zero") : String.join("; ", parts);
        return Words.get(key, Words.said(words));
    }

    /// The last one is what Enter does in the table.
    private static Node buttons(ChecksController controller, CheckList list) {
        var buttons = new FlowPane();
        buttons.getStyleClass().add("checks-buttons");
        buttons.setMinHeight(USE_PREF_SIZE);
        var all = new ActButton("checks-all", Words.get("checks.all"), controller::showAll);
        var close = new ActButton("checks-close", Words.get("shell.close"), controller::close);
        var go = new ActButton("checks-go", Words.get("checks.go"), controller::go);
        go.setDisable(list.rows().isEmpty());
        go.getStyleClass().add("accent");
        if (list.only() != null) {
            buttons.getChildren().add(all);
        }
        buttons.getChildren().addAll(close, go);
        return buttons;
    }

    private static Label wrapped(String words) {
        var label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }
}

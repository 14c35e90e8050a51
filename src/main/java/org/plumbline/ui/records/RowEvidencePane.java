package org.plumbline.ui.records;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TreeView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.Row;
import org.plumbline.text.ExactText;
import org.plumbline.text.Quoted;
import org.plumbline.text.Sha256;
import org.plumbline.ui.kit.Mentions;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.text.TextViewport;

/// The right side: what was asked and supplied, what the response was made from, what tools said,
/// what it took, and where the row comes from.
final class RowEvidencePane extends VBox {

    /// More ids than these are scrolled to.
    private static final int MOST_PACKED = 5;

    /// So high the context and the trace are before they share what room is left, in pixels.
    private static final double CONTEXT = 220;

    private static final double TRACE = 140;

    private final TextViewport context = TextViewport.full();
    private final Node contextTitle = title(new Label(Words.get("records.context")));
    private final ListView<String> packed = new ListView<>();
    private final TreeView<String> trace = TraceTree.view();
    private final Label packedTitle = new Label();
    private final Label traceTitle = new Label();
    private final GridPane facts = new GridPane();
    private final ObjectProperty<@Nullable Row> current;
    private @Nullable Sha256 shown;
    private String said = "";

    RowEvidencePane(RecordsModel model) {
        current = model.current;
        getStyleClass().addAll("evidence-pane", "records-evidence");
        setId("records-evidence");
        packed.setId("records-packed");
        packed.setAccessibleText(Words.get("records.packed"));
        packed.setPlaceholder(new Label(Words.get("records.packed.none")));
        trace.setRoot(TraceTree.of(List.of()));
        facts.getStyleClass().add("records-facts");
        facts.setId("records-facts");
        VBox.setVgrow(trace, Priority.ALWAYS);
        trace.setPrefHeight(TRACE);
        context();
        getChildren()
                .setAll(
                        contextTitle,
                        context.node(),
                        title(packedTitle),
                        packed,
                        title(traceTitle),
                        trace,
                        title(new Label(Words.get("records.facts"))),
                        facts);
        model.current.subscribe(this::show);
    }

    private void context() {
        var node = context.node();
        node.setId("records-context");
        node.setAccessibleText(Words.get("records.context"));
        context.wrapProperty().set(true);
        node.setPrefHeight(CONTEXT);
        VBox.setVgrow(node, Priority.ALWAYS);
        contextTitle.visibleProperty().bind(node.visibleProperty());
        contextTitle.managedProperty().bind(node.visibleProperty());
        node.managedProperty().bind(node.visibleProperty());
    }

    /// What a note can name: what was packed, by its id or by the part before its `@`.
    List<Mentions.Target> targets() {
        Row row = current.get();
        if (row == null) {
            return List.of();
        }
        List<String> ids = row.evidence().packedIds();
        return IntStream.range(0, ids.size())
                .boxed()
                .flatMap(
                        place ->
                                Stream.of(ids.get(place), name(ids.get(place)))
                                        .distinct()
                                        .map(written -> target(written, place)))
                .toList();
    }

    private static String name(String id) {
        int version = id.indexOf('@');
        return version > 0 ? id.substring(0, version) : id;
    }

    private Mentions.Target target(String written, int place) {
        return new Mentions.Target(
                written,
                Words.get("records.mention", Words.said(Quoted.escape(written))),
                () -> {
                    packed.getSelectionModel().clearAndSelect(place);
                    packed.scrollTo(place);
                    packed.requestFocus();
                });
    }

    /// Puts the focus on the packed ids.
    void focusFirst() {
        packed.requestFocus();
    }

    private static Node title(Label label) {
        label.getStyleClass().add("strong");
        var head = new HBox(label);
        head.getStyleClass().add("panel-head");
        return head;
    }

    private void show(@Nullable Row row) {
        setVisible(row != null);
        if (row == null) {
            return;
        }
        Sha256 digest = row.evidenceSha256();
        // A review changes no evidence, and must not fold the tree again.
        if (!digest.equals(shown)) {
            var ids = row.evidence().packedIds();
            packed.getItems().setAll(ids.stream().map(Quoted::escape).toList());
            packed.getStyleClass().removeIf(name -> name.startsWith("rows-"));
            packed.getStyleClass().add("rows-" + Math.clamp(ids.size(), 1, MOST_PACKED));
            packedTitle.setText(Words.get("records.packed.count", ids.size()));
            var elements = row.evidence().toolTrace();
            trace.setRoot(TraceTree.of(elements));
            traceTitle.setText(Words.get("records.trace.count", elements.size()));
        }
        shown = digest;
        String asked = RowContext.of(row.x());
        if (!asked.equals(said)) {
            context.show(ExactText.of(asked));
        }
        said = asked;
        context.node().setVisible(!asked.isEmpty());
        facts(row, digest);
    }

    private void facts(Row row, Sha256 digest) {
        facts.getChildren().clear();
        fact("llm-calls", number(row.cost().llmCalls()));
        fact("tool-calls", number(row.cost().toolCalls()));
        fact("latency", latency(row));
        fact("family", Quoted.escape(row.head().taskFamily()));
        fact("model", text(row.head().modelId()));
        fact("prompt", text(row.head().promptVersion()));
        fact("source", text(row.source().record()));
        fact(
                "calls",
                row.source().callIds().stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining(", ")));
        fact("digest", digest.brief() + "…");
    }

    private void fact(String key, String value) {
        int line = facts.getRowCount();
        var name = new Label(Words.get("records.fact." + key));
        name.getStyleClass().addAll("muted", "small");
        name.setMinWidth(USE_PREF_SIZE);
        var words = new Label(value);
        words.setId("records-fact-" + key);
        words.getStyleClass().add("small");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        name.setLabelFor(words);
        facts.add(name, 0, line);
        facts.add(words, 1, line);
    }

    private static String latency(Row row) {
        return row.cost().latencySeconds() == null
                ? Words.get("records.fact.not-measured")
                : Words.get("records.fact.seconds", Costs.latency(row));
    }

    private static String number(@Nullable Long count) {
        return count == null ? Words.get("records.fact.not-counted") : Long.toString(count);
    }

    private static String text(@Nullable String text) {
        return text == null ? Words.get("records.fact.none") : Quoted.escape(text);
    }
}

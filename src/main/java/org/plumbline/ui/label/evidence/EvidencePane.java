package org.plumbline.ui.label.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.request.Request;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.text.TextViewport;

/// The right side: all evidence of the sample, a card an item.
public final class EvidencePane extends BorderPane {

    private final LabelModel model;
    private final LabelController controller;
    private final VBox list = new VBox();
    private final ScrollPane scroll = new ScrollPane(list);
    private final EvidenceBar bar;

    /// Cards made so far, to be filled again.
    private final List<EvidenceCard> cards = new ArrayList<>();

    private final List<SidesCard> sideCards = new ArrayList<>();

    /// The cards that are shown.
    private List<EvidenceItem> shown = List.of();

    public EvidencePane(LabelModel model, LabelController controller) {
        this.model = model;
        this.controller = controller;
        bar = new EvidenceBar(model, controller.citing());
        getStyleClass().add("evidence-pane");
        setId("evidence");
        list.getStyleClass().add("evidence-list");
        scroll.setId("evidence-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        setTop(bar);
        setCenter(scroll);
        model.request.subscribe(this::show);
        model.claim.subscribe((old, index) -> cite());
        model.region.subscribe((old, index) -> cite());
        // What is labelled moves nothing under the reader's eyes.
        model.draft.subscribe((old, draft) -> mark());
        model.found.subscribe((old, found) -> mark());
        model.hit.subscribe((old, hit) -> goToHit());
    }

    /// Puts the focus into the first text.
    public void focusFirst() {
        texts().findFirst().ifPresent(text -> text.viewport().node().requestFocus());
    }

    /// Puts a piece of evidence into sight, and the focus into it.
    public void focus(String evidenceId) {
        goTo(evidenceId, Optional.empty());
        texts().filter(text -> text.evidence().id().equals(evidenceId))
                .findFirst()
                .<Node>map(text -> text.viewport().node())
                .or(() -> bytesOf(evidenceId))
                .ifPresent(Node::requestFocus);
    }

    private Optional<Node> bytesOf(String evidenceId) {
        return shown.stream()
                .filter(item -> item.has(evidenceId))
                .findFirst()
                .map(item -> item.node().lookup(".hex-view"));
    }

    private Stream<EvidenceText> texts() {
        return shown.stream().flatMap(item -> item.texts().stream());
    }

    private void show(@Nullable Request request) {
        if (request == null) {
            return;
        }
        var sample = request.sample();
        List<EvidenceItem> items = new ArrayList<>();
        int single = 0;
        int pairs = 0;
        for (EvidenceGroup group : EvidenceGroup.of(sample.evidence())) {
            items.add(
                    group.newSide().isEmpty()
                            ? next(cards, single++, group, EvidenceCard::new)
                            : next(sideCards, pairs++, group, SidesCard::new));
        }
        shown = List.copyOf(items);
        list.getChildren().setAll(shown.stream().map(EvidenceItem::node).toList());
        scroll.setVvalue(0);
        mark();
    }

    /// The card with this number, showing the group: one that is there, or a new one.
    private <T extends EvidenceItem> T next(
            List<T> made, int index, EvidenceGroup group, Function<EvidenceGroup, T> make) {
        if (index < made.size()) {
            made.get(index).show(group);
        } else {
            T card = make.apply(group);
            made.add(card);
            card.watched().forEach(this::watch);
        }
        return made.get(index);
    }

    private void watch(EvidenceText text) {
        TextViewport viewport = text.viewport();
        Runnable told = () -> caretMoved(text);
        viewport.caretProperty().subscribe((old, at) -> told.run());
        viewport.selectionProperty().subscribe((old, selection) -> told.run());
        viewport.marksShownProperty().bind(model.marks);
        viewport.wrapProperty().bind(model.wrap);
        viewport.naturalOrderProperty().bind(model.naturalOrder);
    }

    private void caretMoved(EvidenceText text) {
        controller
                .citing()
                .pointAt(text.evidence().id(), text.viewport().selectionProperty().get());
        controller.caretMoved(Shown.of(EvidenceNames.of(text.evidence())), text.viewport());
    }

    /// Marks what is to be marked now, and moves nothing.
    private void mark() {
        bar.show();
        Request request = model.request.get();
        if (request == null) {
            return;
        }
        Optional<Region> now = currentRegion();
        for (var item : shown) {
            item.setCurrent(now.filter(cited -> item.has(cited.evidenceId())).isPresent());
            item.head().cited(wholeWords(item));
        }
        texts().forEach(text -> text.mark(request.sample(), model));
    }

    /// Says what of an item is cited as a whole, and by whom.
    private String wholeWords(EvidenceItem item) {
        List<Region> regions = model.regions();
        return IntStream.range(0, regions.size())
                .filter(i -> regions.get(i).part().isEmpty())
                .filter(i -> item.has(regions.get(i).evidenceId()))
                .mapToObj(
                        i ->
                                Words.get(
                                        model.isOwn(i) ? "label.cited.own" : "label.cited.whole",
                                        regions.get(i).evidenceId()))
                .collect(Collectors.joining(", "));
    }

    /// Marks what the current claim cites, and goes to the current region.
    private void cite() {
        mark();
        currentRegion().ifPresent(cited -> goTo(cited.evidenceId(), cited.part()));
    }

    private void goToHit() {
        mark();
        model.found()
                .hit(model.hit.get())
                .ifPresent(hit -> goTo(hit.evidenceId(), Optional.of(hit.span())));
    }

    private Optional<Region> currentRegion() {
        int current = model.region.get();
        return current >= 0 && current < model.regions().size()
                ? Optional.of(model.regions().get(current))
                : Optional.empty();
    }

    private void goTo(String evidenceId, Optional<Span> span) {
        for (var item : shown) {
            if (item.has(evidenceId)) {
                reveal(item.node());
            }
        }
        texts().filter(text -> text.evidence().id().equals(evidenceId))
                .forEach(text -> span.ifPresent(text.viewport()::reveal));
    }

    /// Scrolls so that the card is seen from its top, as far as it is not seen already.
    private void reveal(Node card) {
        scroll.applyCss();
        scroll.layout();
        Bounds place = card.getBoundsInParent();
        double room = scroll.getViewportBounds().getHeight();
        double hidden = list.getHeight() - room;
        double top = scroll.getVvalue() * Math.max(0, hidden);
        boolean isSeen = place.getMinY() >= top && place.getMaxY() <= top + room;
        if (hidden > 0 && !isSeen) {
            scroll.setVvalue(Math.clamp((place.getMinY() - 10) / hidden, 0, 1));
        }
    }
}

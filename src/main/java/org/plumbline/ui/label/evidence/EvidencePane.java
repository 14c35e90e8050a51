package org.plumbline.ui.label.evidence;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.request.Request;
import org.plumbline.session.settings.Panes;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.FocusIn;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.menu.TextMenu;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.panes.Alone;
import org.plumbline.ui.label.panes.Arrangement;
import org.plumbline.ui.text.TextViewport;

/// The right side: all evidence of the sample, a card an item.
public final class EvidencePane extends BorderPane {

    private final LabelModel model;
    private final LabelController controller;
    private final Arrangement arrangement;
    private final VBox list = new VBox();
    private final CardScroll scroll = new CardScroll(list);
    private final EvidenceBar bar;

    private final CardShelf shelf;
    private final CardControl control;

    /// The cards that are shown.
    private List<EvidenceItem> shown = List.of();

    private boolean isLow;

    public EvidencePane(LabelModel model, LabelController controller, Arrangement arrangement) {
        this.model = model;
        this.controller = controller;
        this.arrangement = arrangement;
        bar = new EvidenceBar(model, controller.citing());
        var around =
                new CardControl.Around(item -> scroll.reveal(item.node()), scroll::requestFocus);
        control = new CardControl(model, arrangement, () -> shown, around);
        shelf = new CardShelf(control, this::watch);
        getStyleClass().add("evidence-pane");
        setId("evidence");
        list.getStyleClass().add("evidence-list");
        setTop(bar);
        setCenter(scroll);
        model.request.subscribe(this::show);
        model.claim.subscribe((old, index) -> cite());
        model.region.subscribe((old, index) -> cite());
        // What is labelled moves nothing under the reader's eyes.
        model.draft.subscribe((old, draft) -> mark());
        model.found.subscribe((old, found) -> mark());
        model.hit.subscribe((old, hit) -> goToHit());
        arrangement.aloneProperty().subscribe((old, now) -> showAlone(now));
        arrangement
                .wantedProperty()
                .map(Panes::sidesStacked)
                .subscribe((old, stacked) -> shown.forEach(item -> item.stack(stacked)));
    }

    /// Puts the focus into the text that is cited now, else into the first one; into the pane where
    /// there is no text.
    public void focusFirst() {
        focusable().ifPresentOrElse(Node::requestFocus, scroll::requestFocus);
    }

    private Optional<Node> focusable() {
        Optional<Region> now = currentRegion();
        return texts().filter(text -> now.filter(text::isHere).isPresent())
                .findFirst()
                .or(() -> texts().findFirst())
                .map(text -> text.viewport().node());
    }

    /// What has the focus: a side of a path, where it is one; empty where nothing has.
    public Optional<String> inHand() {
        return texts().filter(text -> FocusIn.part(text.viewport().node()))
                .map(text -> text.evidence().id())
                .findFirst()
                .or(
                        () ->
                                shown.stream()
                                        .filter(item -> FocusIn.part(item.node()))
                                        .map(EvidenceItem::evidenceId)
                                        .findFirst());
    }

    /// The item that is spoken of where none has the focus: that of the current region, else the
    /// first; empty where there is no evidence.
    public Optional<String> inView() {
        return currentRegion()
                .map(Region::evidenceId)
                .or(() -> shown.stream().map(EvidenceItem::evidenceId).findFirst());
    }

    /// Takes as little height as it can around the texts, or stands with air around them.
    public void setLow(boolean low) {
        isLow = low;
        bar.setLow(low);
        shown.forEach(item -> item.head().setLow(low));
        getStyleClass().remove("low");
        if (low) {
            getStyleClass().add("low");
        }
    }

    // --- cards as a whole

    /// Shows the head alone of the item in hand, or all of it again.
    public void foldInHand() {
        inHand().or(this::inView).flatMap(this::item).ifPresent(control::fold);
    }

    /// Shows the heads of all items alone, or all of all again where none is unfolded.
    public void foldAll() {
        control.foldAll();
    }

    private Optional<EvidenceItem> item(String evidenceId) {
        return shown.stream().filter(item -> item.has(evidenceId)).findFirst();
    }

    /// The card itself stands in the place of the list, so that its text fills all of it.
    private void showAlone(Alone alone) {
        Optional<EvidenceItem> only =
                alone instanceof Alone.Item of ? item(of.evidenceId()) : Optional.empty();
        shown.forEach(item -> item.fill(only.filter(item::equals).isPresent()));
        shown.forEach(item -> item.fold(only.isEmpty() && control.isFolded(item)));
        only.ifPresentOrElse(this::putAlone, this::putAll);
    }

    private void putAlone(EvidenceItem item) {
        setTop(null);
        list.getChildren().clear();
        setCenter(item.node());
    }

    private void putAll() {
        List<Node> nodes = shown.stream().<Node>map(EvidenceItem::node).toList();
        if (!scroll.equals(getCenter())) {
            setCenter(scroll);
            setTop(bar);
        }
        // What had the focus would lose it by being put where it is already.
        if (!list.getChildren().equals(nodes)) {
            list.getChildren().setAll(nodes);
        }
    }

    /// Puts the focus into the text of an item.
    public void focus(String evidenceId) {
        goTo(evidenceId, Optional.empty());
        item(evidenceId).stream()
                .flatMap(item -> item.texts().stream())
                .filter(text -> text.evidence().id().equals(evidenceId))
                .findFirst()
                .<Node>map(text -> text.viewport().node())
                .or(() -> bytesOf(evidenceId))
                .ifPresentOrElse(Node::requestFocus, scroll::requestFocus);
    }

    private Optional<Node> bytesOf(String evidenceId) {
        return item(evidenceId)
                .filter(found -> found.texts().isEmpty())
                .map(found -> found.node().lookup(".hex-view"));
    }

    // --- what is shown

    private Stream<EvidenceText> texts() {
        return shown.stream().flatMap(item -> item.texts().stream());
    }

    private void show(@Nullable Request request) {
        if (request == null) {
            return;
        }
        shown = shelf.show(request.sample().evidence());
        shown.forEach(item -> item.head().setLow(isLow));
        shown.forEach(item -> item.stack(arrangement.wanted().sidesStacked()));
        showAlone(arrangement.aloneProperty().get());
        scroll.setVvalue(0);
        mark();
    }

    private void watch(EvidenceText text) {
        TextViewport viewport = text.viewport();
        Runnable told = () -> caretMoved(text);
        viewport.caretProperty().subscribe((old, at) -> told.run());
        viewport.selectionProperty().subscribe((old, selection) -> told.run());
        viewport.setOnClicked(offset -> clicked(text, offset));
        TextMenu.onEvidence(viewport, model);
        viewport.marksShownProperty().bind(model.marks);
        viewport.wrapProperty().bind(model.wrap);
        viewport.naturalOrderProperty().bind(model.naturalOrder);
    }

    private void clicked(EvidenceText text, int offset) {
        if (text.viewport().selectionProperty().get().isEmpty()) {
            controller.citing().clicked(text.citedAt(offset));
        }
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
        showRegion();
    }

    /// Goes to the current region once more: it may be out of sight, or folded away.
    public void showRegion() {
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
        item(evidenceId)
                .ifPresent(
                        item -> {
                            control.unfold(item);
                            scroll.reveal(item.node());
                        });
        texts().filter(text -> text.evidence().id().equals(evidenceId))
                .forEach(text -> span.ifPresent(text.viewport()::reveal));
    }

    /// Goes to a piece of evidence, and to a place in it where one is named, with the focus.
    public void open(String evidenceId, Optional<Span> span) {
        goTo(evidenceId, span);
        texts().filter(text -> text.evidence().id().equals(evidenceId))
                .forEach(text -> span.ifPresent(at -> text.viewport().moveCaret(at.start())));
        focus(evidenceId);
    }
}

package org.plumbline.ui.label;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Sample;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.request.Request;
import org.plumbline.text.ExactText;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.act.LabelController;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.SearchHits;
import org.plumbline.ui.text.Highlight;
import org.plumbline.ui.text.Look;
import org.plumbline.ui.text.TextViewport;

/// The middle: what was produced, exactly, with its claims.
final class OutputPane extends BorderPane {

    /// The key of highlights that belong to no claim; no claim has an empty id of this form.
    private static final String LIMITATION = "limitation\u0000";

    private final String name = Words.get("label.output.title");
    private final LabelModel model;
    private final LabelController controller;
    private final TextViewport text = TextViewport.full();
    private final CaptureBanner banner = new CaptureBanner();
    private final Label nothing = new Label();

    OutputPane(LabelModel model, LabelController controller) {
        this.model = model;
        this.controller = controller;
        setId("output");
        text.node().setId("output-text");
        text.node().setAccessibleText(name);
        nothing.getStyleClass().add("no-output");
        nothing.setWrapText(true);
        nothing.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        nothing.setVisible(false);
        var bannerScroll = new BannerPlace(banner);
        // A long banner scrolls rather than hide what it speaks of.
        bannerScroll.maxHeightProperty().bind(heightProperty().multiply(0.45));
        var bannerPlace = new VBox(bannerScroll);
        bannerPlace.getStyleClass().add("banner-place");
        bannerPlace.managedProperty().bind(banner.managedProperty());
        bannerPlace.visibleProperty().bind(banner.visibleProperty());
        setTop(new VBox(new SampleHead(model, controller), bannerPlace));
        setCenter(new StackPane(text.node(), nothing));
        text.setOnBadge(key -> select(key));
        text.setOnClicked(this::clicked);
        model.request.subscribe(this::show);
        model.draft.subscribe(draft -> highlight());
        model.claim.subscribe(index -> currentClaim());
        model.found.subscribe((old, found) -> highlight());
        model.hit.subscribe((old, hit) -> currentHit());
        text.caretProperty().subscribe(offset -> tell());
        text.selectionProperty().subscribe(selection -> tell());
        text.marksShownProperty().bind(model.marks);
        text.wrapProperty().bind(model.wrap);
        text.naturalOrderProperty().bind(model.naturalOrder);
    }

    /// The view of the output.
    TextViewport text() {
        return text;
    }

    private void show(@Nullable Request request) {
        banner.setVisible(false);
        banner.setManaged(false);
        Sample sample = request == null ? null : request.sample();
        ExactText output = sample == null ? null : sample.answer().output();
        // The view stays below the words: hidden, it would lose the focus and with it every key.
        nothing.setVisible(output == null && model.sample.get() >= 0);
        nothing.setText(
                Words.get(sample == null ? "label.sample.reading" : "label.sample.nothing"));
        text.show(output == null ? ExactText.of("") : output);
        if (sample != null) {
            banner.show(sample);
        }
        highlight();
        currentClaim();
        tell();
    }

    private void highlight() {
        Request request = model.request.get();
        if (request == null || request.sample().answer().output() == null) {
            text.setHighlights(List.of());
            return;
        }
        var highlights = new ArrayList<Highlight>();
        for (Limitation limitation : request.sample().capture().limitations()) {
            if (limitation.evidenceId() == null) {
                limitation
                        .spans()
                        .forEach(
                                span ->
                                        highlights.add(
                                                new Highlight(LIMITATION, span, Look.LIMITED)));
            }
        }
        List<Claim> claims = model.claims();
        for (int i = 0; i < claims.size(); i++) {
            Claim claim = claims.get(i);
            Look look = look(model.draft.get().claim(claim.id()));
            for (int part = 0; part < claim.spans().size(); part++) {
                String badge = part == 0 ? String.valueOf(i + 1) : (i + 1) + "…";
                highlights.add(new Highlight(claim.id(), claim.spans().get(part), look, badge));
            }
        }
        highlights.addAll(model.found().highlights(""));
        text.setHighlights(highlights);
    }

    private static Look look(ClaimDraft claim) {
        return claim.of(LabelField.TRUTH) instanceof Truth truth
                ? switch (truth) {
                    case TRUE -> Look.CLAIM_TRUE;
                    case FALSE -> Look.CLAIM_FALSE;
                    case UNSUPPORTED -> Look.CLAIM_UNSUPPORTED;
                }
                : Look.CLAIM_OPEN;
    }

    private void currentClaim() {
        current();
        model.currentClaim().ifPresent(claim -> text.reveal(claim.spans().getFirst()));
    }

    private void currentHit() {
        current();
        model.found()
                .hit(model.hit.get())
                .filter(hit -> hit.evidenceId().isEmpty())
                .ifPresent(hit -> text.reveal(hit.span()));
    }

    private void current() {
        Set<String> keys = new HashSet<>();
        model.currentClaim().ifPresent(claim -> keys.add(claim.id()));
        keys.add(SearchHits.key(model.hit.get()));
        text.setCurrent(keys);
    }

    private void select(String claimId) {
        for (int i = 0; i < model.claims().size(); i++) {
            if (model.claims().get(i).id().equals(claimId)) {
                controller.claim(i);
            }
        }
    }

    /// A click takes the innermost claim under it; one more click the next one out, and round.
    private void clicked(int offset) {
        List<String> here =
                text.highlightsAt(offset).stream()
                        .filter(highlight -> highlight.look().isClaim())
                        .map(Highlight::key)
                        .distinct()
                        .toList()
                        .reversed();
        if (here.isEmpty() || text.selectionProperty().get().isPresent()) {
            return;
        }
        String now = model.currentClaim().map(Claim::id).orElse("");
        select(here.get((here.indexOf(now) + 1) % here.size()));
    }

    private void tell() {
        controller.caretMoved(name, text);
    }

    /// Where the focus goes that is to be in the text.
    Node focusTarget() {
        return text.node();
    }
}

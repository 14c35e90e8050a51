package org.plumbline.ui.label.act;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Evidence;
import org.plumbline.labels.Act;
import org.plumbline.request.Request;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.Inspection;
import org.plumbline.ui.label.model.LabelModel;

/// Goes through the regions that the current claim cites, and lets the reviewer cite more. FX
/// thread only.
public final class Citing {

    private final LabelModel model;
    private final LabelActs acts;
    private final Inspection inspection;
    private final Overlay overlay;

    Citing(LabelModel model, LabelActs acts, Inspection inspection, Overlay overlay) {
        this.model = model;
        this.acts = acts;
        this.inspection = inspection;
        this.overlay = overlay;
        model.draft.subscribe((old, draft) -> keepInRange());
    }

    /// A citation that was taken back is no longer there to be the current one.
    private void keepInRange() {
        model.region.set(Math.min(model.region.get(), model.regions().size() - 1));
    }

    /// The region `step` further on among those of the current claim, round the end.
    public void nextRegion(int step) {
        int count = model.regions().size();
        if (count > 0) {
            model.region.set(Math.floorMod(model.region.get() + step, count));
            inspection.turnToRegion();
        }
    }

    /// The reviewer's caret or selection is in this evidence now.
    public void pointAt(String evidenceId, Optional<Span> selection) {
        model.pointed.set(Optional.of(new Region(evidenceId, selection.orElse(null))));
    }

    /// Cites what is selected in the evidence; what is cited so already is taken back.
    public void citeSelection() {
        if (model.currentClaim().isEmpty()) {
            return;
        }
        Optional<Region> selected = model.pointed.get().filter(region -> region.part().isPresent());
        selected.ifPresentOrElse(
                this::toggle, () -> model.refusal.set(Words.get("label.cite.nothing")));
    }

    private void toggle(Region region) {
        if (model.currentDraft().evidence().contains(region)) {
            takeBack(region);
        } else {
            cite(region);
        }
    }

    /// Cites one more region for the current claim, and makes it the current region.
    void cite(Region region) {
        if (model.regions().contains(region)) {
            model.refusal.set(Words.get("label.cite.twice"));
            return;
        }
        List<Region> more = new ArrayList<>(model.currentDraft().evidence());
        more.add(region);
        keep(more);
        int place = model.regions().indexOf(region);
        if (place >= 0) {
            model.region.set(place);
        }
    }

    /// Asks for the bytes to cite.
    public void ask() {
        Request open = model.request.get();
        if (open == null || model.currentClaim().isEmpty() || !model.editable.get()) {
            return;
        }
        if (!model.named.get()) {
            acts.named(again -> again.citing().ask());
            return;
        }
        List<Evidence> evidence = open.sample().evidence();
        if (evidence.isEmpty()) {
            model.refusal.set(Words.get("label.cite.no-evidence"));
        } else {
            new CiteSheet(this, overlay, evidence, model.pointed.get()).show();
        }
    }

    /// Why the last act was refused; "" where it was not.
    String refusal() {
        return model.refusal.get();
    }

    /// Takes the current region back, where the reviewer cites it.
    public void takeBack() {
        if (model.currentClaim().isEmpty()) {
            return;
        }
        if (model.isOwn(model.region.get())) {
            takeBack(model.regions().get(model.region.get()));
        } else {
            model.refusal.set(Words.get("label.cite.not-own"));
        }
    }

    private void takeBack(Region region) {
        List<Region> fewer = new ArrayList<>(model.currentDraft().evidence());
        fewer.remove(region);
        keep(fewer);
    }

    private void keep(List<Region> regions) {
        String claimId = model.currentClaim().map(Claim::id).orElseThrow();
        acts.onSample(sampleId -> List.of(new Act.Cite(sampleId, claimId, regions)));
    }
}

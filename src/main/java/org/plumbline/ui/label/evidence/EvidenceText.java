package org.plumbline.ui.label.evidence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Sample;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.CitedKey;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.SearchHits;
import org.plumbline.ui.text.Highlight;
import org.plumbline.ui.text.Look;
import org.plumbline.ui.text.TextViewport;

/// The text of a piece of evidence, with what is marked in it: what the capture lacks, what the
/// current claim cites, what was found.
final class EvidenceText {

    private static final String LIMITATION = "limitation";

    private final TextViewport viewport;
    private Evidence evidence;

    /// A view that shows the text of `evidence`.
    EvidenceText(TextViewport viewport, Evidence evidence) {
        this.viewport = viewport;
        this.evidence = evidence;
    }

    /// Says whose text the view shows now.
    void is(Evidence shown) {
        evidence = shown;
    }

    Evidence evidence() {
        return evidence;
    }

    TextViewport viewport() {
        return viewport;
    }

    /// Marks what is to be marked now.
    void mark(Sample sample, LabelModel model) {
        List<Highlight> all = new ArrayList<>();
        Set<String> current = new HashSet<>();
        for (Limitation limitation : sample.capture().limitations()) {
            if (evidence.id().equals(limitation.evidenceId())) {
                limitation
                        .spans()
                        .forEach(span -> all.add(new Highlight(LIMITATION, span, Look.LIMITED)));
            }
        }
        for (int claim = 0; claim < model.claims().size(); claim++) {
            cited(model, claim, all);
        }
        current.add(new CitedKey(model.claim.get(), model.region.get()).key());
        all.addAll(model.found().highlights(evidence.id()));
        current.add(SearchHits.key(model.hit.get()));
        viewport.setHighlights(all);
        viewport.setCurrent(current);
    }

    /// Marks what a claim cites here: that of the current claim so that it stands out.
    private void cited(LabelModel model, int claim, List<Highlight> all) {
        boolean isCurrent = claim == model.claim.get();
        List<Region> regions = model.regionsOf(model.claims().get(claim));
        for (int i = 0; i < regions.size(); i++) {
            Span span = regions.get(i).span();
            if (span != null && isHere(regions.get(i))) {
                boolean isOwn = isCurrent && model.isOwn(i);
                String badge = isOwn ? Words.get("label.cite.badge") : "";
                Look look = isCurrent ? Look.CITED : Look.CITED_ELSEWHERE;
                all.add(new Highlight(new CitedKey(claim, i).key(), span, look, badge));
            }
        }
    }

    /// The claims that cite byte `offset`, the innermost region first.
    List<CitedKey> citedAt(int offset) {
        return viewport.highlightsAt(offset).stream()
                .flatMap(highlight -> CitedKey.of(highlight.key()).stream())
                .distinct()
                .toList()
                .reversed();
    }

    /// Whether a region is of this evidence.
    boolean isHere(Region region) {
        return region.evidenceId().equals(evidence.id());
    }
}

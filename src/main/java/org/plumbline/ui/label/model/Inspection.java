package org.plumbline.ui.label.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plumbline.corpus.Claim;
import org.plumbline.request.Request;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.text.Highlight;
import org.plumbline.ui.text.TextViewport;

/// Keeps what the reviewer turned to last, and shows it as bytes or in words on demand. FX thread
/// only.
public final class Inspection {

    /// What the pane below the output shows.
    public enum Kind {
        NOTHING,
        BYTES,
        WORDS
    }

    private final LabelModel model;

    public Inspection(LabelModel model) {
        this.model = model;
    }

    /// Shows this kind, or nothing where it is shown already.
    public void toggle(Kind kind) {
        model.inspected.set(model.inspected.get() == kind ? Kind.NOTHING : kind);
    }

    public void close() {
        model.inspected.set(Kind.NOTHING);
    }

    /// Turns to the current claim.
    public void turnToClaim() {
        Request request = model.request.get();
        ExactText output = request == null ? null : request.sample().answer().output();
        var claim = model.currentClaim();
        model.subject.set(
                output == null || claim.isEmpty()
                        ? new Subject.Nothing()
                        : new Subject.OfClaim(model.claim.get(), claim.get(), output));
    }

    /// Turns to the current region.
    public void turnToRegion() {
        region(model.region.get()).ifPresent(model.subject::set);
    }

    private Optional<Subject> region(int index) {
        Request request = model.request.get();
        if (request == null || index < 0 || index >= model.regions().size()) {
            return Optional.empty();
        }
        var region = model.regions().get(index);
        return request.sample()
                .evidence(region.evidenceId())
                .map(evidence -> new Subject.OfRegion(index, region, evidence));
    }

    /// Turns to the selection of a text; where nothing is selected, to the claim or the cited
    /// region that the caret is in, and where it is in neither, to the current claim. A text
    /// without any claim has its caret to speak of.
    public void turnTo(String where, TextViewport viewport) {
        Optional<Span> selection = viewport.selectionProperty().get();
        if (selection.isPresent()) {
            model.subject.set(new Subject.OfSelection(where, viewport.text(), selection.get()));
            return;
        }
        int caret = viewport.caretProperty().get();
        Optional<Subject> around =
                viewport.highlightsAt(caret).reversed().stream()
                        .map(Highlight::key)
                        .flatMap(key -> around(key).stream())
                        .findFirst();
        if (around.isPresent()) {
            model.subject.set(around.get());
        } else if (model.currentClaim().isPresent()) {
            turnToClaim();
        } else {
            model.subject.set(new Subject.OfCaret(where, viewport.text(), viewport.infoAt(caret)));
        }
    }

    /// What a highlight around the caret stands for, as far as it can be spoken of.
    private Optional<Subject> around(String key) {
        Request request = model.request.get();
        ExactText output = request == null ? null : request.sample().answer().output();
        Optional<CitedKey> cited =
                CitedKey.of(key).filter(found -> found.claim() == model.claim.get());
        if (cited.isPresent()) {
            return region(cited.get().region());
        }
        List<Claim> claims = model.claims();
        return output == null
                ? Optional.empty()
                : IntStream.range(0, claims.size())
                        .filter(i -> claims.get(i).id().equals(key))
                        .<Subject>mapToObj(i -> new Subject.OfClaim(i, claims.get(i), output))
                        .findFirst();
    }
}

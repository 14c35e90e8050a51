package org.plumbline.ui.label.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Claim;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;
import org.plumbline.request.Request;
import org.plumbline.session.progress.FileProgress;
import org.plumbline.text.Region;

/// What the Label view shows. It has no nodes and decides nothing. FX thread only.
public final class LabelModel {

    /// The samples, and which of them are shown.
    public final QueueModel queue = new QueueModel();

    public final ObjectProperty<FileProgress> counts =
            new SimpleObjectProperty<>(new FileProgress(0, 0, 0, 0, 0));

    /// The sample that is open, by its place in the file; -1 where none is.
    public final IntegerProperty sample = new SimpleIntegerProperty(-1);

    /// What may be seen of the open sample; null until it has been read.
    public final ObjectProperty<@Nullable Request> request = new SimpleObjectProperty<>();

    public final ObjectProperty<Draft> draft = new SimpleObjectProperty<>(Draft.EMPTY);

    /// The current claim, by its place among the sample's claims; -1 where there is none.
    public final IntegerProperty claim = new SimpleIntegerProperty(-1);

    /// The current region among those that the current claim cites; -1 where none is.
    public final IntegerProperty region = new SimpleIntegerProperty(-1);

    /// What the last key came to, where that is not seen elsewhere; "" where it is.
    public final StringProperty said = new SimpleStringProperty("");

    /// Why the last act was refused; "" where it was not.
    public final StringProperty refusal = new SimpleStringProperty("");

    /// True while the quality measures are what is missing of the sample.
    public final BooleanProperty qualityWanted = new SimpleBooleanProperty(false);

    /// False where labels cannot be given: another instance has the session, or its journal is
    /// damaged.
    public final BooleanProperty editable = new SimpleBooleanProperty(true);

    /// False while nobody said who is labelling, and nothing can be said before.
    public final BooleanProperty named = new SimpleBooleanProperty(true);

    /// Whether line ends and spaces are drawn as marks.
    public final BooleanProperty marks = new SimpleBooleanProperty(false);

    /// Whether long lines go on in the next line.
    public final BooleanProperty wrap = new SimpleBooleanProperty(true);

    /// Whether right-to-left text runs from right to left.
    public final BooleanProperty naturalOrder = new SimpleBooleanProperty(false);

    /// Whether a word can be searched in the texts now.
    public final BooleanProperty finding = new SimpleBooleanProperty(false);

    /// The word that is searched in the texts.
    public final StringProperty findWord = new SimpleStringProperty("");

    /// Whether capital and small letters differ in it.
    public final BooleanProperty findCase = new SimpleBooleanProperty(false);

    /// Counts how often the search was asked for, so that its field takes the focus each time.
    public final IntegerProperty findAsked = new SimpleIntegerProperty();

    /// Where the word was found, in whatever sample was open then.
    public final ObjectProperty<SearchHits> found = new SimpleObjectProperty<>(SearchHits.NOTHING);

    /// The hit that was gone to, by its place among all; -1 where none was.
    public final IntegerProperty hit = new SimpleIntegerProperty(-1);

    /// What the reviewer turned to last.
    public final ObjectProperty<Subject> subject =
            new SimpleObjectProperty<>(new Subject.Nothing());

    /// The evidence that the caret was in last, with what was selected there; empty until it was in
    /// any of the open sample.
    public final ObjectProperty<Optional<Region>> pointed =
            new SimpleObjectProperty<>(Optional.empty());

    /// How that is shown below the output.
    public final ObjectProperty<Inspection.Kind> inspected =
            new SimpleObjectProperty<>(Inspection.Kind.NOTHING);

    /// Where the caret of a text is, in words.
    public final StringProperty caret = new SimpleStringProperty("");

    /// What is known of the digest of the open output, in words.
    public final StringProperty digest = new SimpleStringProperty("");

    /// The claims of the open sample; empty where none is open.
    public List<Claim> claims() {
        Request open = request.get();
        return open == null ? List.of() : open.sample().answer().claims();
    }

    /// Where the word was found in the open sample.
    @SuppressWarnings(
            "ReferenceEquality") // The request that was searched itself: cheap, and enough.
    public SearchHits found() {
        SearchHits last = found.get();
        return last.request() == request.get() ? last : SearchHits.NOTHING;
    }

    public Optional<Claim> currentClaim() {
        int index = claim.get();
        return index >= 0 && index < claims().size()
                ? Optional.of(claims().get(index))
                : Optional.empty();
    }

    public ClaimDraft currentDraft() {
        return currentClaim().map(found -> draft.get().claim(found.id())).orElse(ClaimDraft.EMPTY);
    }

    /// What is to be said next: of the current claim, and then of the sample; empty where all is.
    public Optional<LabelField> nextField() {
        Stream<LabelField> ofClaim =
                currentClaim().isEmpty()
                        ? Stream.empty()
                        : LabelField.ofClaim().stream()
                                .filter(field -> currentDraft().of(field) == null);
        Stream<LabelField> ofSample =
                LabelField.ofSample().stream()
                        .filter(field -> draft.get().quality().of(field) == null);
        return (qualityWanted.get()
                        ? Stream.concat(ofSample, ofClaim)
                        : Stream.concat(ofClaim, ofSample))
                .findFirst();
    }

    /// What the current claim cites: its own regions, then those of the rater.
    public List<Region> regions() {
        return currentClaim()
                .map(
                        found ->
                                Stream.concat(
                                                found.evidence().stream(),
                                                currentDraft().evidence().stream())
                                        .toList())
                .orElse(List.of());
    }

    /// Whether the region with this place among [#regions()] is one that the rater cites, and the
    /// claim itself does not.
    public boolean isOwn(int place) {
        int ofClaim = currentClaim().map(found -> found.evidence().size()).orElse(0);
        return place >= ofClaim && place < regions().size();
    }
}

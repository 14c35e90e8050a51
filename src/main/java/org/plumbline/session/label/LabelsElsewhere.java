package org.plumbline.session.label;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.plumbline.intake.SampleStore;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelValue;
import org.plumbline.session.others.Difference;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.others.Part;
import org.plumbline.text.Sha256;

/// How labels of other files are found and taken over: where the request has the same hash, each
/// label where nothing is said here.
final class LabelsElsewhere implements Elsewhere.Items<String, Draft> {

    private final SampleStore store;
    private final RequestDigests digests;

    LabelsElsewhere(SampleStore store) {
        this.store = store;
        this.digests = new RequestDigests(store);
    }

    @Override
    public OptionalInt indexOf(String sampleId) {
        return store.indexOf(sampleId);
    }

    @Override
    public Sha256 seen(int sample) throws IOException {
        return digests.of(sample);
    }

    @Override
    public Elsewhere.Compared compared(String sampleId, Draft here, Draft there) {
        var found = DraftDifference.of(sampleId, here, there);
        var different = new ArrayList<Difference>();
        found.different().forEach(theirs -> different.add(difference(here, theirs)));
        return new Elsewhere.Compared(found.missing().size(), different);
    }

    private static Difference difference(Draft here, Act theirs) {
        String claim = theirs.claimId();
        return switch (theirs) {
            case Act.SetLabel(var sample, var of, var field, var value) ->
                    new Difference(
                            claim,
                            field.word(),
                            word(
                                    claim == null
                                            ? here.quality().of(field)
                                            : here.claim(claim).of(field)),
                            word(value));
            case Act.SetNote(var sample, var of, var note) ->
                    new Difference(of, "note", text(here.claim(of).note()), text(note));
            case Act.Cite(var sample, var of, var regions) ->
                    new Difference(
                            of,
                            "evidence",
                            String.valueOf(here.claim(of).evidence().size()),
                            String.valueOf(regions.size()));
            case Act.Clear(var sample) -> new Difference(null, "clear", "", "");
        };
    }

    private static String word(@Nullable LabelValue value) {
        return value == null ? "" : value.word();
    }

    private static String text(@Nullable String note) {
        return note == null ? "" : note;
    }

    @Override
    public Part<String, Draft> part(int sample, Draft here, Draft there) throws IOException {
        String id = store.outline(sample).sampleId();
        List<Act> missing = DraftDifference.of(id, here, there).missing();
        return LabelMerge.part(store, sample, here, missing);
    }
}

package org.plumbline.session.label;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;

/// What two journals say of one sample apart from each other, label by label; a note and what is
/// cited for a claim count as one each.
///
/// @param missing acts that say here what only the other one says
/// @param different acts that put what the other one says in place of what is said here
/// @param onlyHere how many labels the other one does not have
record DraftDifference(List<Act> missing, List<Act> different, int onlyHere) {

    DraftDifference {
        missing = List.copyOf(missing);
        different = List.copyOf(different);
    }

    static DraftDifference of(String sampleId, Draft here, Draft there) {
        var found = new Finding();
        var claims = new TreeSet<>(here.claims().keySet());
        claims.addAll(there.claims().keySet());
        for (String id : claims) {
            ClaimDraft ours = here.claim(id);
            ClaimDraft theirs = there.claim(id);
            found.compare(
                    cited(ours), cited(theirs), new Act.Cite(sampleId, id, theirs.evidence()));
            for (LabelField field : LabelField.ofClaim()) {
                found.compare(
                        ours.of(field),
                        theirs.of(field),
                        Act.SetLabel.ofClaim(sampleId, id, field, theirs.of(field)));
            }
            found.compare(ours.note(), theirs.note(), new Act.SetNote(sampleId, id, theirs.note()));
        }
        for (LabelField field : LabelField.ofSample()) {
            LabelValue theirs = there.quality().of(field);
            found.compare(
                    here.quality().of(field),
                    theirs,
                    Act.SetLabel.ofSample(sampleId, field, theirs));
        }
        return new DraftDifference(found.missing, found.different, found.onlyHere);
    }

    /// Nothing cited is nothing said.
    private static @Nullable Object cited(ClaimDraft claim) {
        return claim.evidence().isEmpty() ? null : claim.evidence();
    }

    private static final class Finding {

        private final List<Act> missing = new ArrayList<>();
        private final List<Act> different = new ArrayList<>();
        private int onlyHere;

        void compare(@Nullable Object here, @Nullable Object there, Act toTheirs) {
            if (there == null) {
                onlyHere += here == null ? 0 : 1;
            } else if (here == null) {
                missing.add(toTheirs);
            } else if (!here.equals(there)) {
                different.add(toTheirs);
            }
        }
    }
}

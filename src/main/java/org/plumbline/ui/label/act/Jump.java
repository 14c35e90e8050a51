package org.plumbline.ui.label.act;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.label.LabelSession;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.LabelModel;

/// Where the reviewer wants to go, as they type it: `17` is the 17th sample of the whole in the
/// session's order, `s-0004` a sample, `s-0004#c2` a claim of it, `#c2` a claim of the open one.
record Jump(LabelSession session, LabelModel model, String typed) {

    /// A place to go to.
    ///
    /// @param claimId null goes where work goes on
    record Target(int sample, @Nullable String claimId) {}

    Jump {
        typed = typed.strip();
    }

    /// The place; empty where nothing, or nothing that is there, was typed.
    Optional<Target> target() {
        if (isNumber()) {
            return number().isPresent()
                    ? Optional.of(new Target(number().getAsInt(), null))
                    : Optional.empty();
        }
        OptionalInt whole = session.queue().sampleOf(typed);
        if (whole.isPresent()) {
            return Optional.of(new Target(whole.getAsInt(), null));
        }
        // No sample id has this sign.
        int sign = typed.indexOf('#');
        OptionalInt sample = sign < 0 ? OptionalInt.empty() : sample(typed.substring(0, sign));
        return sample.isPresent()
                ? Optional.of(new Target(sample.getAsInt(), typed.substring(sign + 1)))
                : Optional.empty();
    }

    private OptionalInt sample(String id) {
        int open = model.sample.get();
        return id.isEmpty() && open >= 0 ? OptionalInt.of(open) : session.queue().sampleOf(id);
    }

    private boolean isNumber() {
        return !typed.isEmpty() && typed.chars().allMatch(sign -> sign >= '0' && sign <= '9');
    }

    private OptionalInt number() {
        try {
            int number = Integer.parseInt(typed);
            return number >= 1 && number <= session.size()
                    ? OptionalInt.of(session.order().sampleAt(number - 1))
                    : OptionalInt.empty();
        } catch (NumberFormatException e) {
            // Longer than any number of samples.
            return OptionalInt.empty();
        }
    }

    /// Where this goes, or why it goes nowhere; "" where nothing was typed.
    String words() {
        if (typed.isEmpty()) {
            return "";
        }
        Optional<Target> target = target();
        if (target.isEmpty()) {
            return isNumber()
                    ? Words.get("label.jump.beyond", session.size())
                    : Words.get("label.jump.unknown", typed);
        }
        int sample = target.get().sample();
        String place =
                Words.get(
                        "label.jump.place",
                        session.order().placeOf(sample) + 1,
                        session.size(),
                        session.outline(sample).sampleId(),
                        session.outline(sample).destination());
        String claim = target.get().claimId();
        return claim == null ? place : Words.get("label.jump.claim", Words.said(place), claim);
    }
}

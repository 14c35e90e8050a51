package org.plumbline.journal;

import java.util.function.UnaryOperator;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;

/// Takes acts of labelling back.
final class Inverse {

    private Inverse() {}

    /// What takes an act on this draft back: another act, which is small where the draft may have
    /// any number of claims.
    static UnaryOperator<Draft> of(Act act, Draft before) {
        return switch (act) {
            case Act.SetTruth(var sample, var claim, var truth) ->
                    by(new Act.SetTruth(sample, claim, before.claim(claim).truth()));
            case Act.SetGrounding(var sample, var claim, var grounding) ->
                    by(new Act.SetGrounding(sample, claim, before.claim(claim).grounding()));
            case Act.SetNote(var sample, var claim, var note) ->
                    by(new Act.SetNote(sample, claim, before.claim(claim).note()));
            case Act.Cite(var sample, var claim, var evidence) ->
                    by(new Act.Cite(sample, claim, before.claim(claim).evidence()));
            case Act.SetQuality(var sample, var measure, var value) ->
                    by(new Act.SetQuality(sample, measure, before.quality(measure)));
            case Act.Clear clear -> after -> before;
        };
    }

    private static UnaryOperator<Draft> by(Act act) {
        return after -> after.after(act);
    }
}

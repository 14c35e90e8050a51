package org.plumbline.session.settings;

import org.plumbline.text.Term;
import tools.jackson.databind.JsonNode;

/// Reads the arrangement of panes: what says nothing sensible is as usual, each member by itself.
final class PanesJson {

    private PanesJson() {}

    static Panes panes(JsonNode member) {
        Panes usual = Panes.USUAL;
        return new Panes(
                member.path("queueShown").booleanValue(usual.queueShown()),
                member.path("evidenceBelow").booleanValue(usual.evidenceBelow()),
                member.path("sidesStacked").booleanValue(usual.sidesStacked()),
                Term.of(Panes.Balance.class, member.path("balance").asString(""))
                        .orElse(usual.balance()),
                shares(member.path("shares")));
    }

    private static Panes.Shares shares(JsonNode member) {
        Panes.Shares usual = Panes.USUAL.shares();
        return new Panes.Shares(
                member.path("queue").intValue(usual.queue()),
                member.path("even").intValue(usual.even()),
                member.path("evidence").intValue(usual.evidence()),
                member.path("output").intValue(usual.output()),
                member.path("below").intValue(usual.below()));
    }
}

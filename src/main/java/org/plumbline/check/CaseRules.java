package org.plumbline.check;

import java.util.List;
import org.plumbline.json.Findings;
import org.plumbline.text.IdIndex;

/// All rules for the cases of one file, in an order in which each sees what those before it found.
///
/// One object for one file: it remembers groups, and where each sample id was first.
public final class CaseRules {

    private static final List<CaseRule> RULES =
            List.of(
                    new BrokenBase64(),
                    new RepeatedId(),
                    new WrongDigest(),
                    new MissingOutput(),
                    new UnknownEvidence(),
                    new MisplacedSpan(),
                    new SpanOutOfOrder(),
                    new UnseenGrounding());

    private final RepeatedSampleId sampleIds;
    private final GroupAcrossSplits groups = new GroupAcrossSplits();

    /// Rules for one file.
    ///
    /// @param ids empty; gets the sample ids, each numbered as the sample is where no rule is
    ///   broken
    public CaseRules(IdIndex ids) {
        sampleIds = new RepeatedSampleId(ids);
    }

    /// Checks one case or request that was held to its shape.
    public void check(CaseView view, Findings findings) {
        sampleIds.check(view.root(), findings);
        RULES.forEach(rule -> rule.check(view, findings));
        groups.check(view.root(), findings);
    }
}

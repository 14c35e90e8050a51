package org.plumbline.check;

import java.util.List;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.text.IdIndex;

/// All rules for the cases of one file, in an order in which each sees what those before it found.
///
/// Most rules look at one case by itself. One object for one file has those that need the cases
/// before it: it remembers groups, and where each sample id was first.
public final class CaseRules {

    private static final List<CaseRule> RULES =
            List.of(
                    new BrokenBase64(),
                    new RepeatedId(),
                    new WrongDigest(),
                    new OtherOrigin(),
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

    /// Checks one case or request by itself, after it was held to its shape. For any thread.
    public static void check(CaseView view, Findings findings) {
        for (CaseRule rule : RULES) {
            rule.check(view, findings);
        }
    }

    /// Checks one case or request against those before it, in the order of the file.
    public void check(JsonValue sample, Findings findings) {
        sampleIds.check(sample, findings);
        groups.check(sample, findings);
    }
}

package org.plumbline.check;

import org.plumbline.json.Findings;

/// One thing that can be wrong with a case or a request, seen from it alone.
interface CaseRule {

    void check(CaseView view, Findings findings);
}

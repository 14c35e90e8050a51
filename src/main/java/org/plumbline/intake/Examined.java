package org.plumbline.intake;

import org.jspecify.annotations.Nullable;
import org.plumbline.check.CaseView;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Sample;
import org.plumbline.json.Findings;
import org.plumbline.request.Request;

/// A case or a request, and what could be found of it without those before it.
///
/// @param view null where it is no object
/// @param sample null where none is wanted, or something is wrong with it
/// @param request its request, where that is wanted too
/// @param whole the sample with its hidden half, where that is wanted
record Examined(
        Shaped shaped,
        @Nullable CaseView view,
        @Nullable Sample sample,
        @Nullable Request request,
        @Nullable Case whole) {

    Findings findings() {
        return shaped.findings();
    }
}

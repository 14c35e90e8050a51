package org.plumbline.intake;

import java.util.List;
import org.plumbline.check.CaseView;
import org.plumbline.check.KnownSample;
import org.plumbline.corpus.Sample;
import org.plumbline.request.Request;
import org.plumbline.text.Sha256;

/// What labels are held against, of one sample that was read for it.
record KnownRequest(int number, CaseView view, Sha256 requestSha256, List<KnownClaim> claims)
        implements KnownSample {

    KnownRequest {
        claims = List.copyOf(claims);
    }

    static KnownRequest of(int number, CaseView view, Request request) {
        Sample sample = request.sample();
        var claims =
                sample.answer().claims().stream()
                        .map(
                                claim ->
                                        new KnownClaim(
                                                claim.id(),
                                                SampleFacts.citesSeen(sample, claim.evidence())))
                        .toList();
        return new KnownRequest(number, view, request.sha256(), claims);
    }
}

package org.plumbline.check;

import java.io.IOException;
import java.util.List;
import org.plumbline.text.Sha256;

/// What is known of a sample that ratings and decisions speak of.
public interface KnownSample {

    /// Its number in the file, from 0.
    int number();

    /// The hash of its request.
    Sha256 requestSha256();

    /// Its claims in the file's order.
    List<KnownClaim> claims();

    /// The sample itself, for what a rating cites in it. Reads the file.
    CaseView view() throws IOException;

    /// The place of a claim in [#claims()], -1 where there is none with this id.
    default int claim(String id) {
        List<KnownClaim> claims = claims();
        for (int i = 0; i < claims.size(); i++) {
            if (claims.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /// What is known of a claim.
    ///
    /// @param citesSeen true where it cites evidence that the producer saw
    record KnownClaim(String id, boolean citesSeen) {}
}

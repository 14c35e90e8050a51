package org.plumbline.request;

import org.plumbline.corpus.Sample;
import org.plumbline.json.CanonicalJson;
import org.plumbline.text.Sha256;

/// Makes requests of samples.
public final class Requests {

    private Requests() {}

    /// The request of a sample with its hash. Reads every byte of the sample once.
    public static Request of(Sample sample) {
        return new Request(sample, sha256(sample));
    }

    /// SHA-256 of the canonical JSON of the request without its hash: labels are bound to this.
    public static Sha256 sha256(Sample sample) {
        return CanonicalJson.sha256(RequestJson.of(sample));
    }
}

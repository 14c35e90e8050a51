package org.plumbline.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plumbline.text.ExactText;

/// What the digest of an origin says of the evidence beside it.
class OriginTest {

    /// SHA-256 of `abc`, FIPS 180-2, appendix B.1.
    private static final String ABC =
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @ParameterizedTest
    @EnumSource(Completeness.class)
    void theSameDigestIsTheReceiptOfAnyEvidence(Completeness completeness) {
        assertThat(origin(ABC).receipt(abc(completeness))).isEqualTo(Receipt.EQUALS);
    }

    @Test
    void anotherDigestDiffersFromCompleteEvidence() {
        assertThat(origin("0".repeat(64)).receipt(abc(Completeness.COMPLETE)))
                .isEqualTo(Receipt.DIFFERS);
    }

    @ParameterizedTest
    @EnumSource(value = Completeness.class, mode = EnumSource.Mode.EXCLUDE, names = "COMPLETE")
    void anotherDigestSaysNothingOfEvidenceThatMayBeAPart(Completeness completeness) {
        assertThat(origin("0".repeat(64)).receipt(abc(completeness)))
                .isEqualTo(Receipt.NOT_COMPLETE);
    }

    @Test
    void withoutADigestNothingIsSaid() {
        assertThat(origin(null).receipt(abc(Completeness.COMPLETE))).isEqualTo(Receipt.NO_DIGEST);
    }

    private static Origin origin(@Nullable String sha256) {
        return new Origin(null, null, null, null, sha256, null);
    }

    private static Evidence abc(Completeness completeness) {
        return new Evidence(
                "e1",
                Role.REFERENCE,
                Seen.UNKNOWN,
                new Content.Text(ExactText.of("abc")),
                completeness,
                new Version(null, null, null));
    }
}

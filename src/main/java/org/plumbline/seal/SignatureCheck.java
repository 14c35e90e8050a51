package org.plumbline.seal;

import static org.plumbline.problem.Code.SIGNATURE_FORMAT;
import static org.plumbline.problem.Code.SIGNATURE_INVALID;
import static org.plumbline.problem.Code.SIGNATURE_NAMESPACE;
import static org.plumbline.problem.Code.SIGNATURE_REVOKED;

import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.text.Quoted;

/// Holds files and their signatures to a list of allowed signers at one moment. Doubt refuses.
public final class SignatureCheck {

    private final @Nullable AllowedSigners signers;
    private final RevokedKeys revoked;
    private final Instant time;
    private final String namespace;

    /// @param time for which a key must be valid
    public SignatureCheck(AllowedSigners signers, RevokedKeys revoked, Instant time) {
        this(signers, revoked, time, Seal.NAMESPACE);
    }

    /// Says only whether a signature is good, and by which key; nobody is trusted by that.
    public static SignatureCheck withoutSigners() {
        return new SignatureCheck(null, RevokedKeys.none(), Instant.EPOCH, Seal.NAMESPACE);
    }

    SignatureCheck(
            @Nullable AllowedSigners signers, RevokedKeys revoked, Instant time, String namespace) {
        this.signers = signers;
        this.revoked = revoked;
        this.time = time;
        this.namespace = namespace;
    }

    /// What a signature is worth.
    ///
    /// @param digest of the file; the file itself is read again only to explain a bad signature
    /// @param signature the bytes of the signature file
    /// @param signer whom the file says it is by; null where it is of a kind that names nobody
    /// @throws IOException where the file cannot be read again
    public Verdict check(Source file, FileDigest digest, byte[] signature, @Nullable String signer)
            throws IOException {
        try {
            // 1. It is written as OpenSSH writes it, to the last bit.
            SshSig sig = SshSig.read(signature);
            // 2. It was made for this purpose and for no other.
            if (!sig.namespace().equals(namespace)) {
                throw new WrongSignatureException(
                        SIGNATURE_NAMESPACE,
                        "it was made in the namespace %s, and only %s counts here; sign again with `-n %s`"
                                .formatted(
                                        Quoted.of(sig.namespace()),
                                        Quoted.of(namespace),
                                        namespace));
            }
            // 3. The key that it names made it, over exactly these bytes.
            VerifyingKey key = key(sig.key());
            if (!made(key, sig, digest.sha512())) {
                throw invalid(key, sig, file);
            }
            // 4. Nobody has taken this key back.
            if (revoked.contain(sig.key())) {
                throw new WrongSignatureException(
                        SIGNATURE_REVOKED,
                        "the signature is good, but its key %s is revoked; the file must be signed again with another key"
                                .formatted(sig.key().fingerprint()));
            }
            // 5. The key may sign for whom the file says it is by, for this purpose, at this time.
            return signers == null
                    ? new Verdict.Unlisted(sig.key())
                    : signers.judge(sig.key(), signer, namespace, time);
        } catch (WrongSignatureException e) {
            return e.verdict();
        }
    }

    private static VerifyingKey key(OpenSshKey named) throws WrongSignatureException {
        Optional<VerifyingKey> key;
        try {
            key = VerifyingKey.of(named);
        } catch (BrokenWireException e) {
            throw SshSig.wrong(String.valueOf(e.getMessage()));
        }
        return key.orElseThrow(
                () ->
                        new WrongSignatureException(
                                SIGNATURE_FORMAT,
                                "it was made with a key of kind %s, which is not verified here; sign with one of %s"
                                        .formatted(
                                                Quoted.of(named.type()),
                                                String.join(", ", VerifyingKey.TYPES))));
    }

    private boolean made(VerifyingKey key, SshSig sig, byte[] sha512)
            throws WrongSignatureException {
        try {
            return key.made(sig.signature(), SshSig.message(namespace, sha512));
        } catch (BrokenWireException e) {
            throw SshSig.wrong(String.valueOf(e.getMessage()));
        }
    }

    /// Why a signature does not fit the file: the commonest reason is told apart.
    private WrongSignatureException invalid(VerifyingKey key, SshSig sig, Source file)
            throws IOException, WrongSignatureException {
        for (byte[] other : FileDigest.ofOtherLineEnds(file)) {
            if (made(key, sig, other)) {
                return new WrongSignatureException(
                        SIGNATURE_INVALID,
                        "the file differs only in line ends from what was signed: an editor, a mail program or git changed LF to CRLF or back; get it again as it was signed, byte for byte");
            }
        }
        return new WrongSignatureException(
                SIGNATURE_INVALID,
                "the signature was not made over these bytes: the file or the signature was changed, or it is the signature of another file; get both again from whoever signed");
    }
}

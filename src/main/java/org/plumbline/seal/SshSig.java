package org.plumbline.seal;

import static org.plumbline.problem.Code.SIGNATURE_FORMAT;

import java.util.Arrays;
import org.plumbline.text.Quoted;

/// The envelope of a detached OpenSSH signature (PROTOCOL.sshsig).
final class SshSig {

    static final Armour ARMOUR = new Armour("SSH SIGNATURE");
    static final String SHA512 = "sha512";

    /// No signature that is verified here is as long.
    static final int LONGEST = 64 << 10;

    private static final byte[] MAGIC = {'S', 'S', 'H', 'S', 'I', 'G'};
    private static final int VERSION = 1;

    private final OpenSshKey key;
    private final String namespace;
    private final String hash;
    private final byte[] signature;

    /// @param key whose signature it says it is
    /// @param namespace what it says it was made for, a character for each byte
    /// @param hash how the file was hashed before it was signed
    /// @param signature kind and value of the signature, in wire format
    SshSig(OpenSshKey key, String namespace, String hash, byte[] signature) {
        this.key = key;
        this.namespace = namespace;
        this.hash = hash;
        this.signature = signature.clone();
    }

    OpenSshKey key() {
        return key;
    }

    String namespace() {
        return namespace;
    }

    /// A fresh reader of kind and value.
    SignatureBlob signature() throws BrokenWireException {
        return SignatureBlob.read(signature);
    }

    /// Reads the bytes of a signature file. No bit of them is free: what could be written in
    /// another way is refused.
    static SshSig read(byte[] file) throws WrongSignatureException {
        if (file.length > LONGEST) {
            throw wrong("it is longer than any signature (over %s bytes)".formatted(LONGEST));
        }
        try {
            SshSig read = parse(new WireReader(ARMOUR.decodeExact(file)));
            if (!read.hash.equals(SHA512)) {
                throw wrong(
                        "it was made over a %s digest, and only sha512 counts here"
                                .formatted(Quoted.of(read.hash)));
            }
            return read;
        } catch (BrokenWireException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    private static SshSig parse(WireReader in) throws BrokenWireException {
        if (!Arrays.equals(in.take(MAGIC.length), MAGIC)) {
            throw new BrokenWireException("it does not begin with SSHSIG");
        }
        long version = in.uint32();
        if (version != VERSION) {
            throw new BrokenWireException("its version is %s, not 1".formatted(version));
        }
        OpenSshKey key = OpenSshKey.of(in.string());
        String namespace = in.latin1();
        // OpenSSH ignores this field, so whoever has the file could write there what nobody signed.
        if (in.string().length > 0) {
            throw new BrokenWireException("its reserved field is not empty");
        }
        var read = new SshSig(key, namespace, in.latin1(), in.string());
        in.end();
        return read;
    }

    /// What is signed: not the file itself but its digest, and what the signature is for.
    static byte[] message(String namespace, byte[] sha512) {
        try (var out = new WireWriter()) {
            return out.raw(MAGIC)
                    .string(namespace)
                    .string("")
                    .string(SHA512)
                    .string(sha512)
                    .toBytes();
        }
    }

    WireWriter writeTo(WireWriter out) {
        return out.raw(MAGIC)
                .uint32(VERSION)
                .string(key.blob())
                .string(namespace)
                .string("")
                .string(hash)
                .string(signature);
    }

    static WrongSignatureException wrong(String clause) {
        return new WrongSignatureException(
                SIGNATURE_FORMAT,
                "the signature is not in the form of `ssh-keygen -Y sign`: "
                        + clause
                        + "; get the .sig file again as it was made, byte for byte, or sign the"
                        + " file again");
    }
}

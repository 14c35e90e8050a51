package org.plumbline.seal;

/// Kind and value of a signature, taken out of an [SshSig].
///
/// @param fields what follows the kind
record SignatureBlob(String type, WireReader fields) {

    static SignatureBlob read(byte[] bytes) throws BrokenWireException {
        var in = new WireReader(bytes);
        return new SignatureBlob(in.latin1(), in);
    }

    /// Refuses a kind that this kind of key does not make.
    void mustBe(String expected) throws BrokenWireException {
        if (!type.equals(expected)) {
            throw new BrokenWireException(
                    "the signature is of kind %s where %s is expected".formatted(type, expected));
        }
    }
}

package org.plumbline.seal;

/// The passphrase does not open the key; another may.
final class WrongPassphraseException extends KeyRefusedException {

    private static final long serialVersionUID = 1L;

    WrongPassphraseException(String file) {
        super(
                file
                        + " does not open with this passphrase; give the one that the key was made with");
    }
}

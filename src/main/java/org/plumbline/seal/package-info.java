/// Detached OpenSSH signatures (SSHSIG): made, and verified against a list of allowed signers.
/// Knows bytes alone: not what a file says, only whose key signed it.
///
/// Signing: [org.plumbline.seal.PrivateKeyFile] gives a [org.plumbline.seal.SigningKey] for its
/// passphrase, [org.plumbline.seal.FileDigest] is what gets signed, and [org.plumbline.seal.Seal]
/// makes the text of the `.sig` file. Verifying: [org.plumbline.seal.SignatureCheck] holds a file
/// and its signature to [org.plumbline.seal.AllowedSigners] and [org.plumbline.seal.RevokedKeys] at
/// one moment, and gives a [org.plumbline.seal.Verdict]. Called by `session.seal`.
///
/// Keys, signatures and certificates that are not verified here are refused by their names.
///
/// On purpose: principals are matched byte by byte against the patterns of `allowed_signers`, as
/// OpenSSH does, so that both say the same of one file. A passphrase or seed is held in arrays that
/// are overwritten; the copies that the JDK and bcrypt make inside cannot be reached.
@NullMarked
package org.plumbline.seal;

import org.jspecify.annotations.NullMarked;

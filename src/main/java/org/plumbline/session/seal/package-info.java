/// Signed files, as both faces see them: keys are made and unlocked, files signed and verified.
///
/// [org.plumbline.session.seal.SignerKey] makes or reads a key, and unlocked it signs a
/// [org.plumbline.session.seal.Signable], a file that was looked at first;
/// [org.plumbline.session.seal.Verifying] holds files to a list of allowed signers and gives a
/// [org.plumbline.session.seal.Verified] of each. What a signature binds is a
/// [org.plumbline.session.seal.Binding], read in the same pass in which the file is hashed, so that
/// both are of the same bytes. The cryptography is in `seal`, which knows nothing of files of
/// labels; this package knows who a file says it is by.
///
/// On purpose: files that name nobody, such as reports, verify with any key that is allowed at the
/// time, and whose it is is said. Nothing here asks the clock: the time of a verification is given.
@NullMarked
package org.plumbline.session.seal;

import org.jspecify.annotations.NullMarked;

/// The sheets about signatures: sign a file with a key or outside, make a key, verify files.
///
/// [org.plumbline.ui.seal.SealActs] is what the shell calls: it opens a sheet, lets `session.seal`
/// do the work on a worker, and shows what came of it. [org.plumbline.ui.seal.SignModel] and
/// [org.plumbline.ui.seal.VerifyModel] hold what the sheets show, without a node.
///
/// On purpose: a passphrase is taken out of its field as characters, which are overwritten, and the
/// field is emptied at once; what the control itself kept cannot be reached.
@NullMarked
package org.plumbline.ui.seal;

import org.jspecify.annotations.NullMarked;

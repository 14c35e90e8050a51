/// Bytes, safely: what is read is read as it is, what is written is there whole or not at all.
///
/// [org.plumbline.files.Source] is what every reader reads from. [org.plumbline.files.AtomicFile]
/// replaces a file by another at once; [org.plumbline.files.AppendLog] lets a file grow by records
/// and says of each when it will outlive a power cut. Both reach the disk through
/// [org.plumbline.files.Disk] alone, so that tests can break every single step.
/// [org.plumbline.files.DataFolder] says where things are kept. Used by `intake`, `journal` and
/// `session`; knows nothing of what the bytes mean.
///
/// On purpose: bytes that this program did not write are never cut or written over, but moved aside
/// whole ([org.plumbline.files.Aside]); a folder that vanishes under an open log is not made anew
/// (it may be a stick that will come back); a log keeps asking until it is closed.
@NullMarked
package org.plumbline.files;

import org.jspecify.annotations.NullMarked;

/// The files around a session, and where they are: what comes with the program, what is looked at
/// before it is opened, what is written at once or not at all.
///
/// [org.plumbline.session.files.Environment] says where things are kept and what time it is;
/// [org.plumbline.session.files.Bundled] gives what the program brings along;
/// [org.plumbline.session.files.OutFile] writes a result, and refuses to write over what is read.
/// Every room of `session` may call this one, and it calls none but `session.seal`, for the names
/// of signatures.
@NullMarked
package org.plumbline.session.files;

import org.jspecify.annotations.NullMarked;

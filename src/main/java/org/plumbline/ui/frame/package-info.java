/// What screens need of the window around them, each thing once.
///
/// A screen is given a [org.plumbline.ui.frame.Frame], which asks for files, tells, and has the
/// workers; the shell builds the one there is. [org.plumbline.ui.frame.BeingLabelled] says what
/// another screen must not show. What a screen does with files the same way as others is here too:
/// [org.plumbline.ui.frame.LongWork] reads them, [org.plumbline.ui.frame.ResultFile] writes what
/// came of it.
///
/// On purpose: this is no part of `ui.kit`, which knows no data and no step of the work.
@NullMarked
package org.plumbline.ui.frame;

import org.jspecify.annotations.NullMarked;

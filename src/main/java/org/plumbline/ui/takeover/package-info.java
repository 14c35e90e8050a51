/// Nothing is labelled twice: says of the open file what the reviewer said elsewhere of the same,
/// and takes it over where they want.
///
/// A [org.plumbline.ui.takeover.TakeOverController] looks for it in the background once the
/// [org.plumbline.ui.takeover.Owner] of a journal is opened, and puts what it finds into a
/// [org.plumbline.ui.takeover.TakeOverModel]; a [org.plumbline.ui.takeover.TakeOverBar] says so
/// quietly, a [org.plumbline.ui.takeover.TakeOverSheet] shows what exactly.
@NullMarked
package org.plumbline.ui.takeover;

import org.jspecify.annotations.NullMarked;

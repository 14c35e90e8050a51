/// The journals of others beside one's own: [org.plumbline.session.others.JournalsBeside] finds
/// them and begins one's own anew, a [org.plumbline.session.others.Merge] takes over what they say.
/// An [org.plumbline.session.others.EarlierName] is under whose name the file was labelled before.
@NullMarked
package org.plumbline.session.others;

import org.jspecify.annotations.NullMarked;

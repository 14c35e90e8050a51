/// The samples of a file as a reviewer goes through them: which of them are shown, in which order,
/// which are flagged, and where a word is in them.
///
/// [org.plumbline.session.queue.SampleQueue] is made and told of changes by the session; a screen
/// asks it for [org.plumbline.session.queue.QueueRows]. What is hidden from a blind reviewer is not
/// here, but for the practices that the session hands in once the file is unblinded.
@NullMarked
package org.plumbline.session.queue;

import org.jspecify.annotations.NullMarked;

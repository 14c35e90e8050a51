/// The Problems view: what is wrong with files, and the place in the file where it is.
///
/// The engine finds the problems ([org.plumbline.session.problems.Checking]); nothing is judged
/// here. What a file says at a place is shown as it is stored, hidden halves included, so a file
/// that is open for blind labelling is not shown here before its reviewer unblinds it.
@NullMarked
package org.plumbline.ui.problems;

import org.jspecify.annotations.NullMarked;

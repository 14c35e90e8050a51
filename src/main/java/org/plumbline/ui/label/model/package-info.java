/// What the Label view shows: the sample, its claims, what is pointed at, what was found.
///
/// [org.plumbline.ui.label.model.LabelModel] holds it, without knowing who shows it. It is built
/// from blinded requests alone, so that nothing hidden is in the view's memory.
@NullMarked
package org.plumbline.ui.label.model;

import org.jspecify.annotations.NullMarked;

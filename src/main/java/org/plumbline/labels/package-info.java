/// What people and judges said: ratings, decisions, and the values that each field can have.
///
/// [org.plumbline.labels.LabelField] is the scheme, a table of fields; a new field is a new row, and
/// whatever walks over labels walks over the table. [org.plumbline.labels.Labels] are what was said
/// in some fields, [org.plumbline.labels.Packing] the same as bits.
///
/// Made by `intake` from files and by `session` from the acts of a reviewer; counted by `report`.
/// Truth and grounding are separate everywhere: a lucky guess is true and unsupported.
@NullMarked
package org.plumbline.labels;

import org.jspecify.annotations.NullMarked;

/// What people and judges said: ratings, decisions, and the values that each field can have.
///
/// Made by `intake` from files and by `session` from the acts of a reviewer; counted by `report`.
/// Truth and grounding are separate everywhere: a lucky guess is true and unsupported.
@NullMarked
package org.plumbline.labels;

import org.jspecify.annotations.NullMarked;

/// The shapes of all files: which members an object has, and of which type and form each value is.
///
/// What a JSON Schema can see is checked here and gives the `schema/…` problems; the schemas under
/// `assets/schemas` say the same, and a test holds both to it. A [org.plumbline.check.shape.Shape]
/// goes in with a located value; problems come out, and the values they point to are marked, so
/// that the rules of `check` leave them alone.
@NullMarked
package org.plumbline.check.shape;

import org.jspecify.annotations.NullMarked;

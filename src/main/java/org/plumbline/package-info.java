/// Plumbline: an offline workbench in which a reviewer judges LLM feedback claim by claim against
/// stored evidence.
///
/// Each package is one step the data takes. Files come in through `intake` (strict `json` over safe
/// `files`), become the values of `corpus` and `labels`, are held to the rules in `check`, and
/// leave `request` as what a reviewer may see. `journal` keeps each act of labelling, `report` and
/// `agreement` count, `records` keeps and compares evaluation records, `exchange` speaks to other
/// tools. `session` walks through these steps; its two faces are `cli` and `ui`. `ArchitectureTest`
/// holds which package may use which.
@NullMarked
package org.plumbline;

import org.jspecify.annotations.NullMarked;

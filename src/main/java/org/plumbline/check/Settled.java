package org.plumbline.check;

/// The answer to a question that a value with a problem may leave open.
enum Settled {
    YES,
    NO,
    /// What the answer depends on is missing or has a problem.
    OPEN
}

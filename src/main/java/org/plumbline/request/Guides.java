package org.plumbline.request;

/// The guides that are in force: labels are made by one, annotations of evaluation records by one
/// of their own.
///
/// @param labels what labels, judge results and decisions must have been made with
/// @param records what annotations must have been made with
public record Guides(Rubric labels, Rubric records) {

    /// One guide, where files of one of the two kinds are read alone.
    public static Guides only(Rubric guide) {
        return new Guides(guide, guide);
    }
}

/// JSON: strict reading with line, column and pointer; writing in the two forms that files have.
///
/// Reading is strict and never throws for what a file contains. Writing is exact: a string without
/// bytes (an unpaired surrogate) is refused and never becomes a question mark.
/// [org.plumbline.json.CanonicalJson] gives the bytes that digests are made of,
/// [org.plumbline.json.JsonWriter] the files that people open. Used by `intake`, `request`,
/// `journal`, `report` and `exchange`.
///
/// On purpose: reading has a scanner of our own where a streaming parser might do. What is told of
/// a fault asks for more than one gives: the first offending byte, and the innermost value that was
/// begun there; going on behind a repeated name; the place of each value for the rules that come
/// later; the bytes of a text as they stand in the file, without a string of them. Jackson gives
/// the start of a token, ends at the first fault, and accepts an unpaired surrogate. It is the
/// second opinion in the tests: what it reads is read here with the same values, what it refuses is
/// refused.
///
/// On purpose: what is as small as its record is bound ([org.plumbline.json.BoundJson]: settings,
/// pairs, factorial summaries); corpora, requests, label files, tables, annotations and reports are
/// written member by member. They may be as large as memory, and binding would make a tree of each:
/// of a row with 65 MiB of trace, of the text of a case.
///
/// On purpose: numbers are written by our own hand, since Java's shortest digits differ from
/// ECMAScript's where one digit would do (`4.9E-324` is `5e-324` there).
@NullMarked
package org.plumbline.json;

import org.jspecify.annotations.NullMarked;

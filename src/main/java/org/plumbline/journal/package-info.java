/// Label: each act of a reviewer as a record in an append-only file, so that none is ever lost.
///
/// [org.plumbline.journal.Journal#open] takes the lock, reads the file strictly, keeps a torn tail
/// aside, and gives back the entries; [org.plumbline.journal.Replay] is what they come to: for each
/// [org.plumbline.journal.Kind] of items its [org.plumbline.journal.Drafts], which say what stands
/// of an item and what can be undone and redone; and where the reviewer stood. `session` adds new
/// [org.plumbline.journal.Event]s through [org.plumbline.journal.Journal#add] and is told when each
/// is forced. [org.plumbline.journal.OtherJournal] reads what lies beside it, such as a sync tool's
/// copy, so that its labels can be taken over; [org.plumbline.journal.FreshJournal] begins anew
/// beside a damaged one.
///
/// One file a samples file and rater, JSON Lines, for people to read too. Each record carries a
/// CRC-32C, which finds damage in the record itself, and a SHA-256 chained over the records before
/// it, which finds a record that was taken out, put in or changed with its CRC.
///
/// On purpose: undo is an event like any other, so it survives a restart; labels belong to the
/// rubric that was declared last, so a new rubric starts with an empty sheet while the old one is
/// still there; damage before sound records is never mended, since any mending would be a guess.
@NullMarked
package org.plumbline.journal;

import org.jspecify.annotations.NullMarked;

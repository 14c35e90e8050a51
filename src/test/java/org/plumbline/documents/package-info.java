/// What the two documents say that this program was made after, statement by statement, each tried
/// on the program.
///
/// The documents: *Feedback quality evaluation*, on claims that people label against stored
/// evidence (the classes `Feedback…Test`), and *One evaluation record across the course*, on tables
/// of tasks, conditions and replicates (the classes `Record…Test`). Each class is a section. A
/// statement has the document's letter and its number in the order of the sentences, `F1` and `R1`
/// onward; a sentence that says two things has two. The name of a test is the statement, in our
/// words. What no test can show is listed, with its number and the reason, above the class of its
/// section.
///
/// The program is asked as a script asks it: [Desk] writes files that [DrawnCase], [Said],
/// [DrawnRow] and [DrawnRecording] draw, runs a command on them, and a test reads what it answers,
/// as [Ran] has it. What the documents say of their own cases and tables is held to the ones that
/// come with the program, which are invented after them ([Shipped]).
@NullMarked
package org.plumbline.documents;

import org.jspecify.annotations.NullMarked;

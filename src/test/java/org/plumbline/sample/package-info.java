/// Writes the bundled sample (`assets/sample`) from readable sources, and tests that it is up to
/// date.
///
/// In: the text files of `src/test/resources/sample-source` (its README tells their notation) and
/// the labelling guide. [SourceReader] cuts them into sections, [SampleSource] gathers these into
/// [Attempt]s, [CaseJson], [RequestJson], [LabelsJson] and [DecisionsJson] turn attempts into JSON
/// trees, and [SampleFiles] writes the five files. [Bundle] reads them back for the tests, which
/// compute with [Resolution] and [CheckOutcomes] what a report must find, and hold with [Voice]
/// what everybody said to the guide, where it is mechanical. Only tests call it.
///
/// On purpose: nothing here uses the product's own code. Digests, spans and canonical JSON are
/// computed anew, so that the sample is a second opinion on the program that reads it.
@NullMarked
package org.plumbline.sample;

import org.jspecify.annotations.NullMarked;

/// The command line: parse, call `session`, print, say the exit code.
///
/// Results go to standard output or to the file of `-o`, everything else to standard error. Exit
/// codes: 0 done, 1 problems with severity error, 2 bad usage or a file that cannot be read or
/// written.
@NullMarked
package org.plumbline.cli;

import org.jspecify.annotations.NullMarked;

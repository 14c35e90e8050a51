package org.plumbline.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/// Where a command's words and results go.
///
/// @param out results, as bytes
/// @param err everything else
/// @param errIsTerminal true where a person reads `err`: then it may be coloured and redrawn
public record Console(OutputStream out, PrintStream err, boolean errIsTerminal) {

    /// One line to the user.
    void say(String words) {
        err.println(words);
    }

    /// A result as it is.
    void write(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }
}

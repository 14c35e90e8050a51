package org.plumbline.cli;

import java.util.Optional;

/// Asks a person at a terminal.
interface Prompt {

    /// What was typed, and shown meanwhile; empty where nobody can be asked.
    ///
    /// @param question shown in front
    Optional<String> line(String question);

    /// What was typed and not shown, to be overwritten by who asked; empty where nobody can be
    /// asked.
    ///
    /// @param question shown in front
    Optional<char[]> secret(String question);

    /// The terminal that the program was started from, also where its output goes elsewhere.
    static Prompt ofTerminal() {
        return new Prompt() {

            @Override
            public Optional<String> line(String question) {
                return terminal().map(terminal -> terminal.readLine("%s", question));
            }

            @Override
            public Optional<char[]> secret(String question) {
                return terminal().map(terminal -> terminal.readPassword("%s", question));
            }
        };
    }

    @SuppressWarnings("SystemConsoleNull") // Another console provider may still give none.
    private static Optional<java.io.Console> terminal() {
        return Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal);
    }
}

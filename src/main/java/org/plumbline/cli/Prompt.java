package org.plumbline.cli;

import java.util.Optional;

/// Asks a person at a terminal for something that is not shown while it is typed.
@FunctionalInterface
interface Prompt {

    /// What was typed, to be overwritten by who asked; empty where nobody can be asked.
    ///
    /// @param question shown in front
    Optional<char[]> secret(String question);

    /// The terminal that the program was started from, also where its output goes elsewhere.
    @SuppressWarnings("SystemConsoleNull") // Another console provider may still give none.
    static Prompt ofTerminal() {
        return question -> {
            java.io.Console terminal = System.console();
            return terminal == null || !terminal.isTerminal()
                    ? Optional.empty()
                    : Optional.ofNullable(terminal.readPassword("%s", question));
        };
    }
}

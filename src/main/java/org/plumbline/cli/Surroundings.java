package org.plumbline.cli;

import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Map;

/// What a command knows of where it runs.
///
/// @param clock for keys that are valid for a time
/// @param zone what local time is
/// @param environment as from [System#getenv()]
/// @param prompt where a person can be asked
record Surroundings(
        InstantSource clock, ZoneId zone, Map<String, String> environment, Prompt prompt) {

    Surroundings {
        environment = Map.copyOf(environment);
    }

    /// This computer's.
    static Surroundings ofSystem() {
        return new Surroundings(
                InstantSource.system(),
                ZoneId.systemDefault(),
                System.getenv(),
                Prompt.ofTerminal());
    }
}

package org.plumbline.files;

import java.util.Map;

/// Says who holds a lock, for the message to whoever comes second.
public final class Holder {

    private Holder() {}

    /// This process, on the computer that the environment names.
    ///
    /// @param environment as from [System#getenv()]
    public static String of(Map<String, String> environment) {
        String host =
                environment.getOrDefault("COMPUTERNAME", environment.getOrDefault("HOSTNAME", ""));
        return "process "
                + ProcessHandle.current().pid()
                + (host.isBlank() ? "" : " on " + host.strip());
    }
}

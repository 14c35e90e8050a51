package org.plumbline.session.files;

import java.util.Map;

/// Says who holds a lock, for the message to whoever comes second.
final class Holder {

    private Holder() {}

    /// This process, on the computer that the environment names.
    ///
    /// @param environment as from [System#getenv()]
    static String of(Map<String, String> environment) {
        String host =
                environment.getOrDefault("COMPUTERNAME", environment.getOrDefault("HOSTNAME", ""));
        return "process "
                + ProcessHandle.current().pid()
                + (host.isBlank() ? "" : " on " + host.strip());
    }
}

package org.plumbline.session.files;

import java.time.InstantSource;
import java.util.Map;
import org.plumbline.files.DataFolder;
import org.plumbline.files.Disk;

/// What a session has around it: where things are kept, on which disk, and what time it is.
///
/// @param holder who this is, for the message to a second session
public record Environment(DataFolder data, Disk disk, InstantSource clock, String holder) {

    /// This computer's, with the data folder of this user.
    ///
    /// @param environment as from [System#getenv()]
    public static Environment of(InstantSource clock, Map<String, String> environment) {
        return of(DataFolder.of(environment, System::getProperty), clock, environment);
    }

    /// This computer's.
    ///
    /// @param environment as from [System#getenv()]
    public static Environment of(
            DataFolder data, InstantSource clock, Map<String, String> environment) {
        return new Environment(data, Disk.ofSystem(), clock, Holder.of(environment));
    }
}

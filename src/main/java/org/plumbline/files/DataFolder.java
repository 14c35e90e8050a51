package org.plumbline.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Where the program keeps what it must remember: journals, settings, indexes.
///
/// @param path absolute; made when something is first written
public record DataFolder(Path path) {

    /// Where this user's is: the system property `plumbline.data`, else the environment variable
    /// `PLUMBLINE_DATA`, else the place that the operating system has for it.
    ///
    /// @param environment as from [System#getenv()]
    /// @param properties as [System#getProperty(String)]; `os.name` and `user.home` are read too
    public static DataFolder of(
            Map<String, String> environment, Function<String, @Nullable String> properties) {
        return new DataFolder(
                filled(properties.apply("plumbline.data"))
                        .or(() -> filled(environment.get("PLUMBLINE_DATA")))
                        .map(Path::of)
                        .orElseGet(() -> ofSystem(environment, properties))
                        .toAbsolutePath()
                        .normalize());
    }

    /// Makes a folder in it, and it, where they are missing: readable by this user alone where the
    /// system can say so. What is there keeps its mode.
    public Path make(Disk disk, String name) throws IOException {
        Path folder = path.resolve(name);
        Folders.make(disk, folder);
        return folder;
    }

    private static Path ofSystem(
            Map<String, String> environment, Function<String, @Nullable String> properties) {
        Path home = Path.of(filled(properties.apply("user.home")).orElse(""));
        String system = filled(properties.apply("os.name")).orElse("").toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            return filled(environment.get("LOCALAPPDATA"))
                    .map(Path::of)
                    .orElseGet(() -> home.resolve("AppData").resolve("Local"))
                    .resolve("Plumbline");
        }
        if (system.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Plumbline");
        }
        // The XDG specification has relative paths ignored.
        return filled(environment.get("XDG_DATA_HOME"))
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElseGet(() -> home.resolve(".local").resolve("share"))
                .resolve("plumbline");
    }

    private static Optional<String> filled(@Nullable String value) {
        return Optional.ofNullable(value).filter(text -> !text.isBlank());
    }
}

package org.plumbline.session.files;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The libraries that the program runs with: what they are and their versions from the files that
/// are there, their licences from the list that comes with the program.
///
/// @param version as the name of its file has it
public record Shipped(String name, String version, String licence) {

    /// Behind the version may stand a system that a library is for.
    private static final Pattern JAR =
            Pattern.compile("(?<name>.+?)-(?<version>\\d[\\d.]*)(?:-[a-z][\\w-]*)?\\.jar");

    /// Those among the files of the paths that the program was started with, by name. Worker.
    ///
    /// @param paths as Java has them, such as `lib/one-1.0.jar:lib/other-2.1.jar`; a part that is a
    ///   folder is looked into
    public static List<Shipped> on(String... paths) {
        Map<String, String> licences = licences();
        var found = new TreeMap<String, Shipped>();
        for (Path file : files(paths)) {
            var name = JAR.matcher(String.valueOf(file.getFileName()));
            if (name.matches()) {
                Optional.ofNullable(licences.get(name.group("name")))
                        .ifPresent(
                                licence ->
                                        found.put(
                                                name.group("name"),
                                                new Shipped(
                                                        name.group("name"),
                                                        name.group("version"),
                                                        licence)));
            }
        }
        return List.copyOf(found.values());
    }

    /// The licence of each library that is shipped.
    static Map<String, String> licences() {
        var licences = new TreeMap<String, String>();
        Bundled.shipped()
                .lines()
                .map(line -> line.split("\t", 2))
                .forEach(parts -> licences.put(parts[0], parts[1]));
        return licences;
    }

    private static List<Path> files(String... paths) {
        var files = new ArrayList<Path>();
        for (String path : paths) {
            for (String part : path.split(Pattern.quote(File.pathSeparator), -1)) {
                if (!part.isEmpty()) {
                    files.addAll(within(Path.of(part)));
                }
            }
        }
        return files;
    }

    private static List<Path> within(Path part) {
        if (!Files.isDirectory(part)) {
            return List.of(part);
        }
        try (Stream<Path> files = Files.list(part)) {
            return files.toList();
        } catch (IOException e) {
            // What cannot be looked into is not told of.
            return List.of();
        }
    }
}

package org.plumbline.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Gathers the sections of all source files into attempts, in the order of their ids.
final class SampleSource {

    private static final String DEFAULTS = "defaults.txt";

    private SampleSource() {}

    static List<Attempt> read(Path folder) throws IOException {
        List<Attempt> attempts = new ArrayList<>();
        for (Path file : files(folder)) {
            Section defaults = SourceReader.read(file.resolveSibling(DEFAULTS)).getFirst();
            attempts.addAll(attempts(defaults, SourceReader.read(file)));
        }
        attempts.sort(Comparator.comparing(Attempt::sampleId));
        return attempts;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder, 2)) {
            return files.filter(file -> file.getNameCount() == folder.getNameCount() + 2)
                    .filter(file -> file.getFileName().toString().endsWith(".txt"))
                    .filter(file -> !file.getFileName().toString().equals(DEFAULTS))
                    .sorted()
                    .toList();
        }
    }

    /// Evidence before the first attempt is shared by all attempts of the file, which is one group.
    private static List<Attempt> attempts(Section defaults, List<Section> sections) {
        Section group = sections.getFirst();
        List<Section> shared = new ArrayList<>();
        List<List<Section>> attempts = new ArrayList<>();
        for (Section section : sections.subList(1, sections.size())) {
            if (section.kind().equals("attempt")) {
                attempts.add(new ArrayList<>());
            }
            (attempts.isEmpty() ? shared : attempts.getLast()).add(section);
        }
        return attempts.stream().map(own -> attempt(defaults, group, shared, own)).toList();
    }

    private static Attempt attempt(
            Section defaults, Section group, List<Section> shared, List<Section> own) {
        List<Section> all = Stream.concat(shared.stream(), own.stream()).toList();
        return new Attempt(
                List.of(own.getFirst(), group, defaults),
                all.stream().filter(section -> section.kind().equals("evidence")).toList(),
                own.subList(1, own.size()));
    }
}

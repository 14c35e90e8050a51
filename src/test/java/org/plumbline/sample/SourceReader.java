package org.plumbline.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Cuts a source file into sections; the README beside the sources tells the notation.
final class SourceReader {

    private final Path file;
    private final List<String> lines;
    private int next;

    private SourceReader(Path file, List<String> lines) {
        this.file = file;
        this.lines = lines;
    }

    static List<Section> read(Path file) throws IOException {
        return new SourceReader(file, Files.readAllLines(file)).sections();
    }

    private List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        while (next < lines.size()) {
            String line = lines.get(next);
            if (line.startsWith("§ ")) {
                sections.add(section());
            } else if (line.isBlank() || line.startsWith("#")) {
                next++;
            } else {
                throw new IllegalArgumentException(place() + ": text outside of a section");
            }
        }
        return sections;
    }

    private Section section() {
        String place = place();
        String[] title = lines.get(next++).substring(2).strip().split(" ", 2);
        Map<String, List<String>> fields = fields();
        String body = "";
        if (next < lines.size() && lines.get(next).equals("---")) {
            next++;
            body = body();
        }
        return new Section(place, title[0], title.length > 1 ? title[1] : "", fields, body);
    }

    private Map<String, List<String>> fields() {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        while (next < lines.size() && !ends(lines.get(next)) && !lines.get(next).equals("---")) {
            String line = lines.get(next);
            if (line.isBlank() || line.startsWith("#")) {
                next++;
                continue;
            }
            int colon = line.indexOf(':');
            if (colon <= 0 || line.startsWith(" ")) {
                throw new IllegalArgumentException(place() + ": not a field: " + line);
            }
            StringBuilder value = new StringBuilder(line.substring(colon + 1).strip());
            next++;
            while (next < lines.size() && lines.get(next).startsWith("  ")) {
                value.append(' ').append(lines.get(next++).strip());
            }
            fields.computeIfAbsent(line.substring(0, colon), _ -> new ArrayList<>())
                    .add(value.toString());
        }
        return fields;
    }

    private String body() {
        int begin = next;
        while (next < lines.size() && !ends(lines.get(next))) {
            next++;
        }
        int end = next;
        while (end > begin && lines.get(end - 1).isEmpty()) {
            end--;
        }
        return String.join("\n", lines.subList(begin, end));
    }

    private static boolean ends(String line) {
        return line.startsWith("§ ");
    }

    private String place() {
        return file.getFileName() + ":" + (next + 1);
    }
}

package org.plumbline.session.seal;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.Source;
import org.plumbline.json.DocumentReader;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Skimmer;
import org.plumbline.problem.Location;

/// Reads a file up to the member that names its format, mostly the first.
final class FormatSkimmer extends Skimmer {

    private boolean found;
    private @Nullable String format;

    private FormatSkimmer() {}

    /// Null where the file names none.
    static @Nullable String formatOf(Source file) throws IOException {
        var skimmer = new FormatSkimmer();
        try (var channel = file.open()) {
            DocumentReader.read(channel, file.isLines(), (b, from, count) -> {}, skimmer);
        }
        return skimmer.format;
    }

    @Override
    public void member(String name, Location nameAt, JsonTree value) {
        if (name.equals("format")) {
            found = true;
            format = value.root().kind() == Kind.STRING ? value.root().string() : null;
        }
    }

    @Override
    public boolean isDone() {
        return found;
    }
}

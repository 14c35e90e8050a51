package org.plumbline.intake;

import java.io.IOException;
import java.util.function.Consumer;
import org.plumbline.check.shape.Format;
import org.plumbline.csv.CsvReader;
import org.plumbline.json.JsonTree;
import org.plumbline.text.Sha256;

/// A file that was read from end to end, once, in JSON, JSON Lines or CSV.
///
/// @param root what is in it beside its elements; nothing in CSV
/// @param sha256 over all its bytes
record WholeFile(FilePass root, Sha256 sha256) {

    /// Reads a file: its root is held to its shape, and every element was settled by `work` when
    /// this returns.
    static <T> WholeFile read(FileInput input, Format format, OrderedPipeline.Work<T> work)
            throws IOException {
        try (var pipeline = new OrderedPipeline<>(work)) {
            var root = new FilePass(input, format, pipeline::put);
            Sha256 sha256 =
                    input.isTable()
                            ? input.read(table(root, pipeline::put), pipeline::awaitIdle)
                            : input.read(root, pipeline::awaitIdle);
            pipeline.finish();
            return new WholeFile(root, sha256);
        }
    }

    private static FileInput.Content table(FilePass root, Consumer<JsonTree> elements) {
        return (channel, listener) ->
                new TableText(root.findings(), elements)
                        .read(new CsvReader(channel, listener::bytesRead));
    }
}

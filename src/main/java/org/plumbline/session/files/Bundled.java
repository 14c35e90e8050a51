package org.plumbline.session.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.plumbline.files.Source;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// What comes with the program: the guides, and a sample that is marked as illustrative.
public final class Bundled {

    private Bundled() {}

    /// The default labelling guide.
    public static Rubric rubric() {
        return guide("/rubric.md");
    }

    /// The default guide for evaluation records.
    public static Rubric recordsGuide() {
        return guide("/records/guide.md");
    }

    /// The page on what the numbers of a report can carry, in Markdown.
    public static String numbers() {
        return new String(read("/numbers.md"), StandardCharsets.UTF_8);
    }

    /// The libraries that the program is shipped with and their licences, one a line.
    static String shipped() {
        return new String(read("/shipped.txt"), StandardCharsets.UTF_8);
    }

    /// This program, as the files name it that it writes.
    public static Tool tool() {
        return new Tool(
                "plumbline", new String(read("/version.txt"), StandardCharsets.UTF_8).strip());
    }

    /// The sample corpus.
    public static Source corpus() {
        return sample("corpus.json");
    }

    /// Digest over all bytes of the sample corpus.
    public static Sha256 corpusSha256() {
        return Sha256.of(read("/sample/corpus.json"));
    }

    /// Two raters' labels of the sample.
    public static List<Source> labels() {
        return List.of(sample("labels-ada.json"), sample("labels-ben.json"));
    }

    /// A judge's results on the sample.
    public static List<Source> judges() {
        return List.of(sample("judge.json"));
    }

    /// Adjudications of the sample's disputes.
    public static List<Source> adjudications() {
        return List.of(sample("adjudications.json"));
    }

    /// The table of the bundled demonstration of evaluation records, which is marked as
    /// illustrative.
    public static Source records() {
        return demonstration("table.json");
    }

    /// The recordings that it is built from, in its order.
    public static List<Source> recordings() {
        return List.of(
                demonstration("explain.json"),
                demonstration("retrieval.json"),
                demonstration("agent.json"),
                demonstration("request-card.json"));
    }

    /// What an editor said of its rows.
    public static List<Source> annotations() {
        return List.of(demonstration("annotations.json"));
    }

    private static Source demonstration(String name) {
        return resource("records/" + name);
    }

    private static Source sample(String name) {
        return resource("sample/" + name);
    }

    private static Source resource(String name) {
        return Source.ofResource(name, () -> read("/" + name));
    }

    private static Rubric guide(String resource) {
        byte[] bytes = read(resource);
        return new Rubric(new String(bytes, StandardCharsets.UTF_8), Sha256.of(bytes));
    }

    private static byte[] read(String resource) {
        try (InputStream stream = Bundled.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("the program lacks " + resource);
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

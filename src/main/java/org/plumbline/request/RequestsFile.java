package org.plumbline.request;

import java.io.IOException;
import java.io.OutputStream;
import org.plumbline.json.JsonWriter;
import org.plumbline.text.PositionEncoding;
import tools.jackson.databind.node.ObjectNode;

/// Writes a requests file: all that a reviewer needs to label, and nothing more. One request is in
/// memory at a time.
public final class RequestsFile {

    private static final String FORMAT = "plumbline-requests";

    private final Rubric rubric;
    private final int[] order;
    private final Loader loader;

    /// Where requests come from, by their index in the corpus.
    @FunctionalInterface
    public interface Loader {
        Request request(int index) throws IOException;
    }

    /// A file of the requests with these indexes, in this order; see [RequestOrder].
    public RequestsFile(Rubric rubric, int[] order, Loader loader) {
        this.rubric = rubric;
        this.order = order.clone();
        this.loader = loader;
    }

    /// Writes one JSON value; does not close `out`.
    public void writeJson(OutputStream out) throws IOException {
        var json = JsonWriter.pretty(out).beginObject();
        header(json);
        json.name("requests").beginArray();
        for (int index : order) {
            json.tree(request(index));
        }
        json.close().close().end();
    }

    /// Writes JSON Lines: the file's object without its requests, then one request a line; does not
    /// close `out`.
    public void writeJsonLines(OutputStream out) throws IOException {
        var json = JsonWriter.compact(out).beginObject();
        header(json);
        json.close().end();
        for (int index : order) {
            json.tree(request(index)).end();
        }
    }

    private void header(JsonWriter json) throws IOException {
        json.name("format").string(FORMAT).name("version").number(1);
        json.name("positionEncoding").string(PositionEncoding.UTF_8.word());
        json.name("rubric").beginObject();
        json.name("text").string(rubric.text()).name("sha256").string(rubric.sha256().hex());
        json.close();
    }

    private ObjectNode request(int index) throws IOException {
        Request request = loader.request(index);
        return RequestJson.of(request.sample()).put("requestSha256", request.sha256().hex());
    }
}

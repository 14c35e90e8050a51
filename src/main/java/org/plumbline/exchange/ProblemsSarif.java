package org.plumbline.exchange;

import java.io.IOException;
import java.io.OutputStream;
import org.plumbline.json.JsonWriter;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;

/// Problems as SARIF 2.1.0: a log of one run, with a rule for each code and a result for each
/// problem.
public final class ProblemsSarif {

    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private ProblemsSarif() {}

    /// Writes the log; does not close `out`.
    ///
    /// @param version of this program
    public static void write(ProblemList problems, String version, OutputStream out)
            throws IOException {
        var json = JsonWriter.pretty(out).beginObject();
        json.name("$schema").string(SCHEMA).name("version").string("2.1.0");
        json.name("runs").beginArray().beginObject();
        tool(json, version);
        json.name("columnKind").string("unicodeCodePoints");
        json.name("results").beginArray();
        for (Problem problem : problems.problems()) {
            result(json, problem);
        }
        json.close();
        json.name("properties").beginObject().name("omitted").number(problems.omitted()).close();
        json.close().close().close().end();
    }

    private static void tool(JsonWriter json, String version) throws IOException {
        json.name("tool").beginObject().name("driver").beginObject();
        json.name("name").string("Plumbline").name("version").string(version);
        json.name("rules").beginArray();
        for (Code code : Code.values()) {
            json.beginObject().name("id").string(code.word());
            json.name("defaultConfiguration").beginObject();
            json.name("level").string(code.severity().word()).close().close();
        }
        json.close().close().close();
    }

    private static void result(JsonWriter json, Problem problem) throws IOException {
        json.beginObject();
        json.name("ruleId").string(problem.code().word());
        json.name("level").string(problem.severity().word());
        json.name("message").beginObject().name("text").string(escaped(problem.message())).close();
        json.name("locations").beginArray().beginObject();
        json.name("physicalLocation").beginObject();
        json.name("artifactLocation").beginObject();
        json.name("uri").string(FileUris.of(problem.file())).close();
        Location location = problem.location();
        if (location != null) {
            json.name("region").beginObject();
            json.name("startLine").number(location.line());
            json.name("startColumn").number(location.column()).close();
        }
        json.close();
        if (problem.pointer() != null) {
            json.name("logicalLocations").beginArray().beginObject();
            json.name("fullyQualifiedName").string(problem.pointer()).close().close();
        }
        json.close().close();
        json.name("properties").beginObject();
        json.name("sampleId").string(problem.sampleId()).close();
        json.close();
    }

    /// A message without arguments and links (SARIF 3.11.5 and 3.11.6): a brace is written twice,
    /// so that it begins no placeholder, and a bracket has a backslash before it, so that it begins
    /// no link. A backslash in front of a bracket is written twice too, or it would be taken for
    /// that.
    private static String escaped(String message) {
        var text = new StringBuilder();
        int backslashes = 0;
        for (int i = 0; i < message.length(); i++) {
            char c = message.charAt(i);
            switch (c) {
                case '{', '}' -> text.append(c);
                case '[', ']' -> text.repeat('\\', backslashes + 1);
                default -> {}
            }
            backslashes = c == '\\' ? backslashes + 1 : 0;
            text.append(c);
        }
        return text.toString();
    }
}

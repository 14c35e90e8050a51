package org.plumbline.exchange;

import java.io.IOException;
import java.io.OutputStream;
import java.util.TreeSet;
import org.plumbline.json.JsonWriter;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;

/// Problems as a SARIF 2.1.0 log, so that editors and CI show them in place.
public final class SarifLog {

    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    private SarifLog() {}

    /// Writes all of them; does not close `out`.
    ///
    /// @param version of the program, as the log names it
    public static void write(ProblemList problems, String version, OutputStream out)
            throws IOException {
        var json = JsonWriter.pretty(out).beginObject();
        json.name("$schema").string(SCHEMA).name("version").string("2.1.0");
        json.name("runs").beginArray().beginObject();
        json.name("tool").beginObject().name("driver").beginObject();
        json.name("name").string("plumbline").name("version").string(version);
        rules(problems, json);
        json.close().close();
        json.name("columnKind").string("unicodeCodePoints");
        json.name("results").beginArray();
        for (Problem problem : problems.problems()) {
            result(problem, json);
        }
        json.close();
        json.name("properties").beginObject();
        json.name("omitted").number(problems.omitted()).close();
        json.close().close().close().end();
    }

    private static void rules(ProblemList problems, JsonWriter json) throws IOException {
        var codes = new TreeSet<String>();
        problems.problems().forEach(problem -> codes.add(problem.code().word()));
        json.name("rules").beginArray();
        for (String code : codes) {
            json.beginObject().name("id").string(code).close();
        }
        json.close();
    }

    private static void result(Problem problem, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("ruleId").string(problem.code().word());
        json.name("level").string(problem.severity().word());
        json.name("message").beginObject().name("text").string(problem.message()).close();
        json.name("locations").beginArray().beginObject();
        json.name("physicalLocation").beginObject();
        json.name("artifactLocation").beginObject();
        json.name("uri").string(FileUri.of(problem.file())).close();
        Location location = problem.location();
        if (location != null) {
            json.name("region").beginObject();
            json.name("startLine").number(location.line());
            json.name("startColumn").number(location.column()).close();
        }
        json.close();
        String pointer = problem.pointer();
        if (pointer != null) {
            json.name("logicalLocations").beginArray().beginObject();
            json.name("fullyQualifiedName").string(pointer).close().close();
        }
        json.close().close();
        json.name("properties").beginObject();
        json.name("sampleId").string(problem.sampleId()).close();
        json.close();
    }
}

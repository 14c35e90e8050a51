package org.plumbline.exchange;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonWriter;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;

/// Problems as a file of the format `plumbline-problems`.
public final class ProblemsJson {

    private ProblemsJson() {}

    /// Writes the file; does not close `out`.
    public static void write(ProblemList problems, OutputStream out) throws IOException {
        var json = JsonWriter.pretty(out).beginObject();
        json.name("format").string("plumbline-problems").name("version").number(1);
        json.name("problems").beginArray();
        for (Problem problem : problems.problems()) {
            write(problem, json);
        }
        json.close().name("omitted").number(problems.omitted()).close().end();
    }

    private static void write(Problem problem, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("severity").string(problem.severity().word());
        json.name("code").string(problem.code().word());
        json.name("file").string(problem.file());
        Location location = problem.location();
        number(json, "line", location == null ? null : location.line());
        number(json, "column", location == null ? null : location.column());
        json.name("pointer").string(problem.pointer());
        json.name("sampleId").string(problem.sampleId());
        json.name("message").string(problem.message());
        json.close();
    }

    private static void number(JsonWriter json, String name, @Nullable Integer value)
            throws IOException {
        if (value == null) {
            json.name(name).nullValue();
        } else {
            json.name(name).number(value.longValue());
        }
    }
}

package org.plumbline.documents;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a command answered.
///
/// @param out its result
/// @param err what it said beside it
record Ran(int code, String out, String err) {

    /// Runs a command as a script does.
    static Ran run(String... words) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var console = new Console(out, new PrintStream(err, true, UTF_8), false);
        int code = CommandFace.run(console, files -> 2, words);
        return new Ran(code, out.toString(UTF_8), err.toString(UTF_8));
    }

    JsonNode json() {
        return JsonMapper.shared().readTree(out);
    }

    /// The codes of the problems that `--format json` lists.
    List<String> codes() {
        return json().get("problems").valueStream().map(it -> it.get("code").asString()).toList();
    }

    /// The result in one line, for words that a line end may stand between.
    String words() {
        return out.replaceAll("\\s+", " ");
    }
}

package org.plumbline.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Runs commands whose results are files or streams, one after the other, and writes what each says
/// into a folder. A program of its own, so that it can have another locale and charset.
public final class EveryCommand {

    private static final String SAMPLE = "assets/sample/";
    private static final List<String> FILES =
            List.of(
                    SAMPLE + "corpus.json",
                    SAMPLE + "labels-ada.json",
                    SAMPLE + "labels-ben.json",
                    SAMPLE + "judge.json",
                    SAMPLE + "adjudications.json");

    private EveryCommand() {}

    /// Arguments: a folder to write into, and a file with problems.
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        for (String form : List.of("text", "json", "sarif")) {
            run(folder, "validate-" + form, "validate", args[1], "--format", form);
        }
        run(folder, "requests", "requests", FILES.getFirst(), "--shuffle", "seed");
        for (String form : List.of("text", "json", "csv", "html")) {
            run(
                    folder,
                    "report-" + form,
                    "report",
                    "--corpus",
                    FILES.get(0),
                    "--labels",
                    FILES.get(1),
                    "--labels",
                    FILES.get(2),
                    "--judge",
                    FILES.get(3),
                    "--adjudications",
                    FILES.get(4),
                    "--format",
                    form);
        }
        for (String form : List.of("text", "json", "csv")) {
            run(folder, "checks-" + form, "checks", FILES.getFirst(), "--format", form);
        }
        run(folder, "help", "report", "--help");
    }

    private static void run(Path folder, String name, String... args) throws Exception {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var console = new Console(out, new PrintStream(err, true, StandardCharsets.UTF_8), false);
        int code = CommandFace.run(console, files -> 2, args);
        Files.write(folder.resolve(name + ".out"), out.toByteArray());
        Files.write(folder.resolve(name + ".err"), err.toByteArray());
        Files.writeString(folder.resolve(name + ".code"), Integer.toString(code));
    }
}

package org.plumbline.session.problems;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.plumbline.exchange.ProblemsJson;
import org.plumbline.exchange.ProblemsSarif;
import org.plumbline.exchange.ProblemsText;
import org.plumbline.problem.ProblemList;
import org.plumbline.session.files.Bundled;
import org.plumbline.text.Term;

/// How problems are written down.
public enum ProblemForm implements Term {
    /// For a person at a terminal.
    TEXT("text"),
    /// For a program: a file of format `plumbline-problems`.
    JSON("json"),
    /// For editors and CI: SARIF 2.1.0.
    SARIF("sarif");

    private final String word;

    ProblemForm(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /// Writes problems; does not close `out`.
    ///
    /// @param coloured for text: true for a terminal that shows colours
    public void write(ProblemList problems, boolean coloured, OutputStream out) throws IOException {
        switch (this) {
            case TEXT -> {
                var text = new StringBuilder();
                ProblemsText.write(problems, coloured, text);
                out.write(text.toString().getBytes(StandardCharsets.UTF_8));
            }
            case JSON -> ProblemsJson.write(problems, out);
            case SARIF -> ProblemsSarif.write(problems, Bundled.tool().version(), out);
        }
    }
}

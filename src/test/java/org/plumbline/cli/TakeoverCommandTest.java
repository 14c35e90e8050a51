package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// `plumbline takeover` tells what a rater labelled elsewhere, and takes it over where it is asked.
class TakeoverCommandTest extends SigningFixture {

    @BeforeEach
    void aDataFolderOfItsOwn() {
        environment.put("PLUMBLINE_DATA", folder.resolve("data").toString());
    }

    private int takeover(String... more) {
        out.reset();
        err.reset();
        var args = new ArrayList<>(List.of("takeover", path("corpus.json")));
        args.addAll(List.of(more));
        return run(args.toArray(String[]::new));
    }

    @Test
    void tellsWhatALabelFileHasAndChangesNothing() {
        for (int look = 0; look < 2; look++) {
            assertThat(takeover("--rater", "ada", "--from", path("labels-ada.json"))).isZero();
            assertThat(out.toString(UTF_8)).startsWith("labels-ada.json, labels of \"ada\"");
            assertThat(out.toString(UTF_8)).doesNotContain("taken over", " 0 labels");
        }
    }

    @Test
    void takesItOverOnceAndThenHasNothingMore() {
        assertThat(takeover("--rater", "ada", "--from", path("labels-ada.json"), "--take"))
                .isZero();
        assertThat(out.toString(UTF_8)).contains("taken over: ");

        assertThat(takeover("--rater", "ada", "--from", path("labels-ada.json"), "--take"))
                .isZero();
        assertThat(out.toString(UTF_8))
                .contains(": 0 labels of 0 samples to take")
                .doesNotContain("taken over");
    }

    @Test
    void findsTheJournalOfAnotherFileOfTheSameSamples() throws IOException {
        takeover("--rater", "ada", "--from", path("labels-ada.json"), "--take");
        String older = Files.readString(folder.resolve("corpus.json"));
        Files.writeString(folder.resolve("corpus.json"), older + "\n\n");

        assertThat(takeover("--rater", "ada", "--take")).isZero();

        assertThat(out.toString(UTF_8)).contains("corpus.json, labels of \"ada\"", "taken over: ");
    }

    @Test
    void refusesTheLabelsOfSomebodyElse() {
        assertThat(takeover("--rater", "bob", "--from", path("labels-ada.json"), "--take"))
                .isEqualTo(1);
        assertThat(said()).contains("has the labels of \"ada\", and you label as \"bob\"");
    }

    @Test
    void asksForANameWhereNoneIsKnown() {
        assertThat(takeover()).isEqualTo(2);
        assertThat(said()).contains("say whose labels with --rater");
    }

    @Test
    void saysWhereNothingIsFound() {
        assertThat(takeover("--rater", "ada")).isZero();
        assertThat(out.toString(UTF_8)).isEqualTo("nothing to take over\n");
    }
}

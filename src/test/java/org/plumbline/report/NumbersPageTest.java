package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The page on what numbers can carry is read in the README and in the window.
class NumbersPageTest {

    private static String page() throws IOException {
        return Files.readString(Path.of("assets/numbers.md"));
    }

    @Test
    void theReadmeHasTheSamePage() throws IOException {
        String oneLevelDown = page().strip().replaceAll("(?m)^(#+ )", "#$1");

        assertThat(Files.readString(Path.of("README.md"))).contains(oneLevelDown);
    }

    /// The sources that the documents name, and one on dependence and paired comparison.
    @Test
    void itNamesItsSources() throws IOException {
        assertThat(page().replaceAll("\\s+", " "))
                .contains("NIST/SEMATECH e-Handbook of Statistical Methods")
                .contains("R. Artstein and M. Poesio, *Inter-Coder Agreement")
                .contains("E. Miller, *Adding Error Bars to Evals*");
    }

    /// Each thing that a reader may take a number for and must not has a word in the page.
    @Test
    void itSaysWhatNoNumberShows() throws IOException {
        assertThat(page())
                .contains("A null kappa is not perfect agreement")
                .contains("What an output left out** is not measured")
                .contains("not a population")
                .contains("nothing of whole outputs")
                .contains("the digest of the export's");
    }
}

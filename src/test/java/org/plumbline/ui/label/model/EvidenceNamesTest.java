package org.plumbline.ui.label.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Role;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Version;
import org.plumbline.text.ExactText;

class EvidenceNamesTest {

    private static List<String> names(@Nullable String... paths) {
        List<Evidence> all = Arrays.stream(paths).map(EvidenceNamesTest::of).toList();
        return all.stream().map(one -> EvidenceNames.of(one, all)).toList();
    }

    private static Evidence of(@Nullable String path) {
        return new Evidence(
                "e1",
                Role.SEEN,
                Seen.YES,
                new Content.Text(ExactText.of("a")),
                Completeness.COMPLETE,
                new Version(null, null, path));
    }

    @Test
    void theLastPartOfAPathIsEnoughWhereNoOtherHasIt() {
        assertThat(names("src/api/index.ts", "src/web/main.ts"))
                .containsExactly("index.ts", "main.ts");
    }

    @Test
    void pathsThatEndAlikeShowWhereTheyDiffer() {
        assertThat(names("src/api/index.ts", "src/web/index.ts"))
                .containsExactly("api/index.ts", "web/index.ts");
        assertThat(names("a/src/index.ts", "b/src/index.ts"))
                .containsExactly("a/src/index.ts", "b/src/index.ts");
    }

    @Test
    void aPathThatIsTheEndOfAnotherStaysWhole() {
        assertThat(names("index.ts", "src/index.ts")).containsExactly("index.ts", "src/index.ts");
        assertThat(names("/index.ts", "/src/index.ts"))
                .containsExactly("/index.ts", "src/index.ts");
    }

    @Test
    void theTwoSidesOfAFileHaveOneName() {
        assertThat(names("src/index.ts", "src/index.ts")).containsExactly("index.ts", "index.ts");
    }

    @Test
    void whatHasNoPathIsCalledByItsId() {
        assertThat(names(null, "")).containsExactly("e1", "e1");
    }
}

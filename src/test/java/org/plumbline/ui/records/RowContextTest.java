package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class RowContextTest {

    private static String of(String json) {
        return RowContext.of(JsonMapper.shared().readTree(json));
    }

    @Test
    void whatWasAskedAndSuppliedStandsUnderItsNameAsItIs() {
        assertThat(
                        of(
                                "{\"question\":\"Why?\",\"supplied\":{\"p-4\":\"Page 4.\\n\\tIt is.\\n\"},\"n\":2}"))
                .isEqualTo(
                        """
                        question:
                        Why?

                        supplied · p-4:
                        Page 4.
                        \tIt is.

                        n:
                        2
                        """);
    }

    @Test
    void whoAnnotatedIsNotSaidHere() {
        assertThat(of("{\"annotator\":\"a\",\"independent\":true}")).isEmpty();
        assertThat(RowContext.of(null)).isEmpty();
    }

    @Test
    void ofVeryManyMembersTheLastAreCounted() {
        var json = JsonMapper.shared().createObjectNode();
        for (int i = 0; i < 1003; i++) {
            json.put("m" + i, i);
        }

        assertThat(RowContext.of(json)).endsWith("\n\nm999:\n999\n\nand 3 more\n");
    }

    @Test
    void listsAndEmptyObjectsAreShownAsJson() {
        assertThat(of("{\"allowed\":[\"a\",1],\"none\":{}}"))
                .isEqualTo("allowed:\n[\"a\",1]\n\nnone:\n{}\n");
    }
}

package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.text.ExactText;
import org.plumbline.ui.Fx;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the window shows of the bundled sample, copied out of it, against the digests in the file.
class WhatIsShownTest {

    @TempDir Path folder;

    @Test
    void theShownTextOfEverySampleHasTheDigestInTheCorpus() throws IOException {
        List<JsonNode> cases = cases();
        var shown = new ArrayList<String>();
        var stored = new ArrayList<String>();
        try (var bench = new Bench(folder.resolve("data"), null)) {
            for (JsonNode attempt : cases) {
                String id = attempt.get("sampleId").asString();
                bench.awaitSample(id);
                if (!attempt.get("output").isNull()) {
                    stored.add(id + " " + attempt.get("output").get("sha256").asString());
                    bench.press(KeyCode.CONTROL, KeyCode.A);
                    bench.press(KeyCode.CONTROL, KeyCode.C);
                    shown.add(id + " " + ExactText.of(Fx.clipboard()).sha256());
                }
                bench.press(KeyCode.G);
            }
        }
        assertThat(stored).hasSizeGreaterThan(30);
        assertThat(shown).isEqualTo(stored);
    }

    private static List<JsonNode> cases() throws IOException {
        var corpus =
                JsonMapper.builder()
                        .build()
                        .readTree(Files.readAllBytes(Path.of("assets/sample/corpus.json")));
        return new ArrayList<>(corpus.get("cases").values());
    }
}

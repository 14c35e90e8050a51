package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plumbline.SharedData;
import org.plumbline.text.ExactText;
import org.plumbline.ui.Fx;
import tools.jackson.databind.json.JsonMapper;

class NaughtyStringsTest {

    private final TextViewport view = Fx.get(TextViewport::full);
    private final Fx.Window window = Fx.show(600, 300, view::node);

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void showsAndCopiesEveryNaughtyStringAsItIsStored() throws Exception {
        String file = Files.readString(SharedData.path("suite-blns/blns.json"));
        List<String> strings = List.of(new JsonMapper().readValue(file, String[].class));
        assertThat(strings).hasSizeGreaterThan(500);
        for (String each : strings) {
            if (each.isEmpty()) {
                continue;
            }
            Fx.run(
                    () -> {
                        view.show(ExactText.of(each));
                        view.node().layout();
                        view.selectAll();
                        view.copySelection();
                    });
            assertThat(Fx.clipboard()).isEqualTo(each);
        }
    }
}

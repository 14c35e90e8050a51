package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.HardStrings;
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

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void showsAndCopiesEveryHardStringAsItIsStored(HardStrings.Kind kind) {
        kind.texts().forEach(this::showsAndCopies);
    }

    static Stream<HardStrings.Kind> kinds() {
        return HardStrings.kinds();
    }

    @Tag(SharedData.TAG)
    @Test
    void showsAndCopiesEveryNaughtyStringAsItIsStored() throws Exception {
        String file = Files.readString(SharedData.path("suite-blns/blns.json"));
        List<String> strings = List.of(new JsonMapper().readValue(file, String[].class));
        assertThat(strings).hasSizeGreaterThan(500);
        strings.forEach(this::showsAndCopies);
    }

    private void showsAndCopies(String text) {
        if (text.isEmpty()) {
            return;
        }
        Fx.run(
                () -> {
                    view.show(ExactText.of(text));
                    view.node().layout();
                    view.selectAll();
                    view.copySelection();
                });
        assertThat(Fx.clipboard()).isEqualTo(text);
    }
}

package org.plumbline.session.label;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.CaseBuilder;
import org.plumbline.HardStrings;
import org.plumbline.labels.Act;
import org.plumbline.session.files.Tool;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Texts that break programs, as notes of a reviewer: in the journal and in the label file.
class HardNotesTest {

    private static final Path TARGET = Bench.ROOT.resolve("labels.json");

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void comeBackFromTheJournalAndStandInTheLabelFile(HardStrings.Kind kind) throws Exception {
        List<String> notes = kind.texts().stream().filter(text -> !text.isEmpty()).toList();
        var drawn = new CaseBuilder("a");
        drawn.claims(
                IntStream.range(0, notes.size()).mapToObj(i -> "c" + i).toArray(String[]::new));
        var bench = new Bench(new ListStore(true, drawn.build()));
        try (var session = bench.open()) {
            for (int i = 0; i < notes.size(); i++) {
                bench.done(session, new Act.SetNote("a", "c" + i, notes.get(i)));
            }
        }

        try (var again = bench.open()) {
            for (int i = 0; i < notes.size(); i++) {
                assertThat(again.draft(0).claim("c" + i).note()).isEqualTo(notes.get(i));
            }
            bench.complete(again, 0, 0);
            again.export(TARGET, new Tool("Plumbline", "0.1.0"), source -> List.of());
        }

        JsonNode file = JsonMapper.shared().readTree(new String(bench.disk.read(TARGET), UTF_8));
        JsonNode claims = file.at("/ratings/0/claims");
        assertThat(claims).hasSameSizeAs(notes);
        for (int i = 0; i < notes.size(); i++) {
            assertThat(claims.get(i).get("note").stringValue()).isEqualTo(notes.get(i));
        }
    }

    static Stream<HardStrings.Kind> kinds() {
        return HardStrings.kinds();
    }
}

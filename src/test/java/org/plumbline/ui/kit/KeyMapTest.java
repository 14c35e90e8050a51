package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Who has which key, in a window with two views.
class KeyMapTest {

    private static final int LABEL = 1;
    private static final int RECORDS = 2;

    private final KeyMap map = new KeyMap(List.of("file.keys", "file.quit"));

    @BeforeEach
    void fill() {
        add(LABEL, "label.truth.true", "T");
        add(LABEL, "label.note", "E");
        add(RECORDS, "records.note", "E");
        add(RECORDS, "records.insufficient", "I");
        add(KeyMap.WINDOW, "file.guide", "I");
        add(KeyMap.WINDOW, "file.keys", "Shift+Slash", "F1");
        add(KeyMap.WINDOW, "file.quit", "Shortcut+Q");
        add(KeyMap.WINDOW, "file.tour");
    }

    private void add(int place, String id, String... keys) {
        map.add(new Command(id, keys(keys), () -> {}), place);
    }

    private static List<KeyCombination> keys(String... names) {
        return Stream.of(names).map(name -> KeyText.read(name).orElseThrow()).toList();
    }

    private List<String> namesOf(String id) {
        return map.command(id).orElseThrow().keys().stream().map(KeyText::name).toList();
    }

    @Test
    void aFreeKeyTakesThePlaceOfTheStandardOnes() {
        assertThat(map.ask("file.keys", keys("F2"))).isEqualTo(new KeyAnswer.Free());

        map.give("file.keys", keys("F2"));

        assertThat(namesOf("file.keys")).containsExactly("F2");
        assertThat(map.isChanged("file.keys")).isTrue();
        assertThat(map.chosen()).isEqualTo(Map.of("file.keys", List.of("F2")));
    }

    @Test
    void aKeyOfTheSameViewIsTakenAndNamesWhoHasIt() {
        assertThat(takers("label.note", "T")).containsExactly("label.truth.true");
    }

    @Test
    void aKeyOfTheWindowIsTakenInEveryView() {
        map.give("file.guide", keys("F5"));

        assertThat(takers("label.note", "F5")).containsExactly("file.guide");
        assertThat(takers("file.tour", "E")).containsExactly("label.note", "records.note");
    }

    @Test
    void theSameKeyInAnotherViewIsFree() {
        assertThat(map.ask("records.note", keys("T"))).isEqualTo(new KeyAnswer.Free());
    }

    @Test
    void whatTheProgramSharesMayBeSharedAgainButByNobodyElse() {
        map.give("file.guide", keys("F5"));

        assertThat(map.ask("file.guide", keys("I"))).isEqualTo(new KeyAnswer.Free());
        assertThat(takers("file.tour", "I")).containsExactly("records.insufficient");
    }

    @Test
    void whoLosesItsOnlyKeyIsNamedAndHasNoneThen() {
        var taken = (KeyAnswer.Taken) map.ask("label.note", keys("T"));
        assertThat(taken.keyless()).extracting(Command::id).containsExactly("label.truth.true");

        map.give("label.note", keys("T"));

        assertThat(namesOf("label.note")).containsExactly("T");
        assertThat(namesOf("label.truth.true")).isEmpty();
        assertThat(map.chosen())
                .isEqualTo(Map.of("label.note", List.of("T"), "label.truth.true", List.of()));
    }

    @Test
    void whoHasAnotherKeyKeepsIt() {
        var taken = (KeyAnswer.Taken) map.ask("label.note", keys("F1"));
        assertThat(taken.keyless()).isEmpty();

        map.give("label.note", keys("F1"));

        assertThat(namesOf("file.keys")).containsExactly("Shift+Slash");
    }

    @Test
    void theLastKeyOfANeededCommandIsNotGivenAway() {
        assertThat(map.ask("label.note", keys("Shortcut+Q")))
                .isInstanceOfSatisfying(
                        KeyAnswer.Needed.class,
                        needed -> assertThat(needed.by().id()).isEqualTo("file.quit"));
        assertThatThrownBy(() -> map.give("label.note", keys("Shortcut+Q")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> map.give("file.quit", List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("file.quit must keep a key");
        assertThat(namesOf("file.quit")).containsExactly("Shortcut+Q");
    }

    @Test
    void aReservedKeyIsRefusedWithTheReason() {
        assertThat(map.ask("label.note", keys("Enter")))
                .isEqualTo(new KeyAnswer.Reserved(keys("Enter").getFirst(), ReservedKey.MOVES));
        assertThatThrownBy(() -> map.give("label.note", keys("Enter")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theStandardKeyComesBackOnlyByAskingWhoHasItNow() {
        map.give("label.note", keys("T"));

        assertThat(takers("label.truth.true", "T")).containsExactly("label.note");
        map.give("label.truth.true", map.standard("label.truth.true"));

        assertThat(map.isChanged("label.truth.true")).isFalse();
        assertThat(map.chosen()).isEqualTo(Map.of("label.note", List.of()));
    }

    @Test
    void allStandardKeysAreBackAtOnce() {
        map.give("label.note", keys("T"));
        map.give("label.truth.true", keys("E"));
        int changes = map.changes().get();

        map.resetAll();

        assertThat(map.chosen()).isEmpty();
        assertThat(namesOf("label.note")).containsExactly("E");
        assertThat(map.changes().get()).isEqualTo(changes + 1);
    }

    @Test
    void choicesComeBackFromTheSettings() {
        map.give("label.note", keys("T"));
        var kept = map.chosen();
        map.resetAll();

        map.choose(kept);

        assertThat(namesOf("label.note")).containsExactly("T");
        assertThat(namesOf("label.truth.true")).isEmpty();
        assertThat(map.chosen()).isEqualTo(kept);
    }

    @Test
    void whatNobodyUnderstandsIsPassedOver() {
        map.choose(
                Map.of(
                        "label.note", List.of("Nope", "Enter", "Shortcut+C"),
                        "file.tour", List.of("Nope", "F9"),
                        "later.command", List.of("Nope")));

        assertThat(namesOf("label.note")).containsExactly("E");
        assertThat(namesOf("file.tour")).containsExactly("F9");
        // Kept for the version of the program that has it.
        assertThat(map.chosen())
                .isEqualTo(Map.of("file.tour", List.of("F9"), "later.command", List.of("Nope")));
    }

    @Test
    void aChosenKeyWinsAgainstAStandardOneThatCameLater() {
        map.choose(Map.of("file.tour", List.of("T")));

        assertThat(namesOf("file.tour")).containsExactly("T");
        assertThat(namesOf("label.truth.true")).isEmpty();
    }

    @Test
    void neededCommandsHaveAKeyWhateverTheSettingsSay() {
        map.choose(Map.of("file.quit", List.of(), "file.keys", List.of("Shortcut+Q")));

        assertThat(namesOf("file.quit")).containsExactly("Shortcut+Q");
        assertThat(namesOf("file.keys")).containsExactly("Shift+Slash", "F1");

        map.choose(Map.of("label.note", List.of("Shortcut+Q")));

        assertThat(namesOf("file.quit")).containsExactly("Shortcut+Q");
        assertThat(namesOf("label.note")).isEmpty();
    }

    @Test
    void noKeyEverDoesTwoThingsWhateverIsChosen() {
        long seed = 20261130;
        var random = new Random(seed);
        var ids = map.all().stream().map(Command::id).toList();
        var some = List.of("T", "E", "I", "F1", "F2", "Shortcut+Q", "Shift+Slash", "Enter");
        for (int round = 0; round < 2_000; round++) {
            String id = ids.get(random.nextInt(ids.size()));
            var wanted = keys(some.get(random.nextInt(some.size())));
            switch (map.ask(id, wanted)) {
                case KeyAnswer.Free free -> map.give(id, wanted);
                case KeyAnswer.Taken taken -> map.give(id, wanted);
                case KeyAnswer.Reserved reserved -> {}
                case KeyAnswer.Needed needed -> {}
            }
            assertNobodyShares("seed " + seed + ", round " + round);
            var kept = map.chosen();
            map.choose(kept);
            assertThat(map.chosen()).isEqualTo(kept);
        }
    }

    private void assertNobodyShares(String when) {
        assertThat(namesOf("file.quit")).as(when).isNotEmpty();
        assertThat(namesOf("file.keys")).as(when).isNotEmpty();
        for (String view : List.of("label", "records")) {
            var heard =
                    map.all().stream()
                            .filter(command -> List.of("file", view).contains(command.group()))
                            .flatMap(command -> namesOf(command.id()).stream())
                            // This one the program itself gives to two.
                            .filter(name -> !name.equals("I"))
                            .toList();
            assertThat(heard).as(when).doesNotHaveDuplicates();
        }
        assertThat(map.all().stream().filter(command -> command.cap().equals("I")).count())
                .as(when)
                .isLessThanOrEqualTo(2);
    }

    private List<String> takers(String id, String key) {
        var answer = map.ask(id, keys(key));
        assertThat(answer).isInstanceOf(KeyAnswer.Taken.class);
        return ((KeyAnswer.Taken) answer).by().stream().map(Command::id).toList();
    }
}

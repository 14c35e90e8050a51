package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.files.Source;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.problem.Problem;

/// One thing is changed in good files, and one named problem is expected at one place: the place
/// that another parser finds for the pointer.
class EveryCodeTest {

    /// A change and what is to be found.
    ///
    /// @param file the file in which the problem is
    /// @param atName true where the place is that of the member's name
    /// @param words what the message has to say
    record Change(
            String title,
            Consumer<World> change,
            Code code,
            String file,
            String pointer,
            boolean atName,
            String words) {

        @Override
        public String toString() {
            return code.word() + ": " + title;
        }
    }

    static Stream<Change> changes() {
        return Stream.of(ShapeChanges.all(), CorpusChanges.all(), LabelChanges.all())
                .flatMap(List::stream);
    }

    /// Without the array itself, for which JSON Lines has no place.
    static Stream<Change> changesOfLines() {
        return changes().filter(change -> !change.title().equals("no cases"));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void oneChangeGivesOneProblemAtItsPlace(Change change) {
        var world = new World();
        change.change().accept(world);

        List<Problem> problems = world.validate().problems();

        assertThat(problems).as("%s", problems).hasSize(1);
        Problem problem = problems.getFirst();
        String json = World.pretty(world.file(change.file()));
        Location place =
                change.atName()
                        ? Place.ofName(json, change.pointer())
                        : Place.ofValue(json, change.pointer());
        assertThat(problem.code()).isEqualTo(change.code());
        assertThat(problem.file()).isEqualTo(change.file());
        assertThat(problem.pointer()).isEqualTo(change.pointer());
        assertThat(problem.location()).isEqualTo(place);
        assertThat(problem.sampleId()).isEqualTo(sampleId(world, change));
        assertThat(problem.message()).contains(change.words());
    }

    @ParameterizedTest
    @MethodSource("changesOfLines")
    void jsonLinesGiveTheSameProblemAtTheSamePointer(Change change) {
        var world = new World();
        change.change().accept(world);
        var sources = new ArrayList<Source>();
        world.files().forEach((name, file) -> sources.add(Lines.of(name, file)));

        List<Problem> problems = World.validate(sources).problems();

        assertThat(problems).hasSize(1);
        Problem problem = problems.getFirst();
        assertThat(problem.code()).isEqualTo(change.code());
        assertThat(problem.pointer()).isEqualTo(change.pointer());
        assertThat(problem.sampleId()).isEqualTo(sampleId(world, change));
    }

    @Test
    void everyCodeOfTheseFilesIsTested() {
        var elsewhere =
                List.of(
                        Code.JSON_SYNTAX,
                        Code.JSON_LIMIT,
                        Code.JSON_DUPLICATE_KEY,
                        Code.JSON_BOM,
                        Code.LABELS_RATER,
                        Code.LABELS_JUDGE,
                        Code.ADJUDICATION_REPEATED);
        var tested = changes().map(Change::code).toList();

        assertThat(Code.values())
                .filteredOn(code -> !code.word().startsWith("signature/"))
                .filteredOn(code -> !code.word().startsWith("records/"))
                .allMatch(code -> elsewhere.contains(code) || tested.contains(code));
    }

    /// The sample id that stands in the element the pointer leads into.
    private static @Nullable String sampleId(World world, Change change) {
        var element = Pattern.compile("/\\w+/\\d+").matcher(change.pointer());
        if (!element.lookingAt()) {
            return null;
        }
        var id = world.file(change.file()).at(element.group() + "/sampleId");
        return id.isString() ? id.stringValue() : null;
    }
}

package org.plumbline.ui.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plumbline.request.Rubric;
import org.plumbline.session.ReadProgress;
import org.plumbline.text.Sha256;
import org.plumbline.ui.kit.Background;

class ProblemsControllerTest {

    private static final Path CORPUS = Path.of("assets/sample/corpus.json");

    /// Work that waits until it is taken.
    private final ArrayDeque<Runnable> work = new ArrayDeque<>();

    private final Around around = new Around();
    private final ProblemsController controller =
            new ProblemsController(new Background(work::add, Runnable::run), around);

    /// The window around the view, which counts what is under way.
    private static final class Around implements ProblemsController.Outside {

        private boolean busy;

        @Override
        public Optional<Path> askOpen(String title) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> askSave(String title, String suggestedName) {
            return Optional.empty();
        }

        @Override
        public void tell(String headline, String words) {
            throw new AssertionError(headline + ": " + words);
        }

        @Override
        public ReadProgress begin(String words) {
            busy = true;
            return (bytes, total) -> {};
        }

        @Override
        public void end() {
            busy = false;
        }

        @Override
        public Rubric rubric() {
            return new Rubric("Be fair.", Sha256.of(new byte[] {1}));
        }

        @Override
        public boolean isBlind(Path file) {
            return false;
        }
    }

    @Test
    void isNotBusyOnceTheLastFileIsTakenOutWhileItIsChecked() {
        controller.add(CORPUS);
        assertThat(around.busy).isTrue();

        controller.remove(CORPUS);

        assertThat(around.busy).isFalse();
        assertThat(controller.model().busy.get()).isFalse();
        work.remove().run();
        assertThat(controller.model().found.get()).as("what nobody wants any more").isNull();
    }

    @Test
    void showsTheFindingsOfTheLastCheckAlone() {
        controller.add(CORPUS);
        controller.check();
        Runnable first = work.remove();
        work.remove().run();
        assertThat(around.busy).isFalse();
        var found = controller.model().found.get();
        assertThat(found).isNotNull();

        first.run();

        assertThat(controller.model().found.get()).isSameAs(found);
    }
}

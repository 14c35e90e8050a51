package org.plumbline.ui.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import org.junit.jupiter.api.Test;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.frame.BeingLabelled;
import org.plumbline.ui.kit.Background;

class ProblemsControllerTest {

    private static final Path CORPUS = Path.of("assets/sample/corpus.json");

    /// Work that waits until it is taken.
    private final ArrayDeque<Runnable> work = new ArrayDeque<>();

    private final AskedFrame around = new AskedFrame(new Background(work::add, Runnable::run));
    private final ProblemsController controller = new ProblemsController(around, new Nothing());

    /// Nothing is being labelled.
    private static final class Nothing implements BeingLabelled {

        @Override
        public Rubric rubric() {
            return new Rubric("Be fair.", Sha256.of(new byte[] {1}));
        }

        @Override
        public boolean isBlind(Path file) {
            return false;
        }

        @Override
        public boolean isBlind(Sha256 digest) {
            return false;
        }
    }

    @Test
    void isNotBusyOnceTheLastFileIsTakenOutWhileItIsChecked() {
        controller.checkAlone(CORPUS);
        assertThat(around.busy()).isOne();

        controller.remove(CORPUS);

        assertThat(around.busy()).isZero();
        assertThat(controller.model().busy.get()).isFalse();
        work.remove().run();
        assertThat(controller.model().found.get()).as("what nobody wants any more").isNull();
    }

    @Test
    void showsTheFindingsOfTheLastCheckAlone() {
        controller.checkAlone(CORPUS);
        controller.check();
        Runnable first = work.remove();
        work.remove().run();
        assertThat(around.busy()).isZero();
        var found = controller.model().found.get();
        assertThat(found).isNotNull();

        first.run();

        assertThat(controller.model().found.get()).isSameAs(found);
    }
}

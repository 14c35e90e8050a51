package org.plumbline.ui.shell.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import javafx.scene.control.Button;
import org.junit.jupiter.api.Test;
import org.plumbline.ui.Fx;
import org.plumbline.ui.Inside;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.InFlight;
import org.plumbline.ui.kit.Overlay;

/// Whether something may be left, with a disk that is played, and work that waits for the test.
class LeaveQuestionTest {

    private final Queue<Runnable> work = new ArrayDeque<>();
    private final List<String> done = new ArrayList<>();
    private final Acts labels = new Acts("labels");
    private final Acts reviews = new Acts("reviews");
    private final Overlay overlay = Fx.get(Overlay::new);
    private final LeaveQuestion question =
            new LeaveQuestion(new Background(work::add, Runnable::run), overlay);

    private final class Acts implements InFlight {

        private final String name;
        private Optional<String> trouble = Optional.empty();

        Acts(String name) {
            this.name = name;
        }

        @Override
        public void commit() {
            done.add("commit " + name);
        }

        @Override
        public Optional<String> savingTrouble() {
            return trouble;
        }

        @Override
        public void retryNow() {
            done.add("retry " + name);
        }

        @Override
        public void giveUp() {
            done.add("give up " + name);
        }

        @Override
        public Runnable settling() {
            return () -> done.add("settle " + name);
        }
    }

    private void leave() {
        Fx.run(() -> question.leave(List.of(labels, reviews), () -> done.add("left")));
    }

    private void work() {
        Fx.run(
                () -> {
                    while (!work.isEmpty()) {
                        work.remove().run();
                    }
                });
    }

    private void recovered() {
        labels.trouble = Optional.empty();
        Fx.run(question::recovered);
        work();
    }

    private void press(String button) {
        Fx.run(() -> ((Button) overlay.lookup("#" + button)).fire());
    }

    @Test
    void waitsForTheDiskOnAWorkerAndThenLeaves() {
        leave();
        assertThat(done).containsExactly("commit labels", "commit reviews");
        work();

        assertThat(done.subList(2, 5)).containsExactly("settle labels", "settle reviews", "left");
        assertThat(overlay.isOpen()).isFalse();
    }

    @Test
    void asksAtOnceWhereSavingFailsAndTriesAgainMeanwhile() {
        labels.trouble = Optional.of("Not saved: the disk is full.");
        leave();

        assertThat(overlay.isOpen()).isTrue();
        assertThat(done).contains("retry labels").doesNotContain("left");
    }

    @Test
    void asksWhereTheDiskBeginsToRefuseWhileItWaits() {
        leave();
        reviews.trouble = Optional.of("Not saved: the disk is full.");
        work();

        assertThat(overlay.isOpen()).isTrue();
        assertThat(done).doesNotContain("left");
    }

    @Test
    void theQuestionAnswersItselfOnceSavingWorks() {
        labels.trouble = Optional.of("Not saved: the disk is full.");
        leave();
        recovered();

        assertThat(overlay.isOpen()).isFalse();
        assertThat(done).endsWith("settle labels", "settle reviews", "left");
    }

    @Test
    void theQuestionStaysWhileOneOfTwoStillFails() {
        labels.trouble = Optional.of("Not saved: the disk is full.");
        reviews.trouble = Optional.of("Not saved: the stick is gone.");
        leave();
        recovered();

        assertThat(overlay.isOpen()).isTrue();
        assertThat(done).doesNotContain("left");
    }

    @Test
    void whoKeepsTheWindowOpenIsNotTurnedOutLater() {
        labels.trouble = Optional.of("Not saved: the disk is full.");
        leave();
        press("close-wait");
        recovered();

        assertThat(done).doesNotContain("left");
    }

    @Test
    void whoInsistsLeavesOnce() {
        labels.trouble = Optional.of("Not saved: the disk is full.");
        leave();
        press("close-anyway");
        recovered();

        assertThat(done).filteredOn("left"::equals).hasSize(1);
        assertThat(overlay.isOpen()).isFalse();
    }

    @Test
    void whoInsistsGivesUpWhatCannotBeSavedAndNothingElse() {
        labels.trouble = Optional.of("Not saved: the disk is full.");
        leave();
        press("close-anyway");

        assertThat(done).endsWith("give up labels", "left").doesNotContain("give up reviews");
    }

    @Test
    void saysNoPathOfATroubleRaw() {
        labels.trouble = Optional.of("Not saved: /data/na\u202Eme is full.");
        leave();

        assertThat(Inside.words(overlay, "text-body"))
                .contains("Not saved: /data/na<U+202E>me is full.");
    }
}

package org.plumbline.ui.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.kit.Background;

/// What becomes of long work that is asked for again, done when the test says so.
class LongWorkTest {

    private final Queue<Runnable> workers = new ArrayDeque<>();
    private final AskedFrame frame = new AskedFrame(new Background(workers::add, Runnable::run));
    private final LongWork work = new LongWork(frame);
    private final List<String> told = new ArrayList<>();

    private void ask(String answer) {
        run(progress -> progress.isCancelled() ? "unwanted" : answer);
    }

    private void run(LongWork.Work<String> what) {
        work.run("busy", what, told::add, failure -> told.add("failed " + failure.getMessage()));
    }

    @Test
    void theFrameIsBusyUntilTheAnswerIsThere() {
        ask("a");
        assertThat(frame.busy()).isOne();
        assertThat(work.underWayProperty().get()).isTrue();

        workers.remove().run();

        assertThat(told).containsExactly("a");
        assertThat(frame.busy()).isZero();
        assertThat(work.underWayProperty().get()).isFalse();
    }

    @Test
    void anAnswerThatComesTooLateIsDropped() {
        ask("a");
        Runnable first = workers.remove();
        ask("b");
        workers.remove().run();

        first.run();

        assertThat(told).containsExactly("b");
        assertThat(frame.busy()).isZero();
    }

    @Test
    void workThatNobodyWantsAnyMoreHearsIt() {
        var heard = new ArrayList<ReadProgress>();
        run(
                progress -> {
                    heard.add(progress);
                    return "a";
                });
        Runnable first = workers.remove();
        work.stop();
        first.run();

        assertThat(heard).singleElement().matches(ReadProgress::isCancelled);
        assertThat(told).isEmpty();
        assertThat(frame.busy()).isZero();
    }

    @Test
    void aFailureIsToldAndEndsTheWork() {
        run(
                progress -> {
                    throw new IOException("no disk");
                });
        workers.remove().run();

        assertThat(told).containsExactly("failed no disk");
        assertThat(frame.busy()).isZero();
    }

    @Test
    void whatIsAskedForByAnAnswerIsUnderWay() {
        work.run("busy", progress -> "a", answer -> ask("b"), failure -> {});
        workers.remove().run();
        assertThat(frame.busy()).isOne();

        workers.remove().run();

        assertThat(told).containsExactly("b");
        assertThat(frame.busy()).isZero();
    }
}

package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

class LatestTest {

    private final Queue<Runnable> work = new ArrayDeque<>();
    private final Latest latest = new Latest(new Background(work::add, Runnable::run));
    private final List<String> told = new ArrayList<>();

    private void ask(Callable<String> answer) {
        latest.run(answer, told::add, failure -> told.add("failed " + failure.getMessage()));
    }

    private static String fail() throws IOException {
        throw new IOException("no disk");
    }

    private void work() {
        while (!work.isEmpty()) {
            work.remove().run();
        }
    }

    @Test
    void onlyTheLastAnswerIsTold() {
        ask(() -> "a");
        ask(() -> "b");
        work();

        assertThat(told).containsExactly("b");
    }

    @Test
    void aFailureIsToldInTimeAlone() {
        ask(LatestTest::fail);
        ask(LatestTest::fail);
        work();

        assertThat(told).containsExactly("failed no disk");
    }

    @Test
    void whatIsForgottenIsNotTold() {
        ask(() -> "a");
        latest.forget();
        work();

        assertThat(told).isEmpty();
    }
}

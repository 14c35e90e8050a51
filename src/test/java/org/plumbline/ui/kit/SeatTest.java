package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/// The order in which sessions are closed and begun, whose work is done when the test says so.
class SeatTest {

    private final Queue<Runnable> work = new ArrayDeque<>();
    private final List<String> done = new ArrayList<>();
    private final Seat<Session> seat =
            new Seat<>(
                    new Background(work::add, Runnable::run),
                    session -> session.lost,
                    failure -> done.add("unclosed " + failure.getMessage()),
                    entries -> done.add("lost " + entries));

    private final class Session implements AutoCloseable {

        private final String name;
        private int lost;

        Session(String name) {
            this.name = name;
            done.add("open " + name);
        }

        @Override
        public void close() throws IOException {
            done.add("close " + name);
            if (name.startsWith("bad")) {
                throw new IOException(name);
            }
            lost = name.startsWith("full") ? 2 : 0;
        }
    }

    private void change(String name) {
        seat.change(
                () -> new Session(name),
                begun -> done.add("show " + begun.name),
                failure -> done.add("failed " + failure.getMessage()));
    }

    private void work() {
        while (!work.isEmpty()) {
            work.remove().run();
        }
    }

    @Test
    void closesWhatIsOpenBeforeTheNextBeginsAndNothingOfItOnTheCallersThread() {
        change("a");
        work();
        done.clear();
        change("b");
        assertThat(done).isEmpty();
        assertThat(seat.now()).isEmpty();
        work();

        assertThat(done).containsExactly("close a", "open b", "show b");
        assertThat(seat.now().orElseThrow().name).isEqualTo("b");
    }

    @Test
    void ofSeveralThatAreWantedMeanwhileTheLastOneIsShownAndNoneStaysOpen() {
        change("a");
        change("b");
        change("c");
        work();

        assertThat(done).containsExactly("open a", "close a", "open c", "show c");
    }

    @Test
    void isEmptiedAndTakesTheNext() {
        change("a");
        work();
        seat.clear(() -> done.add("emptied"));
        work();
        assertThat(seat.now()).isEmpty();
        change("b");
        work();

        assertThat(done)
                .containsExactly("open a", "show a", "close a", "emptied", "open b", "show b");
    }

    @Test
    void staysEmptyWhereItIsEmptiedWhileSomethingBegins() {
        change("a");
        seat.clear(() -> done.add("emptied"));
        work();

        assertThat(done).containsExactly("open a", "close a", "emptied");
        assertThat(seat.now()).isEmpty();
    }

    @Test
    void tellsWhatDidNotBeginAndTakesTheNextAllTheSame() {
        seat.change(
                () -> {
                    throw new IOException("no name");
                },
                begun -> done.add("show"),
                failure -> done.add("failed " + failure.getMessage()));
        work();
        change("b");
        work();

        assertThat(done).containsExactly("failed no name", "open b", "show b");
    }

    @Test
    void whatCannotBeClosedIsToldAndMakesRoom() {
        change("bad");
        work();
        change("b");
        work();

        assertThat(done)
                .containsExactly(
                        "open bad", "show bad", "close bad", "unclosed bad", "open b", "show b");
    }

    @Test
    void theEndClosesWhatIsOpenOnceWhereItIsRun() {
        change("a");
        work();
        Runnable ending = seat.ending();
        assertThat(done).doesNotContain("close a");
        ending.run();
        seat.ending().run();

        assertThat(done).containsExactly("open a", "show a", "close a");
    }

    @Test
    void whatArrivesBehindTheEndIsClosedAndNotShown() {
        change("a");
        seat.ending().run();
        work();

        assertThat(done).containsExactly("open a", "close a");
        assertThat(seat.now()).isEmpty();
    }

    @Test
    void tellsHowMuchWasLostWhereTheDiskBeganToRefuseAtTheLastMoment() {
        change("full");
        work();
        change("b");
        work();

        assertThat(done)
                .containsExactly(
                        "open full", "show full", "close full", "lost 2", "open b", "show b");
    }

    @Test
    void tellsHowMuchWasLostAtTheEnd() {
        change("full");
        work();
        seat.ending().run();

        assertThat(done).endsWith("close full", "lost 2");
    }

    @Test
    void doesNotTellAgainWhatTheUserGaveUp() {
        change("full");
        work();
        seat.giveUp();
        change("full too");
        work();
        assertThat(done).endsWith("close full", "open full too", "show full too");

        seat.ending().run();
        assertThat(done).as("the next one was not given up").endsWith("close full too", "lost 2");
    }
}

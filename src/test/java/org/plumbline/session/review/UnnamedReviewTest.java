package org.plumbline.session.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.session.label.Bench;
import org.plumbline.session.label.ReviewUse;
import org.plumbline.session.label.ReviewUse.Open;
import org.plumbline.session.others.EarlierName;

/// What holds for each use of a journalled review while nobody said who is labelling.
@ParameterizedClass
@MethodSource("uses")
class UnnamedReviewTest {

    /// What an earlier version called everybody who had said no name.
    private static final String MADE_UP = "rater-1";

    private final Bench bench = new Bench();
    private final ReviewUse use;

    UnnamedReviewTest(ReviewUse use) {
        this.use = use;
    }

    static List<ReviewUse> uses() {
        return JournalledReviewTest.uses();
    }

    private Open open(String name) {
        return use.open(new Labeller(name, Bench.RUBRIC), bench.place());
    }

    @Test
    void nothingIsSaidAndNothingIsWritten() throws IOException {
        try (var session = open("")) {
            assertThat(session.say(0, "one")).isFalse();

            assertThat(session.said(0)).isEmpty();
            assertThat(session.review().isNamed()).isFalse();
            assertThat(session.review().canUndo()).isFalse();
            assertThat(session.review().saving().unsaved()).isZero();
        }
        assertThat(bench.disk.steps()).isEmpty();
    }

    @Test
    void itIsNotCalledReadOnlySinceANameIsAllItNeeds() throws IOException {
        try (var session = open("")) {
            assertThat(session.review().readOnly()).isEmpty();
            assertThat(session.beside().found()).isFalse();
            assertThat(session.beside().others()).isEmpty();
        }
    }

    @Test
    void whatWasSaidUnderAMadeUpNameIsFoundAndGoneOnWith() throws IOException {
        try (var session = open(MADE_UP)) {
            session.say(0, "one");
            session.say(1, "two");
        }
        try (var session = open("")) {
            assertThat(session.said(0)).isEmpty();
            assertThat(EarlierName.of(session.review()))
                    .containsExactly(new EarlierName(MADE_UP, 2));
        }
        try (var session = open(MADE_UP)) {
            assertThat(session.said(1)).isEqualTo("two");
        }
    }

    @Test
    void whoeverSaidMostIsNamedFirstAndWhoOnlyLookedIsNot() throws IOException {
        open("idle").close();
        try (var session = open("ben")) {
            session.say(0, "one");
        }
        try (var session = open("ada")) {
            session.say(0, "one");
            session.say(1, "two");
        }
        try (var session = open("")) {
            assertThat(EarlierName.of(session.review()))
                    .containsExactly(new EarlierName("ada", 2), new EarlierName("ben", 1));
        }
    }

    @Test
    void aNameIsFoundAlsoWhileItsJournalIsOpenElsewhere() throws IOException {
        try (var elsewhere = open("ada");
                var session = open("")) {
            elsewhere.say(0, "one");
            elsewhere.review().saving().settle();

            assertThat(EarlierName.of(session.review()))
                    .containsExactly(new EarlierName("ada", 1));
            assertThat(elsewhere.say(1, "two")).isTrue();
        }
    }
}

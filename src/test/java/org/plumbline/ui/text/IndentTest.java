package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;

class IndentTest {

    private static final double LETTER = 8;
    private static final double ROOM = 800;

    @Test
    void isTwoCharactersMoreThanTheLinesOwn() {
        assertThat(indent("none", 0, ROOM)).isEqualTo(2 * LETTER);
        assertThat(indent("    four", 0, ROOM)).isEqualTo(6 * LETTER);
    }

    @Test
    void takesTabsForAsWideAsTheyAreDrawn() {
        assertThat(indent("\t\tdeep", 0, ROOM)).isEqualTo(10 * LETTER);
        assertThat(indent(" \tdeep", 0, ROOM)).isEqualTo(6 * LETTER);
    }

    @Test
    void isThatOfTheLineInEachOfItsRows() {
        assertThat(indent("first\n    " + "x".repeat(3 * Rows.LIMIT), 2, ROOM))
                .isEqualTo(6 * LETTER);
    }

    @Test
    void leavesRoomToReadInANarrowPane() {
        String deep = " ".repeat(60) + "deep";

        assertThat(indent(deep, 0, ROOM)).isEqualTo(320);
        assertThat(indent(deep, 0, 30 * LETTER)).isEqualTo(6 * LETTER);
        assertThat(indent(deep, 0, 20 * LETTER)).isZero();
    }

    private static double indent(String text, int row, double room) {
        return Indent.of(Rows.of(ExactText.of(text)), row, LETTER, room);
    }
}

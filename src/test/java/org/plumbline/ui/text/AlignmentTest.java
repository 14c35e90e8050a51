package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.plumbline.text.ExactText;

class AlignmentTest {

    private static final String OLD =
            "try {\n  cancel(id);\n} catch (e) {\n  log.warn(e);\n  throw e;\n}\n";
    private static final String NEW = "try {\n  cancel(id);\n} catch (e) {\n  return 0;\n}\n";

    @Test
    void keepsEqualRowsLevelWithFillersOnTheShorterSide() {
        assertThat(levels(OLD, NEW))
                .containsExactly(
                        "try {\n|try {\n",
                        "  cancel(id);\n|  cancel(id);\n",
                        "} catch (e) {\n|} catch (e) {\n",
                        "  log.warn(e);\n|  return 0;\n",
                        "  throw e;\n|-",
                        "}\n|}\n",
                        "|");
    }

    @Test
    void marksTheWordsThatDiffer() {
        var alignment = align("int a = one;\n", "int a = two;\n");

        assertThat(alignment.oldSide().words())
                .extracting(span -> ExactText.of("int a = one;\n").slice(span))
                .containsExactly("one");
        assertThat(alignment.newSide().words())
                .extracting(span -> ExactText.of("int a = two;\n").slice(span))
                .containsExactly("two");
    }

    @Test
    void tellsALineThatDiffersInItsEndAloneFromAChangedOne() {
        var alignment = align("a\r\nb\nold\n", "a\nb\nnew\n");

        assertThat(alignment.oldSide().ends().stream()).containsExactly(0);
        assertThat(alignment.newSide().ends().stream()).containsExactly(0);
        assertThat(alignment.oldSide().changed().stream()).containsExactly(2);
        assertThat(alignment.newSide().changed().stream()).containsExactly(2);
        assertThat(alignment.differInEndsAlone()).isFalse();
    }

    @Test
    void marksNoLineAsChangedWhereCrlfBecameLf() {
        var alignment = align("a\r\nb\r\n\r\nc\r\n", "a\nb\n\nc\n");

        assertThat(alignment.differInEndsAlone()).isTrue();
        assertThat(alignment.oldSide().changed().isEmpty()).isTrue();
        assertThat(alignment.newSide().ends().stream()).containsExactly(0, 1, 2, 3);
    }

    @Test
    void seesEndsBetweenTwoChangedLines() {
        var alignment = align("x\na\r\nb\ny\nz\n", "X\na\nb\nY\nz\n");

        assertThat(alignment.oldSide().ends().stream()).containsExactly(1);
        assertThat(alignment.newSide().ends().stream()).containsExactly(1);
    }

    @Test
    void takesAMissingEndOfTheLastLineForAnEndAndNoLine() {
        var alignment = align("a\nb\n", "a\nb");

        assertThat(alignment.differInEndsAlone()).isTrue();
        assertThat(alignment.oldSide().ends().stream()).containsExactly(1);
        assertThat(alignment.newSide().fillers().count()).isEqualTo(1);
        assertThat(levels("a\nb\n", "a\nb")).containsExactly("a\n|a\n", "b\n|b", "|-");
    }

    @Test
    void knowsThatEqualTextsHaveEqualEnds() {
        assertThat(align("a\r\nb\n", "a\r\nb\n").haveOtherEnds()).isFalse();
    }

    @Test
    void doesNotCompareEveryRowOfTextsThatShareNothing() {
        String old = "old\n".repeat(20_000);
        String now = "new\n".repeat(30_000);

        var alignment = align(old, now);

        assertThat(alignment.oldSide().fillers().count()).isEqualTo(10_000);
        assertThat(alignment.newSide().changed().cardinality()).isEqualTo(30_000);
    }

    @Test
    void showsEveryRowOnceAndOnlyEqualRowsAsUnchanged() {
        var random = new Random(51);
        for (int i = 0; i < 300; i++) {
            String old = lines(random);
            String now = lines(random);
            var alignment = align(old, now);
            Rows oldRows = Rows.of(ExactText.of(old));
            Rows newRows = Rows.of(ExactText.of(now));
            int height = oldRows.count() + alignment.oldSide().fillers().count();

            assertThat(newRows.count() + alignment.newSide().fillers().count())
                    .as("text %d", i)
                    .isEqualTo(height);
            for (int row = 0; row < height; row++) {
                int left = alignment.oldSide().fillers().textRow(row);
                int right = alignment.newSide().fillers().textRow(row);
                boolean same = left >= 0 && right >= 0 && !alignment.oldSide().changed().get(left);
                assertThat(left >= 0 || right >= 0).as("text %d row %d", i, row).isTrue();
                if (same) {
                    String before = content(oldRows, left);
                    String after = content(newRows, right);
                    assertThat(before.strip()).isEqualTo(after.strip());
                    assertThat(alignment.oldSide().ends().get(left))
                            .isEqualTo(!before.equals(after));
                }
            }
        }
    }

    private static String lines(Random random) {
        var text = new StringBuilder();
        for (int n = random.nextInt(12); n > 0; n--) {
            text.append((char) ('a' + random.nextInt(4)));
            text.append(random.nextInt(5) == 0 ? "\r\n" : "\n");
        }
        return text.toString();
    }

    private static List<String> levels(String old, String now) {
        Rows oldRows = Rows.of(ExactText.of(old));
        Rows newRows = Rows.of(ExactText.of(now));
        var alignment = Alignment.of(oldRows, newRows);
        List<String> levels = new ArrayList<>();
        int height = oldRows.count() + alignment.oldSide().fillers().count();
        for (int row = 0; row < height; row++) {
            levels.add(
                    shown(oldRows, alignment.oldSide().fillers().textRow(row))
                            + "|"
                            + shown(newRows, alignment.newSide().fillers().textRow(row)));
        }
        return levels;
    }

    private static String shown(Rows rows, int row) {
        return row < 0 ? "-" : content(rows, row);
    }

    private static String content(Rows rows, int row) {
        return rows.value().substring(rows.start(row), rows.end(row));
    }

    private static Alignment align(String old, String now) {
        return Alignment.of(Rows.of(ExactText.of(old)), Rows.of(ExactText.of(now)));
    }
}

package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Where clicks and the Home and End keys lead, in rows that are laid out by [PlainLayout].
class CaretPlacesTest {

    private static final int TEXTS = 500;

    @ParameterizedTest
    @ValueSource(longs = {71, 72, 73})
    void leadsAClickToEveryStopOfEveryRow(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < TEXTS; i++) {
            for (Row row : rows(random)) {
                Set<Integer> clicked = new TreeSet<>();
                for (LaidOut.Line line : row.laid.lines()) {
                    for (double x = -1; x <= row.laid.width() + 1; x += 0.5) {
                        double y = (line.top() + line.bottom()) / 2;
                        clicked.add(row.places.nearest(x, y).column());
                    }
                }
                assertThat(clicked).as("seed %s text %s", seed, i).isEqualTo(row.columns());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {74, 75})
    void drawsTheCaretWhereAClickLeadsBackToIt(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < TEXTS; i++) {
            for (Row row : rows(random, false)) {
                for (int stop : row.columns()) {
                    var place = new CaretPlaces.Place(stop, false);
                    LaidOut.Line line = row.places.lineOf(place);

                    assertThat(row.places.nearest(row.places.xOf(place), line.top()).column())
                            .as("seed %s text %s stop %s of %s", seed, i, stop, row)
                            .isEqualTo(stop);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {76, 77})
    void goesToTheEndsOfTheLineThatIsStored(long seed) {
        var random = new Random(seed);
        for (int i = 0; i < TEXTS; i++) {
            for (Row row : rows(random)) {
                for (int stop : row.columns()) {
                    var from = new CaretPlaces.Place(stop, false);
                    CaretPlaces.Place end = row.places.edge(from, false);
                    CaretPlaces.Place home = row.places.edge(from, true);

                    assertThat(row.columns()).contains(end.column(), home.column());
                    assertThat(row.places.edge(end, false)).isEqualTo(end);
                    assertThat(home.column()).isLessThanOrEqualTo(stop);
                    assertThat(end.column()).isGreaterThanOrEqualTo(stop);
                    if (row.laid.lines().size() == 1) {
                        assertThat(end.column())
                                .as("seed %s text %s", seed, i)
                                .isEqualTo(row.stops.last());
                        assertThat(home.column()).isEqualTo(row.stops.stop(0));
                    }
                }
            }
        }
    }

    private static List<Row> rows(Random random) {
        return rows(random, random.nextBoolean());
    }

    private static List<Row> rows(Random random, boolean naturalOrder) {
        var rows = Rows.of(HardTexts.next(random));
        List<Insert> inserts = new ArrayList<>();
        for (int unit = 0; unit < rows.value().length(); unit++) {
            if (random.nextInt(12) == 0 && !Character.isLowSurrogate(rows.value().charAt(unit))) {
                inserts.add(new Insert(unit, "key", "1"));
            }
        }
        var table = new PositionTable(rows, inserts, Fillers.NONE);
        int missing = 2 + random.nextInt(6);
        var projection =
                new Projection(
                        table, random.nextBoolean(), naturalOrder, point -> point % missing != 0);
        double room = random.nextBoolean() ? 30 + random.nextInt(200) : Double.MAX_VALUE;
        List<Row> made = new ArrayList<>();
        for (int row = 0; row < rows.count(); row++) {
            List<Piece> drawn =
                    projection.pieces(row).stream()
                            .filter(p -> !(p instanceof Piece.Rest))
                            .toList();
            var laid = new PlainLayout(drawn, room);
            CaretStops stops = CaretStops.of(table, row);
            made.add(new Row(laid, stops, new CaretPlaces(laid, DrawnColumns.of(drawn, 0), stops)));
        }
        return made;
    }

    private record Row(PlainLayout laid, CaretStops stops, CaretPlaces places) {

        @Override
        public String toString() {
            return laid + " with stops " + columns();
        }

        /// The columns of all stops.
        Set<Integer> columns() {
            Set<Integer> columns = new TreeSet<>();
            for (int i = 0; i <= stops.count(); i++) {
                columns.add(stops.stop(i));
            }
            return columns;
        }
    }
}

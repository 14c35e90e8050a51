package org.plumbline.agreement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Cohen's kappa on tables that others have published, as figures.
///
/// A row has the table (rows are the first rater's, columns the second's), kappa as an exact
/// fraction, computed by hand of the table as (Ao − Ae) / (1 − Ae), and what was printed. So that
/// no slip in a fraction passes, it is also held to the table here, in integers.
class KappaFiguresTest {

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Artstein and Poesio 2008, table 1             | 20 20; 10 50                                | 8/23                  | 0.348
                    Artstein and Poesio 2008, table 4             | 46 0 0; 6 32 6; 0 0 10                      | 121/151               | 0.8013
                    scikit-learn, test_cohen_kappa                | 46 0 0; 4 40 0; 0 0 10                      | 68/73                 | 0.9315
                    Cohen 1960, page 45                           | 88 14 18; 10 40 10; 2 6 12                  | 29/59                 | 0.492
                    Zwick 1988, page 376, first example           | 20 0 0 5; 0 10 15 0; 0 15 10 0; 5 0 0 20    | 7/15                  | 0.467
                    Zwick 1988, page 376, second example          | 20 10 10 0; 10 10 0 0; 10 0 10 0; 0 0 0 20  | 4/9                   | 0.444
                    DKPro, NumericalStabilityTest, first example  | 45000 5000; 4999 45000                      | 4000010000/4999900001 | 0.800
                    DKPro, NumericalStabilityTest, second example | 81001 9000; 1000 9000                       | 720009/1220014        | 0.590
                    SAS by way of statsmodels, an empty column    | 0 4 1; 0 8 0; 0 1 5                         | 107/221               | 0.4842
                    irrCAC, cont3x3abstractors                    | 13 0 0; 0 20 7; 0 4 56                      | 4303/5403             | 0.7964094
                    R irr, anxiety, raters 2 and 3                | 0 0 1 0 0; 4 0 1 0 0; 2 3 3 0 0; 0 2 0 1 1; 1 0 0 1 0 | -1/159      | -0.006289308
                    PandaLM, annotators 1 and 2                   | 388 23 16; 29 435 11; 0 8 89                | 55603/65260           | 0.85
                    PandaLM, annotators 1 and 3                   | 391 21 15; 18 448 9; 2 6 89                 | 57221/65102           | 0.88
                    PandaLM, annotators 2 and 3                   | 379 28 10; 19 441 6; 13 6 97                | 255119/296078         | 0.86
                    """)
    void givesThePublishedKappa(String source, String table, String fraction, String printed) {
        long[][] counts = counts(table);
        Ratio kappa = kappa(counts);

        assertThat(kappa.value()).isEqualTo(exact(counts, fraction).value());
        var places = new BigDecimal(printed).scale();
        assertThat(new BigDecimal(kappa.value()).setScale(places, RoundingMode.HALF_EVEN))
                .isEqualTo(new BigDecimal(printed));
    }

    /// Cohen prints the agreement and what is expected of chance, and no kappa.
    @ParameterizedTest(name = "Cohen 1960, page 37: .29 observed, .35 by chance")
    @CsvSource("25 12 3; 13 2 15; 12 16 2, -6/65")
    void givesAKappaBelowZero(String table, String fraction) {
        long[][] counts = counts(table);

        assertThat(Confusion.of(3, flat(counts)).rawAgreement()).contains(Ratio.of(29, 100));
        assertThat(kappa(counts).value())
                .isEqualTo(exact(counts, fraction).value())
                .isCloseTo((0.29 - 0.35) / (1 - 0.35), within(1e-15));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "one category and one rating of it,     3,            constant-labels",
        "two categories of which one is used,   3 0; 0 0,     constant-labels",
        "the other one is used,                 0 0; 0 3,     constant-labels",
        "nothing was rated by both,             0 0; 0 0,     no-overlap",
    })
    void hasNoKappaWhereChanceAloneExplainsAll(String what, String table, String word) {
        long[][] counts = counts(table);

        assertThat(Confusion.of(counts.length, flat(counts)).kappa())
                .isInstanceOfSatisfying(
                        Kappa.Undefined.class, reason -> assertThat(reason.word()).isEqualTo(word));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "the second rater says one thing,       5 0; 5 0,     0",
        "the first rater says one thing,        5 5; 0 0,     0",
        "each says another thing throughout,    0 4; 0 0,     0",
        "they agree on all,                     2 0; 0 3,     1",
        "they disagree on all,                  0 5; 5 0,    -1",
    })
    void hasExactValuesAtTheEdges(String what, String table, double expected) {
        assertThat(kappa(counts(table)).value()).isEqualTo(expected);
    }

    /// The fraction of the row, which must be what the table gives.
    private static Ratio exact(long[][] counts, String fraction) {
        String[] parts = fraction.split("/", 2);
        var numerator = new BigInteger(parts[0]);
        var denominator = new BigInteger(parts[1]);
        BigInteger n = BigInteger.ZERO;
        BigInteger agreed = BigInteger.ZERO;
        BigInteger chance = BigInteger.ZERO;
        for (int i = 0; i < counts.length; i++) {
            long row = 0;
            long column = 0;
            for (int j = 0; j < counts.length; j++) {
                row += counts[i][j];
                column += counts[j][i];
            }
            n = n.add(BigInteger.valueOf(row));
            agreed = agreed.add(BigInteger.valueOf(counts[i][i]));
            chance = chance.add(BigInteger.valueOf(row).multiply(BigInteger.valueOf(column)));
        }
        // (agreed/n - chance/n²) / (1 - chance/n²) = (agreed·n - chance) / (n² - chance)
        assertThat(agreed.multiply(n).subtract(chance).multiply(denominator))
                .as("the fraction in the table of the test")
                .isEqualTo(n.multiply(n).subtract(chance).multiply(numerator));
        return new Ratio(numerator, denominator);
    }

    private static Ratio kappa(long[][] counts) {
        return switch (Confusion.of(counts.length, flat(counts)).kappa()) {
            case Kappa.Value(Ratio ratio) -> ratio;
            case Kappa.Undefined reason -> throw new AssertionError(reason.word());
        };
    }

    private static long[] flat(long[][] counts) {
        return Arrays.stream(counts).flatMapToLong(Arrays::stream).toArray();
    }

    private static long[][] counts(String table) {
        return Arrays.stream(table.split("; ", -1))
                .map(row -> Arrays.stream(row.split(" ", -1)).mapToLong(Long::parseLong).toArray())
                .toArray(long[][]::new);
    }
}

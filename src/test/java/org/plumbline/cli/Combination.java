package org.plumbline.cli;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One combination of label values, by the digits of its number to the base of three.
///
/// Claim `c1` has the first digit as truth and the second as grounding, the four measures have the
/// others: these are all combinations that a rating of one claim can have. `c2` and `c3` have the
/// digits of two measures each as their truth and grounding.
///
/// @param number 0 to [#COUNT] - 1, which is the sample's too
/// @param turn each digit is turned on by this much, so that authors differ in every label
record Combination(int number, int turn) {

    /// 3 to the power of the number of fields.
    static final int COUNT = 729;

    static final List<String> CLAIMS = List.of("c1", "c2", "c3");
    static final List<String> MEASURES =
            List.of("relevance", "repetition", "usefulness", "correctWithholding");

    private static final int BASE = 3;
    private static final List<String> TRUTHS = List.of("true", "false", "unsupported");
    private static final List<String> GROUNDINGS = List.of("supported", "unsupported", "unknown");
    private static final List<String> QUALITIES = List.of("true", "false", "null");

    /// What a label is about.
    ///
    /// @param claim the claim's place in its sample; -1 for a measure
    record Field(String name, int claim) {

        /// Truth and grounding of each claim, and the measures.
        static List<Field> all() {
            return Stream.concat(
                            IntStream.range(0, CLAIMS.size())
                                    .boxed()
                                    .flatMap(
                                            claim ->
                                                    Stream.of(
                                                            new Field("truth", claim),
                                                            new Field("grounding", claim))),
                            MEASURES.stream().map(measure -> new Field(measure, -1)))
                    .toList();
        }

        boolean isOfClaim() {
            return claim >= 0;
        }

        /// The words of the values that it can have.
        List<String> values() {
            return switch (name) {
                case "truth" -> TRUTHS;
                case "grounding" -> GROUNDINGS;
                default -> QUALITIES;
            };
        }

        private int digit() {
            return switch (name) {
                case "truth" -> 2 * claim;
                case "grounding" -> 2 * claim + 1;
                default -> 2 + MEASURES.indexOf(name);
            };
        }

        @Override
        public String toString() {
            return isOfClaim() ? CLAIMS.get(claim) + " " + name : name;
        }
    }

    static IntStream numbers() {
        return IntStream.range(0, COUNT);
    }

    String sampleId() {
        return "s-" + number;
    }

    /// The word of the label in a field.
    String word(Field field) {
        int digit = number;
        for (int place = 0; place < field.digit(); place++) {
            digit /= BASE;
        }
        return field.values().get((digit + turn) % BASE);
    }

    /// The label in a field as files write it.
    String json(Field field) {
        return field.isOfClaim() ? "\"" + word(field) + "\"" : word(field);
    }

    Combination turned(int by) {
        return new Combination(number, turn + by);
    }
}

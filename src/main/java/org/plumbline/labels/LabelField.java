package org.plumbline.labels;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plumbline.text.Term;

/// The label scheme: what a label can be about, a row a field, in the order in which files and
/// reports list them.
///
/// Acts, the journal, packed forms, tallies, the card with its keys and the rows of a report follow
/// from this table, so that a new field is a new row here. What only one field has, such as that a
/// supported grounding needs evidence, is a rule elsewhere and names its field.
public enum LabelField implements Term {
    TRUTH(
            "truth",
            "verdict",
            List.of(Truth.values()),
            new Rate("falseRate", "false rate", Truth.FALSE, List.of(Truth.values()), "")),
    GROUNDING(
            "grounding",
            "grounding",
            List.of(Grounding.values()),
            new Rate(
                    "unsupportedRate",
                    "unsupported rate",
                    Grounding.UNSUPPORTED,
                    List.of(Grounding.values()),
                    "")),
    RELEVANCE("relevance", "relevance", Scope.TRIAL, "1", ""),
    REPETITION("repetition", "repetition", Scope.TRIAL, "2", "high is adverse"),
    USEFULNESS("usefulness", "usefulness", Scope.TRIAL, "3", ""),
    CORRECT_WITHHOLDING("correctWithholding", "correct withholding", Scope.ATTEMPT, "4", "");

    /// What a field is about, and on which attempts a report counts it.
    public enum Scope {
        /// Each claim; counted on trials.
        CLAIM,
        /// The sample as a whole; counted on trials.
        TRIAL,
        /// The sample as a whole; counted on all attempts whose capture did not fail.
        ATTEMPT
    }

    /// The rate that a report gives of a field.
    ///
    /// @param word its name in JSON and CSV
    /// @param words its name for people
    /// @param counted the value whose share it is
    /// @param among the values that it is a share of
    /// @param caution what must be known to read it; "" for nothing
    public record Rate(
            String word,
            String words,
            LabelValue counted,
            List<? extends LabelValue> among,
            String caution) {
        public Rate {
            among = List.copyOf(among);
        }
    }

    private static final List<LabelField> OF_CLAIM = having(true);
    private static final List<LabelField> OF_SAMPLE = having(false);

    private final String word;
    private final String inCorpus;
    private final String words;
    private final Scope scope;
    private final String key;
    private final List<? extends LabelValue> values;
    private final Rate rate;

    /// A field of claims.
    LabelField(String word, String inCorpus, List<? extends LabelValue> values, Rate rate) {
        this.word = word;
        this.inCorpus = inCorpus;
        this.words = word;
        this.scope = Scope.CLAIM;
        this.key = "";
        this.values = values;
        this.rate = rate;
    }

    /// A quality measure: true, false or an abstention, which is neither.
    LabelField(String word, String words, Scope scope, String key, String caution) {
        this.word = word;
        this.inCorpus = word;
        this.words = words;
        this.scope = scope;
        this.key = key;
        this.values = List.of(QualityValue.values());
        this.rate =
                new Rate(
                        "rate",
                        "rate of true",
                        QualityValue.TRUE,
                        List.of(QualityValue.TRUE, QualityValue.FALSE),
                        caution);
    }

    private static List<LabelField> having(boolean ofClaim) {
        return Arrays.stream(values()).filter(field -> field.isOfClaim() == ofClaim).toList();
    }

    /// The fields of a claim.
    public static List<LabelField> ofClaim() {
        return OF_CLAIM;
    }

    /// The fields of the sample as a whole: the quality measures.
    public static List<LabelField> ofSample() {
        return OF_SAMPLE;
    }

    @Override
    public String word() {
        return word;
    }

    /// Its name in a corpus, where the owner says it provisionally.
    public String inCorpus() {
        return inCorpus;
    }

    /// As people call it.
    public String words() {
        return words;
    }

    public Scope scope() {
        return scope;
    }

    /// True for what is said of each claim, false for the measures of the whole sample.
    public boolean isOfClaim() {
        return scope == Scope.CLAIM;
    }

    /// The standard key that gives the field its values in turn; "" where each value has its own.
    public String key() {
        return key;
    }

    /// All values, in the order of the file formats; a value's place among them is its category.
    public List<? extends LabelValue> choices() {
        return values;
    }

    /// The category of a value.
    ///
    /// @throws IllegalArgumentException where the field has no such value
    public int category(LabelValue value) {
        int category = values.indexOf(value);
        if (category < 0) {
            throw new IllegalArgumentException(word + " has no value " + value);
        }
        return category;
    }

    /// The value with this word; empty where the field has none.
    public Optional<LabelValue> value(String ofWord) {
        return values.stream()
                .filter(value -> value.word().equals(ofWord))
                .<LabelValue>map(value -> value)
                .findFirst();
    }

    public Rate rate() {
        return rate;
    }
}

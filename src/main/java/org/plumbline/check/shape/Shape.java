package org.plumbline.check.shape;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.plumbline.text.Quoted;
import org.plumbline.text.Sha256;
import org.plumbline.text.Term;

/// What a value must look like.
public sealed interface Shape {

    /// A string.
    Shape TEXT = new AnyText();

    /// What `x` is: an object with anything in it.
    Shape FREE = new Anything();

    /// A string with at least one character.
    Shape FILLED_TEXT = new Text(text -> !text.isEmpty(), "a string that is not empty");

    /// The id of a sample.
    Shape SAMPLE_ID = new Text(text -> text.indexOf('#') < 0, "a string without #");

    /// A digest.
    Shape DIGEST = new Text(Sha256::isForm, "64 lower-case hex digits");

    /// A point in time.
    Shape DATE_TIME =
            new Text(DateTimes::isForm, "a date and time by RFC 3339, as 2026-11-30T12:00:00Z");

    /// An integer, however it is written.
    Shape INTEGER = new Whole();

    /// An integer that counts something, or is an index: not below 0, and no larger than what every
    /// reader of JSON holds exactly (RFC 7493).
    Shape COUNT = new Count();

    /// Any value.
    Shape ANY = new AnyValue();

    /// A number.
    Shape NUMBER = new Num();

    /// How long a call took: to be added up without end, and never below 0.
    Shape SECONDS = new Between(0, 1_000_000_000);

    /// `true` or `false`.
    Shape FLAG = new Flag();

    /// An object with anything in it.
    record Anything() implements Shape {}

    /// Any string; a long one is not decoded for this.
    record AnyText() implements Shape {}

    /// A string that passes a test.
    ///
    /// @param expected what the test wants, for messages
    record Text(Predicate<String> test, String expected) implements Shape {}

    /// One of several strings.
    ///
    /// @param expected the words, for messages
    record Words(List<String> words, String expected) implements Shape {

        static Words of(List<String> words) {
            return new Words(
                    words, words.stream().map(Quoted::of).collect(Collectors.joining(" or ")));
        }
    }

    /// An integer.
    record Whole() implements Shape {}

    /// An integer from 0 to 2⁵³ − 1.
    record Count() implements Shape {}

    /// Any value at all.
    record AnyValue() implements Shape {}

    /// The integer `value` and no other.
    record Constant(long value) implements Shape {}

    /// A number.
    record Num() implements Shape {}

    /// A number from `least` to `most`.
    record Between(long least, long most) implements Shape {}

    /// A boolean.
    record Flag() implements Shape {}

    /// JSON null, or the other.
    record OrNull(Shape other) implements Shape {}

    /// An array.
    ///
    /// @param atLeast how many elements it has at least
    record Many(Shape element, int atLeast) implements Shape {}

    /// An object with these members and `x`.
    ///
    /// @param members in the order in which files usually have them, at most 64
    /// @param rule what is to be said of its members together
    record Members(List<Member> members, Together rule) implements Shape {

        /// The names, in the same order.
        List<String> names() {
            return members.stream().map(Member::name).toList();
        }
    }

    /// The value of a decision or of a label in it: a word of truth or grounding, a boolean or
    /// null.
    record LabelValue(List<String> words) implements Shape {}

    /// A member of an object.
    record Member(String name, Shape shape, boolean required) {}

    /// What is to be said of several members of one object.
    enum Together {
        /// Each stands alone.
        NOTHING,
        /// One of `text` and `bytesBase64`, not both.
        ONE_CONTENT,
        /// `start`, `end` and `text`: the first two together, the third not without them.
        PLACE
    }

    static <E extends Enum<E> & Term> Shape wordsOf(Class<E> type) {
        return Words.of(Arrays.stream(type.getEnumConstants()).map(Term::word).toList());
    }

    static Shape orNull(Shape other) {
        return new OrNull(other);
    }

    static Shape many(Shape element) {
        return new Many(element, 0);
    }

    static Shape oneOrMore(Shape element) {
        return new Many(element, 1);
    }

    static Member required(String name, Shape shape) {
        return new Member(name, shape, true);
    }

    static Member optional(String name, Shape shape) {
        return new Member(name, shape, false);
    }

    static Shape object(Member... members) {
        return object(Together.NOTHING, members);
    }

    static Shape object(Together rule, Member... members) {
        return new Members(List.of(members), rule);
    }
}

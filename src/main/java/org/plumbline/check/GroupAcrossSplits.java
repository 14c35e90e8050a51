package org.plumbline.check;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Sampling;
import org.plumbline.corpus.Split;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.problem.Code;
import org.plumbline.text.IdIndex;
import org.plumbline.text.Quoted;
import org.plumbline.text.Term;

/// A work item is in two splits, or was sampled in two ways: what was learned on it in development
/// would then be counted as held out.
final class GroupAcrossSplits {

    private final IdIndex groups = new IdIndex();
    private final Firsts splits = new Firsts("split", Code.SPLIT_GROUP, words(Split.values()));
    private final Firsts samplings =
            new Firsts("sampling", Code.SPLIT_SAMPLING, words(Sampling.values()));

    void check(JsonValue sample, Findings findings) {
        JsonValue group = Sound.member(sample, "group");
        if (group == null || group.kind() != Kind.STRING) {
            return;
        }
        int number = groups.add(group.string());
        splits.check(number, group, Sound.string(sample, "split"), findings);
        samplings.check(number, group, Sound.string(sample, "sampling"), findings);
    }

    private static List<String> words(Term[] terms) {
        return Arrays.stream(terms).map(Term::word).toList();
    }

    /// What the first case of each group says in one field.
    private static final class Firsts {

        private final String field;
        private final Code code;
        private final List<String> words;

        /// By group: 0 where no case has said it yet, else the word's index and 1.
        private byte[] first = new byte[16];

        Firsts(String field, Code code, List<String> words) {
            this.field = field;
            this.code = code;
            this.words = words;
        }

        void check(int number, JsonValue group, @Nullable String word, Findings findings) {
            if (word == null) {
                return;
            }
            if (number >= first.length) {
                first = Arrays.copyOf(first, Math.max(number + 1, first.length * 2));
            }
            byte said = (byte) (words.indexOf(word) + 1);
            byte before = first[number];
            if (before == 0) {
                first[number] = said;
            } else if (before != said) {
                findings.report(
                        code,
                        group,
                        () ->
                                ("the group %s has %s %s in its first case and %s here; all cases of a"
                                                + " work item agree")
                                        .formatted(
                                                Quoted.of(group.string()),
                                                field,
                                                Quoted.of(words.get(before - 1)),
                                                Quoted.of(word)));
            }
        }
    }
}

package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Finds in words what they name, such as `e3`, so that it can be gone to. A name stands for itself
/// alone: in `e3-old` there is no `e3`, but in `e3/e4` and `c2-c4` there are two names.
public final class Mentions {

    /// A name as it is written: letters and digits, with signs between them.
    private static final Pattern WRITTEN =
            Pattern.compile("[\\p{L}\\p{N}_]+(?:[-.:/#@][\\p{L}\\p{N}_]+)*");

    private static final Pattern PART = Pattern.compile("[\\p{L}\\p{N}_]+");

    private Mentions() {}

    /// Something that words may name.
    ///
    /// @param name how it is written, to the letter
    /// @param words what it is
    /// @param go goes there
    public record Target(String name, String words, Runnable go) {}

    /// A name where it is written, from `start` up to `end`.
    public record Mention(int start, int end, Target target) {}

    /// All names of `targets` in `words`, in their order.
    public static List<Mention> in(String words, List<Target> targets) {
        Map<String, Target> named =
                targets.stream()
                        .collect(
                                Collectors.toMap(
                                        Target::name, Function.identity(), (first, same) -> first));
        var found = new ArrayList<Mention>();
        Matcher written = WRITTEN.matcher(words);
        while (written.find()) {
            found.addAll(within(written, named));
        }
        return List.copyOf(found);
    }

    private static List<Mention> within(Matcher written, Map<String, Target> named) {
        Target whole = named.get(written.group());
        if (whole != null) {
            return List.of(new Mention(written.start(), written.end(), whole));
        }
        var parts = new ArrayList<Mention>();
        Matcher part = PART.matcher(written.group());
        while (part.find()) {
            Target target = named.get(part.group());
            if (target == null) {
                return List.of();
            }
            parts.add(
                    new Mention(
                            written.start() + part.start(), written.start() + part.end(), target));
        }
        return parts;
    }
}

package org.plumbline.intake;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.shape.Format;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;
import org.plumbline.json.Skimmer;
import org.plumbline.labels.Author;
import org.plumbline.problem.Location;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Term;

/// Says what a document is: what it calls its format, and its whole [FileHeader] where that is
/// wanted. Members come in any order: the document is skimmed up to the last that matters, or to
/// its end where one is missing. Most files have them first, and then nothing else is read.
///
/// How positions are counted may stand behind a collection of a gigabyte, and most files do not say
/// it at all. So the search for it ends where samples begin; a [SamplesPass] sees what is behind.
///
/// Problems are not told here; the file is read again for them.
final class HeaderSkimmer extends Skimmer {

    static final String FORMAT = "format";
    static final String ENCODING = "positionEncoding";

    /// By name; null for an array, which none of them is.
    private final Map<String, @Nullable JsonValue> seen = new HashMap<>();

    private final boolean formatAlone;

    private HeaderSkimmer(boolean formatAlone) {
        this.formatAlone = formatAlone;
    }

    /// Reads no further than to where the format stands.
    static HeaderSkimmer ofFormat() {
        return new HeaderSkimmer(true);
    }

    static HeaderSkimmer ofHeader() {
        return new HeaderSkimmer(false);
    }

    /// What the document calls its format; null where it does not say.
    @Nullable String formatWord() {
        return text(seen.get(FORMAT));
    }

    /// The format; null where it is none that is read here.
    @Nullable Format format() {
        String word = formatWord();
        return word == null ? null : Term.of(Format.class, word).orElse(null);
    }

    /// The header; null where there is no format that is read here.
    @Nullable FileHeader header() {
        Format format = format();
        return format == null ? null : new FileHeader(format, encoding(), author(format));
    }

    /// Of what else stands in front nothing is kept: it may be large.
    @Override
    public void member(String name, Location nameAt, JsonTree value) {
        if (matters(name)) {
            seen.put(name, value.root());
        }
    }

    @Override
    public void array(String name, Location nameAt, Location at) {
        if (matters(name)) {
            seen.put(name, null);
        }
    }

    /// True for what any of the formats is looked through for.
    private static boolean matters(String name) {
        return name.equals(FORMAT)
                || Stream.of(Format.values())
                        .anyMatch(
                                format ->
                                        name.equals(format.collection())
                                                || wanted(format).contains(name));
    }

    @Override
    public boolean isDone() {
        if (!seen.containsKey(FORMAT)) {
            return false;
        }
        Format format = format();
        return formatAlone
                || format == null
                || seen.keySet().containsAll(wanted(format))
                || hasSamplesBehind(format);
    }

    @Override
    public boolean isDoneWithin(String name) {
        return isDone();
    }

    private boolean hasSamplesBehind(Format format) {
        return switch (format) {
            case CORPUS, REQUESTS -> seen.containsKey(format.collection());
            case LABELS, JUDGE, ADJUDICATIONS, RECORDS, RECORDING, ANNOTATIONS -> false;
        };
    }

    private static List<String> wanted(Format format) {
        return switch (format) {
            case CORPUS, REQUESTS -> List.of(ENCODING);
            case LABELS -> List.of(ENCODING, "rater");
            case JUDGE -> List.of(ENCODING, "judge");
            case ADJUDICATIONS -> List.of("adjudicator");
            case RECORDS, RECORDING, ANNOTATIONS -> List.of();
        };
    }

    private @Nullable PositionEncoding encoding() {
        return seen.containsKey(ENCODING) ? unit(seen.get(ENCODING)) : PositionEncoding.UTF_8;
    }

    /// The unit that a member of a file names; null where it names none that exists.
    static @Nullable PositionEncoding unit(@Nullable JsonValue member) {
        String word = text(member);
        return word == null ? null : Term.of(PositionEncoding.class, word).orElse(null);
    }

    private @Nullable Author author(Format format) {
        return switch (format) {
            case CORPUS, REQUESTS, RECORDS, RECORDING, ANNOTATIONS -> null;
            case LABELS -> {
                String name = text(seen.get("rater"));
                yield name == null ? null : new Author.Rater(name);
            }
            case JUDGE -> {
                JsonValue judge = seen.get("judge");
                String model = judge == null ? null : text(judge.get("model"));
                String runId = judge == null ? null : text(judge.get("runId"));
                yield model == null || runId == null ? null : new Author.Judge(model, runId);
            }
            case ADJUDICATIONS -> {
                String name = text(seen.get("adjudicator"));
                yield name == null ? null : new Author.Adjudicator(name);
            }
        };
    }
}

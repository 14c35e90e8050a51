package org.plumbline.journal;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.TakenFrom;
import org.plumbline.records.Review;
import org.plumbline.records.RowKey;
import org.plumbline.records.Support;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;
import org.plumbline.text.Span;
import org.plumbline.text.Term;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads what [EntryWriter] writes. How strictly is not its concern: [LineSeal] compares the bytes
/// that the entry would be written as.
final class EntryReader {

    private static final JsonMapper JSON =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .build())
                    .build();

    /// The entry of a line; empty where the line is none.
    Optional<Entry> read(byte[] line) {
        try {
            JsonNode object = JSON.readTree(line);
            return Optional.of(
                    new Entry(
                            object.required("seq").longValue(),
                            Instant.parse(text(object, "at")),
                            event(object)));
        } catch (JacksonException | DateTimeException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Event event(JsonNode object) {
        return switch (text(object, "event")) {
            case "begin" -> new Event.Began(digest(object, "samplesSha256"), text(object, "rater"));
            case "rubric" -> new Event.Ruled(digest(object, "rubricSha256"));
            case "label" -> labelled(object);
            case "review" -> reviewed(object);
            case "take-over" -> takenOver(object);
            case "undo" -> new Event.Undone(object.required("step").longValue());
            case "redo" -> new Event.Redone(object.required("step").longValue());
            case "unblind" -> new Event.Unblinded();
            case "order" -> new Event.Ordered(textOrNull(object, "seed"));
            case "stand" ->
                    new Event.Stood(text(object, "sampleId"), textOrNull(object, "claimId"));
            case String word -> throw new UnknownWordException(word);
        };
    }

    private static Event.Labelled labelled(JsonNode object) {
        return new Event.Labelled(
                text(object, "sampleId"),
                digest(object, "requestSha256"),
                acts(object, text(object, "sampleId")));
    }

    private static Event.Reviewed reviewed(JsonNode object) {
        return new Event.Reviewed(
                new RowKey(
                        text(object, "taskId"),
                        text(object, "condition"),
                        object.required("replicate").longValue()),
                digest(object, "evidenceSha256"),
                review(object));
    }

    /// Of what kind the items are, the first of them says.
    private static Event takenOver(JsonNode object) {
        JsonNode items = object.required("items");
        return items.path(0).has("sampleId")
                ? new Event.TakenOver<>(
                        Kind.SAMPLES, from(object), taken(items, EntryReader::labelled))
                : new Event.TakenOver<>(
                        Kind.ROWS, from(object), taken(items, EntryReader::reviewed));
    }

    private static TakenFrom from(JsonNode object) {
        JsonNode from = object.required("from");
        return new TakenFrom(
                known(TakenFrom.Place.class, text(from, "place")),
                text(from, "name"),
                digest(from, "sha256"),
                text(from, "rater"),
                from.required("sawHidden").booleanValue());
    }

    private static <K, D> List<Event.Taken<K, D>> taken(
            JsonNode items, Function<JsonNode, ? extends Event.Step<K, D>> step) {
        var taken = new ArrayList<Event.Taken<K, D>>();
        for (JsonNode item : items) {
            String at = textOrNull(item, "labelledAt");
            taken.add(
                    new Event.Taken<>(
                            step.apply(item),
                            at == null ? null : Instant.parse(at),
                            item.required("blinded").booleanValue()));
        }
        return taken;
    }

    private static Review review(JsonNode object) {
        String support = textOrNull(object, "semanticSupport");
        return new Review(
                flag(object, "intentCorrect"),
                flag(object, "jsonParseable"),
                flag(object, "contractValid"),
                support == null ? null : known(Support.class, support),
                flag(object, "complete"),
                flag(object, "answerable"),
                textOrNull(object, "note"));
    }

    private static @Nullable Boolean flag(JsonNode object, String name) {
        JsonNode value = object.required(name);
        return value.isNull() ? null : (Boolean) value.booleanValue();
    }

    private static List<Act> acts(JsonNode object, String sampleId) {
        var acts = new ArrayList<Act>();
        object.required("acts").forEach(act -> acts.add(act(act, sampleId)));
        return acts;
    }

    private static Act act(JsonNode object, String sample) {
        return switch (text(object, "act")) {
            case "note" ->
                    new Act.SetNote(sample, text(object, "claimId"), textOrNull(object, "value"));
            case "cite" -> new Act.Cite(sample, text(object, "claimId"), regions(object));
            case "quality" -> {
                LabelField measure = known(LabelField.class, text(object, "measure"));
                yield Act.SetLabel.ofSample(sample, measure, label(object, measure));
            }
            case "clear" -> new Act.Clear(sample);
            case String word -> {
                LabelField field = known(LabelField.class, word);
                yield Act.SetLabel.ofClaim(
                        sample, text(object, "claimId"), field, label(object, field));
            }
        };
    }

    private static @Nullable LabelValue label(JsonNode object, LabelField field) {
        String word = textOrNull(object, "value");
        return word == null
                ? null
                : field.value(word).orElseThrow(() -> new UnknownWordException(word));
    }

    private static List<Region> regions(JsonNode object) {
        var regions = new ArrayList<Region>();
        for (JsonNode region : object.required("evidence")) {
            Span span =
                    region.has("start")
                            ? new Span(
                                    region.required("start").intValue(),
                                    region.required("end").intValue())
                            : null;
            regions.add(new Region(text(region, "evidenceId"), span));
        }
        return regions;
    }

    private static String text(JsonNode object, String name) {
        String text = textOrNull(object, name);
        if (text == null) {
            // Jackson gives null as a string without a word.
            throw new UnknownWordException("null");
        }
        return text;
    }

    private static @Nullable String textOrNull(JsonNode object, String name) {
        JsonNode value = object.required(name);
        return value.isNull() ? null : value.stringValue();
    }

    private static Sha256 digest(JsonNode object, String name) {
        return new Sha256(text(object, name));
    }

    private static <E extends Enum<E> & Term> E known(Class<E> type, String word) {
        return Term.of(type, word).orElseThrow(() -> new UnknownWordException(word));
    }

    /// A word that no entry has.
    private static final class UnknownWordException extends IllegalArgumentException {

        private static final long serialVersionUID = 1L;

        UnknownWordException(String word) {
            super("no entry has the word " + word);
        }
    }
}

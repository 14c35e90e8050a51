package org.plumbline.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.labels.Act;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.Draft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.session.label.LabelSession;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.text.Term;
import tools.jackson.databind.JsonNode;

/// Acts and drafts from and into the words of the kept journal: all that the tests of it know of
/// their types.
final class ActForms {

    private ActForms() {}

    /// The act that an element of `acts` in a line of a journal says.
    static Act read(String sample, JsonNode act) {
        String claim = act.path("claimId").asString("");
        String value = act.path("value").isString() ? act.path("value").stringValue() : null;
        return switch (act.required("act").stringValue()) {
            case "note" -> new Act.SetNote(sample, claim, value);
            case "cite" -> new Act.Cite(sample, claim, regions(act.required("evidence")));
            case "quality" -> {
                LabelField field = field(act.required("measure").stringValue());
                yield Act.SetLabel.ofSample(sample, field, value(field, value));
            }
            case "clear" -> new Act.Clear(sample);
            case String word -> {
                LabelField field = field(word);
                yield Act.SetLabel.ofClaim(sample, claim, field, value(field, value));
            }
        };
    }

    private static LabelField field(String word) {
        return Term.of(LabelField.class, word).orElseThrow();
    }

    private static @Nullable LabelValue value(LabelField field, @Nullable String word) {
        return word == null ? null : field.value(word).orElseThrow();
    }

    private static List<Region> regions(JsonNode evidence) {
        var regions = new ArrayList<Region>();
        for (JsonNode region : evidence) {
            Span span =
                    region.has("start")
                            ? new Span(region.get("start").intValue(), region.get("end").intValue())
                            : null;
            regions.add(new Region(region.required("evidenceId").stringValue(), span));
        }
        return regions;
    }

    /// An act in a few words.
    static String words(Act act) {
        return switch (act) {
            case Act.SetLabel(var _, var claim, var field, var value) ->
                    field.word() + (claim == null ? "" : " " + plain(claim)) + " " + word(value);
            case Act.SetNote set -> "note " + plain(set.claimId()) + " " + length(set.note());
            case Act.Cite cite -> "cite " + plain(cite.claimId()) + " " + cited(cite.evidence());
            case Act.Clear clear -> "clear";
        };
    }

    /// A draft in lines, claims by their ids.
    static List<String> words(Draft draft) {
        var lines = new ArrayList<String>();
        new TreeMap<>(draft.claims()).forEach((id, claim) -> lines.add(words(id, claim)));
        for (LabelField field : LabelField.ofSample()) {
            LabelValue value = draft.quality().of(field);
            if (value != null) {
                lines.add(field.word() + " " + word(value));
            }
        }
        return lines;
    }

    private static String words(String id, ClaimDraft claim) {
        return "%s: %s, %s, note %s, cites %s"
                .formatted(
                        plain(id),
                        word(claim.of(LabelField.TRUTH)),
                        word(claim.of(LabelField.GROUNDING)),
                        length(claim.note()),
                        cited(claim.evidence()));
    }

    /// How far each sample is, and its draft.
    static String drafts(LabelSession session) {
        var lines = new ArrayList<String>();
        for (int sample = 0; sample < session.size(); sample++) {
            var progress = session.progress(sample);
            lines.add(
                    "%s %s %s/%s %s"
                            .formatted(
                                    plain(session.outline(sample).sampleId()),
                                    progress.state(),
                                    progress.claimsLabelled(),
                                    progress.claims(),
                                    progress.measuresLabelled()));
            words(session.draft(sample)).forEach(line -> lines.add("  " + line));
        }
        return String.join("\n", lines) + "\n";
    }

    /// The notes of all drafts, by sample and claim.
    static Map<String, String> notes(LabelSession session) {
        var notes = new TreeMap<String, String>();
        for (int sample = 0; sample < session.size(); sample++) {
            String id = session.outline(sample).sampleId();
            notes(id, session.draft(sample), notes);
        }
        return notes;
    }

    private static void notes(String sample, Draft draft, Map<String, String> notes) {
        draft.claims()
                .forEach(
                        (id, claim) -> {
                            if (claim.note() != null) {
                                notes.put(plain(sample) + " " + plain(id), claim.note());
                            }
                        });
    }

    private static String word(@Nullable Term term) {
        return term == null ? "-" : term.word();
    }

    private static String length(@Nullable String note) {
        return note == null ? "-" : "of " + note.length();
    }

    private static String cited(List<Region> regions) {
        return regions.stream()
                .map(
                        region ->
                                plain(region.evidenceId())
                                        + (region.span() == null ? "" : at(region)))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static String at(Region region) {
        Span span = region.span();
        return span == null ? "" : " " + span.start() + "-" + span.end();
    }

    /// Printable ASCII without blanks, so that the words stay in a line of a test.
    static String plain(String id) {
        return id.replaceAll("[^!-~]", "_");
    }
}

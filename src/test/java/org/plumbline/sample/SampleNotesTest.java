package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Section 8 of the labelling guide: a note names what decides, and what it names is stored.
class SampleNotesTest {

    private static final Pattern EVIDENCE = Pattern.compile("\\be[1-9]\\b");

    /// Between quotation marks or code marks.
    private static final Pattern QUOTATION = Pattern.compile("\"([^\"]+)\"|“([^”]+)”|`([^`]+)`");

    @Test
    void everyNoteNamesItsEvidenceOrQuotesIt() {
        assertThat(notes())
                .hasSizeGreaterThan(100)
                .allSatisfy(note -> assertThat(note.names()).as("%s", note).isNotEmpty());
    }

    @Test
    void everyEvidenceThatANoteNamesIsInTheCase() {
        for (Note note : notes()) {
            Set<String> ids =
                    Bundle.each(note.sample().get("evidence"))
                            .map(item -> Bundle.text(item, "id"))
                            .collect(Collectors.toSet());
            assertThat(ids).as("%s", note).containsAll(note.ids().toList());
        }
    }

    @Test
    void everyQuotationInANoteIsStoredLetterForLetter() {
        for (Note note : notes()) {
            List<String> stored = stored(note.sample());
            assertThat(note.quotations())
                    .as("%s", note)
                    .allMatch(words -> stored.stream().anyMatch(text -> text.contains(words)));
        }
    }

    /// Evidence and its paths, the output, and what the banner says. Bytes that are no text are
    /// read as ISO 8859-1, which is what the one such item of the sample is in.
    private static List<String> stored(JsonNode sample) {
        Stream<String> evidence =
                Bundle.each(sample.get("evidence"))
                        .flatMap(it -> Stream.of(Bundle.words(it), Bundle.text(it, "path")));
        Stream<String> banner =
                Bundle.each(sample.get("capture").get("limitations"))
                        .map(it -> Bundle.text(it, "detail"));
        Stream<String> output = Stream.of(Bundle.text(sample.get("output"), "text"));
        return Stream.of(evidence, banner, output).flatMap(it -> it).toList();
    }

    /// Of the raters, of the judge, and of the adjudicator.
    private static List<Note> notes() {
        List<Note> notes = new ArrayList<>();
        for (Voice voice : Voice.others()) {
            voice.labels()
                    .forEach(
                            (sampleId, claims) ->
                                    claims.values().stream()
                                            .flatMap(
                                                    label ->
                                                            Optional.ofNullable(label.note())
                                                                    .stream())
                                            .map(note -> new Note(voice.name(), sampleId, note))
                                            .forEach(notes::add));
        }
        for (JsonNode decision : Bundle.file("adjudications.json").get("decisions")) {
            notes.add(
                    new Note(
                            "cleo",
                            Bundle.text(decision, "sampleId"),
                            Bundle.text(decision, "reason")));
        }
        return notes;
    }

    private record Note(String whose, String sampleId, String text) {

        JsonNode sample() {
            return Bundle.sample(sampleId);
        }

        Stream<String> ids() {
            return EVIDENCE.matcher(text).results().map(it -> it.group());
        }

        List<String> quotations() {
            Matcher quotation = QUOTATION.matcher(text);
            return quotation
                    .results()
                    .map(it -> text.substring(it.start() + 1, it.end() - 1))
                    .toList();
        }

        List<String> names() {
            return Stream.concat(ids(), quotations().stream()).toList();
        }

        @Override
        public String toString() {
            return whose + ", " + sampleId + ": " + text;
        }
    }
}

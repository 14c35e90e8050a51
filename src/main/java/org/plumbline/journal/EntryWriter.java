package org.plumbline.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonWriter;
import org.plumbline.labels.Act;
import org.plumbline.labels.TakenFrom;
import org.plumbline.records.Review;
import org.plumbline.records.Support;
import org.plumbline.text.Region;
import org.plumbline.text.Span;

/// Writes an entry as the JSON object of its line. The same entry gives the same bytes.
final class EntryWriter {

    static final String FORMAT = "plumbline-journal";
    static final int VERSION = 1;

    private final JsonWriter out;

    private EntryWriter(JsonWriter out) {
        this.out = out;
    }

    /// The whole object, without a line feed.
    ///
    /// @throws org.plumbline.text.UnpairedSurrogateException where a text in it has no bytes
    static byte[] object(Entry entry) {
        var bytes = new ByteArrayOutputStream(256);
        try {
            var out = JsonWriter.compact(bytes);
            new EntryWriter(out).entry(entry);
            out.end();
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        byte[] line = bytes.toByteArray();
        return Arrays.copyOf(line, line.length - 1);
    }

    private void entry(Entry entry) throws IOException {
        out.beginObject();
        if (entry.event() instanceof Event.Began) {
            text("format", FORMAT);
            number("version", VERSION);
        }
        number("seq", entry.seq());
        text("at", entry.at().toString());
        event(entry.event());
        out.close();
    }

    private void event(Event event) throws IOException {
        switch (event) {
            case Event.Began(var samples, var rater) -> {
                text("event", "begin");
                text("samplesSha256", samples.hex());
                text("rater", rater);
            }
            case Event.Ruled(var rubric) -> {
                text("event", "rubric");
                text("rubricSha256", rubric.hex());
            }
            case Event.Labelled step -> {
                text("event", "label");
                step(step, null);
            }
            case Event.Reviewed step -> {
                text("event", "review");
                step(step, null);
            }
            case Event.TakenOver<?, ?> deed -> {
                text("event", "take-over");
                takenOver(deed);
            }
            case Event.Undone(var step) -> {
                text("event", "undo");
                number("step", step);
            }
            case Event.Redone(var step) -> {
                text("event", "redo");
                number("step", step);
            }
            case Event.Unblinded() -> text("event", "unblind");
            case Event.Ordered(var seed) -> {
                text("event", "order");
                text("seed", seed);
            }
            case Event.Stood(var sample, var claim) -> {
                text("event", "stand");
                text("sampleId", sample);
                text("claimId", claim);
            }
        }
    }

    private void takenOver(Event.TakenOver<?, ?> deed) throws IOException {
        TakenFrom from = deed.from();
        out.name("from").beginObject();
        text("place", from.place().word());
        text("name", from.name());
        text("sha256", from.sha256().hex());
        text("rater", from.rater());
        out.name("sawHidden").bool(from.sawHidden());
        out.close();
        out.name("items").beginArray();
        for (var item : deed.items()) {
            out.beginObject();
            step(item.step(), item);
            out.close();
        }
        out.close();
    }

    /// @param how it was said where it was taken over from; null where it was said here
    private void step(Event.Step<?, ?> step, Event.@Nullable Taken<?, ?> how) throws IOException {
        switch (step) {
            case Event.Labelled(var sample, var request, var acts) -> {
                text("sampleId", sample);
                text("requestSha256", request.hex());
                how(how);
                out.name("acts").beginArray();
                for (Act act : acts) {
                    act(act);
                }
                out.close();
            }
            case Event.Reviewed(var key, var evidence, var review) -> {
                text("taskId", key.taskId());
                text("condition", key.condition());
                number("replicate", key.replicate());
                text("evidenceSha256", evidence.hex());
                how(how);
                review(review);
            }
        }
    }

    private void how(Event.@Nullable Taken<?, ?> how) throws IOException {
        if (how != null) {
            Instant at = how.labelledAt();
            text("labelledAt", at == null ? null : at.toString());
            out.name("blinded").bool(how.blinded());
        }
    }

    private void review(Review review) throws IOException {
        flag("intentCorrect", review.intentCorrect());
        flag("jsonParseable", review.jsonParseable());
        flag("contractValid", review.contractValid());
        Support support = review.semanticSupport();
        text("semanticSupport", support == null ? null : support.word());
        flag("complete", review.complete());
        flag("answerable", review.answerable());
        text("note", review.note());
    }

    private void flag(String name, @Nullable Boolean value) throws IOException {
        out.name(name);
        if (value == null) {
            out.nullValue();
        } else {
            out.bool(value);
        }
    }

    private void act(Act act) throws IOException {
        out.beginObject();
        switch (act) {
            case Act.SetLabel(var sample, var claim, var field, var value) -> {
                if (claim == null) {
                    text("act", "quality");
                    text("measure", field.word());
                } else {
                    text("act", field.word());
                    text("claimId", claim);
                }
                // JSON null takes the label away; the word "null" is an abstention.
                text("value", value == null ? null : value.word());
            }
            case Act.SetNote(var sample, var claim, var note) -> {
                text("act", "note");
                text("claimId", claim);
                text("value", note);
            }
            case Act.Cite(var sample, var claim, var regions) -> {
                text("act", "cite");
                text("claimId", claim);
                out.name("evidence").beginArray();
                for (Region region : regions) {
                    region(region);
                }
                out.close();
            }
            case Act.Clear(var sample) -> text("act", "clear");
        }
        out.close();
    }

    private void region(Region region) throws IOException {
        out.beginObject();
        text("evidenceId", region.evidenceId());
        Span span = region.span();
        if (span != null) {
            number("start", span.start());
            number("end", span.end());
        }
        out.close();
    }

    private void text(String name, @Nullable String value) throws IOException {
        out.name(name).string(value);
    }

    private void number(String name, long value) throws IOException {
        out.name(name).number(value);
    }
}

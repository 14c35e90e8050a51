package org.plumbline.ui.label.inspect;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.Subject;
import org.plumbline.ui.text.CaretInfo;

/// The bytes of what the reviewer turned to.
final class SubjectBytes {

    /// So many bytes from the caret on, where nothing is selected.
    private static final int AFTER_CARET = 64;

    private final String title;
    private final byte[] bytes;
    private final int first;

    private SubjectBytes(String title, byte[] bytes, int first) {
        this.title = title;
        this.bytes = bytes;
        this.first = first;
    }

    /// What they are.
    String title() {
        return title;
    }

    /// A copy of them.
    byte[] bytes() {
        return bytes.clone();
    }

    /// The offset of the first of them.
    int first() {
        return first;
    }

    static SubjectBytes of(Subject subject) {
        return switch (subject) {
            case Subject.Nothing _ ->
                    new SubjectBytes(Words.get("label.inspector.nothing"), new byte[0], 0);
            case Subject.OfClaim of -> {
                int start = of.claim().spans().getFirst().start();
                int end = of.claim().spans().getLast().end();
                String name = Words.get("label.inspector.claim", of.index() + 1);
                yield of(name, of.text(), new Span(start, end));
            }
            case Subject.OfRegion of -> of(of.index(), of.evidence(), of.region().span());
            case Subject.OfSelection of -> of(of.where(), of.text(), of.span());
            case Subject.OfCaret of -> of(of.where(), of.text(), of.caret());
        };
    }

    private static SubjectBytes of(int index, Evidence evidence, @Nullable Span span) {
        String name = Words.get("label.inspector.region", index + 1, EvidenceNames.of(evidence));
        return switch (evidence.content()) {
            case Content.Text content ->
                    content.text().isEmpty()
                            ? new SubjectBytes(name, new byte[0], 0)
                            : of(
                                    name,
                                    content.text(),
                                    span == null ? new Span(0, content.text().byteLength()) : span);
            case Content.Binary content -> {
                byte[] all = content.bytes();
                int start = span == null ? 0 : span.start();
                int end = span == null ? all.length : span.end();
                yield new SubjectBytes(
                        titled(name, start, end), Arrays.copyOfRange(all, start, end), start);
            }
        };
    }

    private static SubjectBytes of(String name, ExactText text, CaretInfo caret) {
        int start = caret.offset();
        int end = Math.min(text.byteLength(), start + AFTER_CARET);
        // Bytes are shown here, so that a character may be cut.
        byte[] some = new byte[end - start];
        for (int i = 0; i < some.length; i++) {
            some[i] = text.byteAt(start + i);
        }
        return new SubjectBytes(titled(name, start, end), some, start);
    }

    private static SubjectBytes of(String name, ExactText text, Span span) {
        return new SubjectBytes(
                titled(name, span.start(), span.end()),
                text.slice(span).getBytes(StandardCharsets.UTF_8),
                span.start());
    }

    private static String titled(String name, int start, int end) {
        return Words.get("label.inspector.bytes", Words.said(name), start, end, end - start);
    }
}

package org.plumbline.report.captures;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Completeness;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.corpus.Limitation;
import org.plumbline.corpus.Origin;
import org.plumbline.corpus.Receipt;
import org.plumbline.corpus.Seen;
import org.plumbline.corpus.Version;
import org.plumbline.report.EvidenceKind;
import org.plumbline.report.Figures;
import org.plumbline.text.Span;
import org.plumbline.text.Visible;

/// What was captured in words that are safe to show, the same in text and in the window.
public final class CaptureWords {

    /// What no capture says.
    public static final String LIMITS =
            "Captures are what the corpus keeps, and what was recorded when the outputs were produced."
                    + " That evidence is complete does not say that a claim is right, and that it"
                    + " is there does not say that the producer had read it.";

    private static final String BETWEEN = " · ";

    private CaptureWords() {}

    /// A limitation: `truncation, e2, bytes 12 to 40: the log was cut off`.
    public static String of(Limitation limitation) {
        return "%s, %s: %s"
                .formatted(
                        limitation.kind().word(),
                        place(limitation),
                        Visible.of(limitation.detail()));
    }

    /// Where a limitation bites: `e2, bytes 12 to 40`, or `the capture` where none is named.
    public static String place(Limitation limitation) {
        String id = limitation.evidenceId();
        String item =
                id != null
                        ? Visible.of(id)
                        : limitation.spans().isEmpty() ? "the capture" : "output";
        return limitation.spans().isEmpty() ? item : item + ", bytes " + bytes(limitation.spans());
    }

    private static String bytes(List<Span> spans) {
        return spans.stream()
                .map(span -> span.start() + " to " + span.end())
                .collect(Collectors.joining(" and "));
    }

    /// What a piece of evidence is: `seen · had by the producer · complete · src/Main.java · …`.
    public static String of(Evidence item) {
        var facts = new ArrayList<String>();
        facts.add(of(EvidenceKind.of(item)));
        version(item.version(), facts);
        facts.add(size(item));
        return String.join(BETWEEN, facts);
    }

    private static void version(Version version, List<String> facts) {
        named("", version.path(), facts);
        named("revision ", version.revision(), facts);
        if (version.diffSide() != null) {
            facts.add(version.diffSide().word() + " side");
        }
    }

    private static void named(String what, @Nullable String name, List<String> facts) {
        if (name != null) {
            facts.add(what + Visible.of(name));
        }
    }

    /// How much there is of it: `1234 bytes`, `12 bytes, no text`.
    public static String size(Evidence item) {
        String bytes = Figures.count(item.content().byteLength(), "byte", "bytes");
        return switch (item.content()) {
            case Content.Text text -> bytes;
            case Content.Binary binary -> bytes + ", no text";
        };
    }

    /// A kind of evidence: `seen · had by the producer · complete`.
    public static String of(EvidenceKind kind) {
        return kind.role().word() + BETWEEN + of(kind.seen()) + BETWEEN + of(kind.completeness());
    }

    /// Whether the producing request had a piece of evidence.
    public static String of(Seen seen) {
        return switch (seen) {
            case YES -> "had by the producer";
            case NO -> "not had by the producer";
            case UNKNOWN -> "not known whether the producer had it";
        };
    }

    private static String of(Completeness completeness) {
        return switch (completeness) {
            case COMPLETE -> "complete";
            case PARTIAL -> "a part";
            case UNKNOWN -> "not known whether complete";
        };
    }

    /// Where a piece of evidence was found again, and what its digest there says of it.
    public static String of(Origin origin, Evidence item) {
        var facts = new ArrayList<String>();
        named("", origin.api(), facts);
        named("", origin.repository(), facts);
        named("", origin.path(), facts);
        named("commit ", origin.commit(), facts);
        named("found again ", origin.recoveredAt(), facts);
        facts.add(of(origin.receipt(item)));
        return String.join(BETWEEN, facts);
    }

    /// What the digest of an origin says of the evidence.
    public static String of(Receipt receipt) {
        return switch (receipt) {
            case EQUALS -> "digest equal to the evidence's";
            case DIFFERS -> "digest differs from the evidence's";
            case NOT_COMPLETE -> "digest of more than this part, so it says nothing of it";
            case NO_DIGEST -> "no digest recorded";
        };
    }
}

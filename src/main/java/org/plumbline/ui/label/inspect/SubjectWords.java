package org.plumbline.ui.label.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.corpus.Evidence;
import org.plumbline.labels.ClaimDraft;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.request.Request;
import org.plumbline.text.ExactText;
import org.plumbline.text.Region;
import org.plumbline.text.Span;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.EvidenceNames;
import org.plumbline.ui.label.model.FactChips;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.Subject;
import org.plumbline.ui.text.CaretInfo;
import org.plumbline.ui.text.ReadOut;

/// What the reviewer turned to, in words that can be heard.
record SubjectWords(LabelModel model) {

    String of(Subject subject) {
        return switch (subject) {
            case Subject.Nothing _ -> Words.get("label.inspector.nothing");
            case Subject.OfClaim of -> ofClaim(of);
            case Subject.OfRegion of ->
                    ofRegion(of.index(), model.regions().size(), of.region(), of.evidence());
            case Subject.OfSelection of ->
                    Words.get(
                            "label.said.selection",
                            Words.said(of.where()),
                            Words.said(ReadOut.of(of.text(), of.span())));
            case Subject.OfCaret of -> ofCaret(of.where(), of.caret());
        };
    }

    private String ofClaim(Subject.OfClaim of) {
        List<String> lines = new ArrayList<>();
        for (Span span : of.claim().spans()) {
            lines.add(
                    Words.get(
                            "label.said.claim",
                            of.index() + 1,
                            model.claims().size(),
                            Words.said(ReadOut.of(of.text(), span))));
        }
        String overlapping = overlapping(of.claim());
        if (!overlapping.isEmpty()) {
            lines.add(Words.get("label.said.overlaps", overlapping));
        }
        lines.add(labels(model.draft.get().claim(of.claim().id())));
        List<Region> regions = model.regionsOf(of.claim());
        lines.add(Words.get("label.said.cites", regions.size()));
        Request request = model.request.get();
        for (int i = 0; i < regions.size() && request != null; i++) {
            int index = i;
            request.sample()
                    .evidence(regions.get(i).evidenceId())
                    .ifPresent(
                            found ->
                                    lines.add(
                                            ofRegion(
                                                    index,
                                                    regions.size(),
                                                    regions.get(index),
                                                    found)));
        }
        return String.join("\n", lines);
    }

    /// The numbers of the claims that share a byte with this one.
    private String overlapping(Claim claim) {
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < model.claims().size(); i++) {
            Claim other = model.claims().get(i);
            boolean shares =
                    other.spans().stream()
                            .anyMatch(span -> claim.spans().stream().anyMatch(span::overlaps));
            if (shares && !other.id().equals(claim.id())) {
                numbers.add(String.valueOf(i + 1));
            }
        }
        return String.join(", ", numbers);
    }

    private static String labels(ClaimDraft draft) {
        return LabelField.ofClaim().stream()
                .map(field -> label(field, draft.of(field)))
                .collect(Collectors.joining(" "));
    }

    private static String label(LabelField field, @Nullable LabelValue value) {
        return Words.get(
                "label.said.label",
                Words.get("label." + field.word()),
                value == null ? Words.get("label.said.unset") : value.word());
    }

    /// @param count how many its claim cites
    private static String ofRegion(int index, int count, Region region, Evidence evidence) {
        List<String> facts = new ArrayList<>();
        facts.add(Shown.of(EvidenceNames.of(evidence)));
        DiffSide side = evidence.version().diffSide();
        if (side != null) {
            facts.add(FactChips.side(side));
        }
        facts.add(FactChips.role(evidence.role()).getText());
        facts.add(FactChips.seenWords(evidence.seenByProducer()));
        return Words.get(
                "label.said.region",
                index + 1,
                count,
                Words.said(String.join(", ", facts)),
                Words.said(content(evidence.content(), region.span())));
    }

    private static String content(Content content, @Nullable Span span) {
        return switch (content) {
            case Content.Text text -> content(text.text(), span);
            case Content.Binary binary ->
                    span == null
                            ? Words.get("label.evidence.binary", binary.byteLength())
                            : Words.get("label.said.binary", span.start(), span.end());
        };
    }

    private static String content(ExactText text, @Nullable Span span) {
        if (text.isEmpty()) {
            return Words.get("label.evidence.empty");
        }
        return span == null
                ? Words.get(
                        "label.said.whole",
                        Words.said(ReadOut.of(text, new Span(0, text.byteLength()))))
                : ReadOut.of(text, span);
    }

    private static String ofCaret(String where, CaretInfo caret) {
        String character = caret.character();
        return Words.get(
                "label.said.caret",
                Words.said(where),
                caret.offset(),
                caret.line(),
                caret.column(),
                character.isEmpty() ? Words.get("label.caret.end") : character);
    }
}

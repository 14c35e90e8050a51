package org.plumbline.sample;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The exact texts of one attempt, and the spans and regions that quotations mean in them.
final class Texts {

    private static final Pattern DIGEST = Pattern.compile("⟨sha256 (\\S+)⟩");
    private static final String BAR = " ¦ ";

    private final Map<String, Text> evidence = new LinkedHashMap<>();
    private final Optional<Text> output;

    Texts(Attempt attempt) {
        for (Section section : attempt.evidence()) {
            evidence.put(section.name(), text(section, "\n"));
        }
        output = attempt.output().map(section -> text(section, ""));
    }

    Text evidence(String id) {
        Text text = evidence.get(id);
        if (text == null) {
            throw new IllegalArgumentException("no evidence " + id + ", only " + evidence.keySet());
        }
        return text;
    }

    Optional<Text> output() {
        return output;
    }

    /// `e1` is the whole of it, `e1 ¦ words` the place of these words.
    ObjectNode region(String source) {
        List<String> parts = List.of(source.split(BAR, 2));
        ObjectNode region = JsonText.MAPPER.createObjectNode().put("evidenceId", parts.getFirst());
        Text text = evidence(parts.getFirst());
        if (parts.size() > 1) {
            text.mark(parts.get(1), region);
        }
        return region;
    }

    ArrayNode regions(List<String> sources) {
        return JsonText.MAPPER
                .createArrayNode()
                .addAll(sources.stream().map(this::region).toList());
    }

    /// `literal-quote ¦ e1 ¦ region ¦ text`, then the revision and side where they are not the
    /// evidence's own.
    ObjectNode check(String source, Attempt attempt) {
        String[] parts = source.split(BAR, -1);
        Section item =
                attempt.evidence().stream()
                        .filter(section -> section.name().equals(parts[1]))
                        .findFirst()
                        .orElseThrow();
        Notation.Range range = evidence(parts[1]).range(parts[2]);
        return JsonText.MAPPER
                .createObjectNode()
                .put("kind", parts[0])
                .put("evidenceId", parts[1])
                .put("start", range.start())
                .put("end", range.end())
                .put("text", Notation.decode(parts[3]))
                .put("revision", parts.length > 4 ? parts[4] : item.find("revision").orElse(null))
                .put("diffSide", parts.length > 5 ? parts[5] : item.find("side").orElse(null));
    }

    private Text text(Section section, String end) {
        String body =
                DIGEST.matcher(Notation.decode(section.body() + end))
                        .replaceAll(this::digestOfEarlierEvidence);
        if (section.find("lines").equals(Optional.of("crlf"))) {
            body = body.replace("\n", "\r\n");
        }
        boolean binary = section.find("charset").isPresent();
        return new Text(body, binary ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
    }

    private String digestOfEarlierEvidence(MatchResult mark) {
        return JsonText.sha256(evidence(mark.group(1)).bytes());
    }

    /// A text with its bytes; one in another charset than UTF-8 is stored as binary evidence.
    record Text(String text, Charset charset) {

        byte[] bytes() {
            return text.getBytes(charset);
        }

        boolean isBinary() {
            return !charset.equals(StandardCharsets.UTF_8);
        }

        Notation.Range range(String quotation) {
            return Notation.find(quotation, text, charset);
        }

        ObjectNode span(String quotation) {
            return mark(quotation, JsonText.MAPPER.createObjectNode());
        }

        ObjectNode mark(String quotation, ObjectNode node) {
            Notation.Range range = range(quotation);
            node.put("start", range.start()).put("end", range.end());
            return isBinary() ? node : node.put("text", range.text());
        }
    }
}

package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Sample;
import org.plumbline.files.Source;
import org.plumbline.problem.Problem;
import org.plumbline.text.ExactText;
import tools.jackson.databind.node.ObjectNode;

/// Texts and bytes on their way through a corpus file.
final class ThroughIntake {

    private static final String PLACE = "a_text_in_this_place";

    private ThroughIntake() {}

    /// Holds that a text comes through byte for byte, as output and as evidence.
    static void comesThrough(String text) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        var world = new OneCase(text, text);
        if (bytes.length > 0) {
            world.claim(0, bytes.length, text);
        }

        assertThat(world.problems()).as(text).isEmpty();
        Sample sample = sample(world.source());
        assertThat(requireNonNull(sample.answer().output()).bytes()).as(text).isEqualTo(bytes);
        assertThat(sample.evidence().getFirst().content())
                .as(text)
                .isEqualTo(new Content.Text(ExactText.of(text)));
    }

    /// What is wrong with a corpus whose first evidence has these bytes as its path: a text that no
    /// digest is of. Controls stand as JSON has them.
    static List<Problem> problemsOf(byte[] path) {
        var world = new OneCase("text");
        ((ObjectNode) world.whole.at("/evidence/0")).put("path", PLACE);
        String file = World.pretty(world.corpus);
        int at = file.indexOf(PLACE);
        var out = new ByteArrayOutputStream();
        out.writeBytes(file.substring(0, at).getBytes(UTF_8));
        for (byte b : path) {
            if ((b >= 0 && b < ' ') || b == '"' || b == '\\') {
                out.writeBytes("\\u%04x".formatted(b).getBytes(UTF_8));
            } else {
                out.write(b);
            }
        }
        out.writeBytes(file.substring(at + PLACE.length()).getBytes(UTF_8));
        return World.validate(Source.of("c.json", out.toByteArray())).problems();
    }

    private static Sample sample(Source source) throws IOException {
        return switch (Intake.openSamples(source, Progress.NONE)) {
            case Opening.Opened(var store, var problems) -> store.request(0).sample();
            case Opening.Refused(var problems) -> throw new AssertionError(problems.problems());
        };
    }
}

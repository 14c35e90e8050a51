package org.plumbline.intake;

import java.io.IOException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.plumbline.check.shape.Format;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonTree;
import org.plumbline.json.JsonValue;

/// Holds each element of a file to its shape and then to rules, in order, and hands on those that
/// can be used, as long as the whole file can.
final class SoundElements implements OrderedPipeline.Work<Shaped> {

    private final FileInput input;
    private final Format format;
    private final BiConsumer<JsonValue, Findings> rules;
    private final Consumer<JsonValue> sound;

    private SoundElements(
            FileInput input,
            Format format,
            BiConsumer<JsonValue, Findings> rules,
            Consumer<JsonValue> sound) {
        this.input = input;
        this.format = format;
        this.rules = rules;
        this.sound = sound;
    }

    /// Reads a file; problems are then in the input's.
    ///
    /// @param rules get every element, also one that is no object
    /// @param sound gets what can be used, if the whole file turns out to be usable
    static WholeFile read(
            FileInput input,
            Format format,
            BiConsumer<JsonValue, Findings> rules,
            Consumer<JsonValue> sound)
            throws IOException {
        return WholeFile.read(input, format, new SoundElements(input, format, rules, sound));
    }

    @Override
    public Shaped examine(JsonTree element) {
        return Shaped.of(element, format, input);
    }

    @Override
    public void settle(Shaped shaped) {
        rules.accept(shaped.root(), shaped.findings());
        if (input.isUsable()) {
            sound.accept(shaped.root());
        }
    }
}

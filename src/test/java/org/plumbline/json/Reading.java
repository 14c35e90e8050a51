package org.plumbline.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Location;

/// Reads a document whole and keeps all that comes.
final class Reading implements DocumentHandler {

    final List<String> pieces = new ArrayList<>();
    final List<JsonTree> trees = new ArrayList<>();
    final List<JsonFault> faults = new ArrayList<>();
    boolean closed;

    static Reading json(String text) {
        return json(text.getBytes(UTF_8));
    }

    static Reading json(byte[] bytes) {
        return of(Channels.newChannel(new ByteArrayInputStream(bytes)), false);
    }

    static Reading lines(String text) {
        return of(Channels.newChannel(new ByteArrayInputStream(text.getBytes(UTF_8))), true);
    }

    /// Reads the bytes one at a time, so that every value is cut by the end of a buffer somewhere.
    static Reading slowly(byte[] bytes) {
        var whole = Channels.newChannel(new ByteArrayInputStream(bytes));
        return of(
                new ReadableByteChannel() {
                    @Override
                    public int read(ByteBuffer target) throws IOException {
                        var one = ByteBuffer.allocate(1);
                        int count = whole.read(one);
                        target.put(one.flip());
                        return count;
                    }

                    @Override
                    public boolean isOpen() {
                        return whole.isOpen();
                    }

                    @Override
                    public void close() throws IOException {
                        whole.close();
                    }
                },
                false);
    }

    static Reading of(ReadableByteChannel channel, boolean lines) {
        var reading = new Reading();
        try {
            DocumentReader.read(channel, lines, (buffer, from, count) -> {}, reading);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return reading;
    }

    /// The faults as `code line:column pointer`.
    List<String> brief() {
        return faults.stream()
                .map(fault -> fault.code().word() + " " + fault.location() + " " + fault.pointer())
                .toList();
    }

    @Override
    public void member(String name, Location nameAt, JsonTree value) {
        pieces.add(name + "@" + nameAt + " " + value.root().location());
        add(value);
    }

    @Override
    public void array(String name, Location nameAt, Location at) {
        pieces.add(name + "@" + nameAt + " [" + at);
    }

    @Override
    public boolean wantsElements(String name) {
        return true;
    }

    @Override
    public void element(JsonTree element) {
        pieces.add(element.root().pointer() + " " + element.root().location());
        add(element);
    }

    @Override
    public void closed(Location root) {
        closed = true;
    }

    @Override
    public void notAnObject(JsonTree root) {
        pieces.add("root " + root.root().kind());
        add(root);
    }

    @Override
    public void fault(JsonFault fault, @Nullable JsonTree unfinished) {
        faults.add(fault);
    }

    @Override
    public String lines() {
        return "items";
    }

    private void add(JsonTree tree) {
        trees.add(tree);
        faults.addAll(tree.faults());
    }
}

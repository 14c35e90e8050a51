package org.plumbline.session.queue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.plumbline.files.Aside;
import org.plumbline.files.AtomicFile;
import org.plumbline.files.Disk;
import org.plumbline.files.Trouble;
import org.plumbline.json.JsonWriter;
import org.plumbline.session.files.Environment;
import org.plumbline.text.CodePointOrder;
import org.plumbline.text.Sha256;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The samples of one file that its reviewer flagged, kept beside the journals.
///
/// A flag is no label: it needs no rater, is in no journal and no export, and whoever uses this
/// computer account sees it. Two windows add up: each writes what was changed in it over what is in
/// the file by then. Safe for several threads.
public final class Flags {

    private static final String FORMAT = "plumbline-flags";

    /// No file of flags is longer: two million long ids.
    private static final long LONGEST = 512L << 20;

    private static final int DIGITS = 16;

    private final Environment place;
    private final Sha256 samples;
    private final Path file;
    private final Map<String, Boolean> unwritten = new HashMap<>();
    private Set<String> all = Set.of();
    private Optional<String> notice = Optional.empty();

    private Flags(Environment place, Sha256 samples) {
        this.place = place;
        this.samples = samples;
        file = folder().resolve(samples.hex().substring(0, DIGITS) + ".json");
    }

    private Path folder() {
        return place.data().path().resolve("flags");
    }

    /// Reads what was flagged of a file. Flags never stop an opening: a file that cannot be read is
    /// put aside, and [#notice()] says so. Worker.
    static Flags read(Environment place, Sha256 samples) {
        var flags = new Flags(place, samples);
        try {
            flags.all = flags.inFile();
        } catch (IOException e) {
            flags.notice = Optional.of("The flags could not be read: " + Trouble.of(e) + ".");
        }
        return flags;
    }

    private Set<String> inFile() throws IOException {
        Disk disk = place.disk();
        if (!disk.exists(file)) {
            return Set.of();
        }
        try {
            if (isTooLong()) {
                return putAside();
            }
            JsonNode object = JsonMapper.shared().readTree(disk.read(file));
            if (!object.path("format").asString("").equals(FORMAT)
                    || !object.path("samplesSha256").asString("").equals(samples.hex())) {
                return putAside();
            }
            var ids = new TreeSet<>(CodePointOrder.INSTANCE);
            object.path("flagged").values().forEach(id -> ids.add(id.asString("")));
            return ids;
        } catch (JacksonException e) {
            return putAside();
        }
    }

    private boolean isTooLong() throws IOException {
        try (var channel = place.disk().source(file.toString(), file).open()) {
            return channel.size() > LONGEST;
        }
    }

    private Set<String> putAside() throws IOException {
        Path aside = Aside.move(place.disk(), file, "broken");
        notice =
                Optional.of("The flags could not be read. The old file is kept as " + aside + ".");
        return Set.of();
    }

    /// The ids of the flagged samples.
    synchronized Set<String> all() {
        return all;
    }

    /// What the user should know about the flags; empty where all went well.
    public synchronized Optional<String> notice() {
        return notice;
    }

    synchronized void set(String sampleId, boolean on) {
        unwritten.put(sampleId, on);
    }

    /// Writes what was changed since the last time; nothing where nothing was. What could not be
    /// written is written the next time. Worker.
    public synchronized void save() throws IOException {
        if (unwritten.isEmpty()) {
            return;
        }
        place.data().make(place.disk(), "flags");
        var now = new TreeSet<>(CodePointOrder.INSTANCE);
        now.addAll(inFile());
        unwritten.forEach(
                (id, on) -> {
                    if (on) {
                        now.add(id);
                    } else {
                        now.remove(id);
                    }
                });
        AtomicFile.forThisUserAlone(place.disk()).replace(file, bytes(now));
        unwritten.clear();
        all = now;
    }

    private byte[] bytes(Set<String> ids) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = JsonWriter.pretty(bytes);
        out.beginObject();
        out.name("format").string(FORMAT);
        out.name("version").number(1);
        out.name("samplesSha256").string(samples.hex());
        out.name("flagged").beginArray();
        for (String id : ids) {
            out.string(id);
        }
        out.close().close().end();
        return bytes.toByteArray();
    }
}

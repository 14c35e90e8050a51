package org.plumbline.ui.report;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.text.Sha256;
import org.plumbline.ui.AskedFrame;
import org.plumbline.ui.frame.BeingLabelled;
import org.plumbline.ui.kit.Background;

/// A window around the Report view that remembers what it was told.
final class Around extends AskedFrame implements BeingLabelled {

    final List<List<Path>> seen = new ArrayList<>();
    final Set<Path> blind = new HashSet<>();
    final Set<Sha256> blindBytes = new HashSet<>();

    Around(Background background) {
        super(background);
    }

    ReportController controller() {
        var seals =
                new SealWorkspace(
                        Path.of("no-keys"),
                        () -> Instant.parse("2026-11-30T12:00:00Z"),
                        ZoneOffset.UTC);
        return new ReportController(this, this, seals, seen::add);
    }

    @Override
    public Rubric rubric() {
        return Bundled.rubric();
    }

    @Override
    public boolean isBlind(Path file) {
        return blind.contains(file);
    }

    @Override
    public boolean isBlind(Sha256 digest) {
        return blindBytes.contains(digest);
    }
}

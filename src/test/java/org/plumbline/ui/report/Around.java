package org.plumbline.ui.report;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.report.StratumKey;
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
    final List<Asked> checks = new ArrayList<>();
    final Set<Path> blind = new HashSet<>();
    final Set<Sha256> blindBytes = new HashSet<>();

    /// Checks that were asked for.
    record Asked(Sha256 corpus, Optional<Path> file, @Nullable StratumKey only) {}

    Around(Background background) {
        super(background);
    }

    ReportController controller() {
        var seals =
                new SealWorkspace(
                        Path.of("no-keys"),
                        () -> Instant.parse("2026-11-30T12:00:00Z"),
                        ZoneOffset.UTC);
        return new ReportController(
                this,
                this,
                seals,
                new Elsewhere(
                        seen::add,
                        (corpus, file, only) -> checks.add(new Asked(corpus, file, only))));
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

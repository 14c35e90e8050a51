package org.plumbline.ui.report;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plumbline.request.Rubric;
import org.plumbline.session.Bundled;
import org.plumbline.session.ReadProgress;
import org.plumbline.session.seal.Verifying;
import org.plumbline.text.Sha256;

/// A window around the Report view that remembers what it was told.
final class Around implements ReportController.Outside {

    final List<String> said = new ArrayList<>();
    final List<List<Path>> seen = new ArrayList<>();
    final Set<Path> blind = new HashSet<>();
    final Set<Sha256> blindBytes = new HashSet<>();

    /// How much long work is told of and has not ended.
    int busy;

    @Nullable Path answer;

    @Override
    public List<Path> askFiles(String title) {
        return Optional.ofNullable(answer).stream().toList();
    }

    @Override
    public Optional<Path> askAny(String title) {
        return Optional.ofNullable(answer);
    }

    @Override
    public Optional<Path> askSave(String title, String suggestedName) {
        return Optional.ofNullable(answer);
    }

    @Override
    public void tell(String headline, String words) {
        said.add(words);
    }

    @Override
    public ReadProgress begin(String words) {
        busy++;
        return (bytes, total) -> {};
    }

    @Override
    public void end() {
        busy--;
    }

    @Override
    public Rubric rubric() {
        return Bundled.rubric();
    }

    @Override
    public Verifying verifying(Path signers) throws IOException {
        return Verifying.of(signers, null, Instant.parse("2026-11-30T12:00:00Z"), ZoneOffset.UTC);
    }

    @Override
    public boolean isBlind(Path file) {
        return blind.contains(file);
    }

    @Override
    public boolean isBlind(Sha256 digest) {
        return blindBytes.contains(digest);
    }

    @Override
    public void seeProblems(List<Path> files) {
        seen.add(files);
    }
}

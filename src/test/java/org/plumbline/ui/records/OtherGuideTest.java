package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.records.Review;
import org.plumbline.records.Support;
import org.plumbline.request.Rubric;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.Environment;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.records.RecordTable;
import org.plumbline.session.records.TableOpening;
import org.plumbline.session.review.Labeller;

/// Reviews that were given by another guide than the records' own, without a window.
class OtherGuideTest {

    private static final Review GOOD =
            new Review(true, null, true, Support.SUPPORTED, true, true, "Page 5 says so.");

    @TempDir Path data;

    private Environment place() {
        return Environment.of(
                new DataFolder(data),
                InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z")),
                Map.of("USER", "tester"));
    }

    private void review(Rubric guide) throws IOException {
        var workspace = Workspace.of(place());
        String annotator = ((TableOpening.Opened) workspace.openDemonstration("ann")).annotator();
        var table = (RecordTable.Ready) RecordTable.open(Bundled.records(), (read, total) -> {});
        try (var review =
                RecordReview.open(table.located(), new Labeller(annotator, guide), place())) {
            assertThat(review.review(0, GOOD)).isTrue();
        }
    }

    @Test
    void theyDoNotCountAndAreSaidToBeKept() throws IOException {
        review(Bundled.rubric());
        var records = AroundRecords.controller(Workspace.of(place()));

        records.openDemonstration();

        assertThat(records.model().annotated.get()).isZero();
        assertThat(records.model().notice.get())
                .startsWith("One review that you gave of this table by another guide is kept");
        assertThat(records.model().noticeIsBad.get()).isFalse();
        records.ending().run();
    }

    @Test
    void ofThoseByTheRecordsGuideNothingIsSaid() throws IOException {
        review(Bundled.recordsGuide());
        var records = AroundRecords.controller(Workspace.of(place()));

        records.openDemonstration();

        assertThat(records.model().annotated.get()).isOne();
        assertThat(records.model().notice.get()).isEmpty();
        records.ending().run();
    }
}

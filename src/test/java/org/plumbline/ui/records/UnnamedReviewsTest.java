package org.plumbline.ui.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.records.Support;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;

/// Reviews of somebody who has not said who they are, without a window: they wait for the name.
class UnnamedReviewsTest {

    @TempDir Path data;

    private final AskedWho who = new AskedWho("");
    private final AroundRecords around = new AroundRecords();
    private RecordsController records;

    @BeforeEach
    void open() {
        var place =
                Environment.of(
                        new DataFolder(data),
                        InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z")),
                        Map.of("USER", "tester"));
        var usual = AroundRecords.nothingLost();
        var outside =
                new RecordsOutside(usual.refused(), usual.open(), usual.leave(), usual.lost(), who);
        records = new RecordsController(Workspace.of(place), around, outside);
        records.openSomething();
    }

    @AfterEach
    void close() {
        records.ending().run();
    }

    private void name(String name) {
        who.name = name;
        records.by(
                name,
                () -> {
                    var then = List.copyOf(who.waiting);
                    who.waiting.clear();
                    then.forEach(Runnable::run);
                });
    }

    @Test
    void aReviewWaitsForANameAndIsGivenUnderItWhereItWasBegun() {
        records.rows().filter(filter -> filter.withFamily("agent"));
        records.rows().step(1);
        int row = records.model().row.get();
        records.reviewing().support(Support.CONTRADICTED);
        assertThat(who.waiting).hasSize(1);
        assertThat(records.model().annotated.get()).isZero();

        name("r7");

        assertThat(records.model().row.get()).isEqualTo(row);
        assertThat(records.model().filter.get().family()).isEqualTo("agent");
        assertThat(records.model().annotated.get()).isOne();
        assertThat(records.open().orElseThrow().row(row).review().semanticSupport())
                .isEqualTo(Support.CONTRADICTED);
        assertThat(records.open().orElseThrow().review().reviewer()).isEqualTo("r7");
    }

    @Test
    void anExportAsksWhoseAnnotationsTheyAre() {
        records.export().annotations();

        assertThat(who.waiting).hasSize(1);
    }

    @Test
    void anotherNameHasReviewsOfItsOwn() {
        name("r7");
        records.reviewing().support(Support.CONTRADICTED);
        name("r8");
        assertThat(records.model().annotated.get()).isZero();

        name("r7");

        assertThat(records.model().annotated.get()).isOne();
    }

    @Test
    void lookingAroundAsksForNoName() {
        records.rows().step(1);
        records.reviewing().undo();
        records.turnPage();

        assertThat(who.waiting).isEmpty();
    }
}

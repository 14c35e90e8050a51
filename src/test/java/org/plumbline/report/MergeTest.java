package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plumbline.labels.Author;
import org.plumbline.report.form.ReportForm;
import org.plumbline.report.tally.Tally;

/// The order of inputs and the way of counting leave no trace.
class MergeTest {

    private static final int SEEDS = 25;

    @ParameterizedTest
    @EnumSource(ReportForm.class)
    void shardsMergedInAnySplitAndOrderGiveTheSameBytes(ReportForm form) throws IOException {
        for (long seed = 1; seed <= SEEDS; seed++) {
            World world = RandomWorld.of(seed);
            byte[] whole = bytes(form, world.report());
            var random = new Random(seed);
            var shards = new ArrayList<Tally>();
            int count = 1 + random.nextInt(7);
            for (int i = 0; i < count; i++) {
                shards.add(new Tally());
            }
            Collections.shuffle(world.cases, random);
            world.cases.forEach(one -> shards.get(random.nextInt(count)).add(one));
            while (shards.size() > 1) {
                Tally taken = shards.remove(random.nextInt(shards.size()));
                shards.get(random.nextInt(shards.size())).merge(taken);
            }

            assertThat(bytes(form, world.report(shards.getFirst())))
                    .as("seed %d", seed)
                    .isEqualTo(whole);
        }
    }

    @ParameterizedTest
    @EnumSource(ReportForm.class)
    void theOrderOfFilesRatingsAndCasesLeavesNoTrace(ReportForm form) throws IOException {
        for (long seed = 1; seed <= SEEDS; seed++) {
            World world = RandomWorld.of(seed);
            byte[] before = bytes(form, world.report());
            var random = new Random(seed);

            Collections.shuffle(world.cases, random);
            world.ratings.values().forEach(all -> Collections.shuffle(all, random));
            world.decisions.values().forEach(all -> Collections.shuffle(all, random));
            reorder(world.ratings, random);
            reorder(world.decisions, random);

            assertThat(bytes(form, world.report())).as("seed %d", seed).isEqualTo(before);
        }
    }

    @Test
    void anEmptyTallyChangesNothingAndMergingLeavesTheOtherAsItWas() throws IOException {
        World world = RandomWorld.of(7);
        Tally full = new Tally();
        world.cases.forEach(full::add);
        byte[] expected = bytes(ReportForm.JSON, world.report());

        Tally empty = new Tally();
        empty.merge(full);
        full.merge(new Tally());

        assertThat(bytes(ReportForm.JSON, world.report(empty))).isEqualTo(expected);
        assertThat(bytes(ReportForm.JSON, world.report(full))).isEqualTo(expected);
    }

    @Test
    void aTallyCanBeAskedAgainAndWithOtherLabels() throws IOException {
        World world = RandomWorld.of(7);
        Tally tally = new Tally();
        world.cases.forEach(tally::add);
        byte[] before = bytes(ReportForm.JSON, world.report(tally));

        world.minRaters = 3;
        assertThat(bytes(ReportForm.JSON, world.report(tally))).isNotEqualTo(before);
        world.minRaters = 1;
        assertThat(bytes(ReportForm.JSON, world.report(tally)))
                .isEqualTo(bytes(ReportForm.JSON, world.report()));
    }

    private static <T> void reorder(Map<Author, List<T>> files, Random random) {
        var authors = new ArrayList<>(files.keySet());
        Collections.shuffle(authors, random);
        var copy = new LinkedHashMap<>(files);
        files.clear();
        for (Author author : authors) {
            files.put(author, copy.getOrDefault(author, List.of()));
        }
    }

    private static byte[] bytes(ReportForm form, Report report) throws IOException {
        var out = new ByteArrayOutputStream();
        form.write(report, out);
        return out.toByteArray();
    }
}

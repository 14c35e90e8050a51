package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.Disk;
import org.plumbline.labels.Act;

/// A labelling robot in a process of its own, killed at random moments, again and again on one
/// journal.
class KillTest {

    private static final long SEED = 1;
    private static final int MOST_LINES = 60;

    @TempDir Path folder;

    /// What the robots said was saved: entry number → first words of the note, or `undo`.
    private final Map<Long, String> saved = new TreeMap<>();

    @Test
    void losesNoActThatWasShownAsSaved() throws Exception {
        killOften(10);
    }

    @Test
    @Tag("bench")
    void losesNoActThatWasShownAsSavedInFiveHundredKills() throws Exception {
        killOften(500);
    }

    private void killOften(int kills) throws Exception {
        var random = new SplittableRandom(SEED);
        for (int kill = 0; kill < kills; kill++) {
            runAndKill(kill, random.nextInt(MOST_LINES));
            assertThat(journaled())
                    .as("seed %d, after kill %d", SEED, kill)
                    .containsAllEntriesOf(saved);
        }
        assertThat(saved).as("the robots did something").hasSizeGreaterThan(kills);
        assertThat(saved).containsValue("undo");
    }

    private void runAndKill(int number, int life) throws IOException, InterruptedException {
        Process robot =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-cp",
                                System.getProperty("java.class.path"),
                                LabelRobot.class.getName(),
                                folder.toString(),
                                Integer.toString(number))
                        .redirectErrorStream(true)
                        .start();
        var lines =
                new BufferedReader(
                        new InputStreamReader(robot.getInputStream(), StandardCharsets.UTF_8));
        // Counted in lines and not in time, so that on a busy machine too something was done; the
        // robot goes on meanwhile, and is met in the middle of whatever it does.
        for (int said = 0; said <= life; said++) {
            note(lines.readLine());
        }
        kill(robot);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            note(line);
        }
        assertThat(robot.waitFor()).as("it was killed, and did not end by itself").isNotZero();
    }

    /// Through its handle, since [Process#destroyForcibly] would close what it still has to say.
    private static void kill(Process robot) {
        assertThat(robot.toHandle().destroyForcibly()).isTrue();
    }

    /// Each line is one small write into a pipe, which a kill cannot cut.
    private void note(String line) {
        String[] words = line.split(" ", -1);
        assertThat(words).as(line).hasSize(2);
        saved.put(Long.valueOf(words[0]), words[1]);
    }

    /// What the journal says, in the same words.
    private Map<Long, String> journaled() throws IOException {
        try (var session = Bench.open(new Bench().store, folder, Disk.ofSystem())) {
            assertThat(session.review().readOnly()).isEmpty();
            return session.history(0).stream()
                    .collect(Collectors.toMap(HistoryEntry::seq, KillTest::word));
        }
    }

    private static String word(HistoryEntry entry) {
        if (entry.kind() == HistoryEntry.Kind.UNDONE) {
            return "undo";
        }
        return switch (entry.acts().getFirst()) {
            case Act.SetNote(var sample, var claim, var note) ->
                    String.valueOf(note).substring(0, String.valueOf(note).indexOf('-'));
            case Act.SetLabel act -> throw new AssertionError(act);
            case Act.Cite act -> throw new AssertionError(act);
            case Act.Clear act -> throw new AssertionError(act);
        };
    }
}

package org.plumbline.session.label;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.plumbline.files.Disk;
import org.plumbline.labels.Act;
import org.plumbline.request.Request;
import org.plumbline.session.review.Applied;
import org.plumbline.session.review.Saved;

/// A process of its own that labels until it is killed, and prints each act once it is told that it
/// is saved: `SEQ NOTE` for a note, `SEQ undo` for an undo.
final class LabelRobot {

    private LabelRobot() {}

    /// Labels until it is killed.
    ///
    /// @param args the data folder, a seed
    public static void main(String[] args) throws IOException, InterruptedException {
        var random = new SplittableRandom(Long.parseLong(args[1]));
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        var store = new Bench().store;
        Request request = store.request(0);
        try (var session = Bench.open(store, Path.of(args[0]), Disk.ofSystem())) {
            if (session.review().readOnly().isPresent()) {
                out.println("read-only: " + session.review().readOnly().get().message());
                out.flush();
                return;
            }
            for (int number = 0; ; number++) {
                boolean wait = random.nextInt(4) == 0;
                if (random.nextInt(5) == 0 && session.review().canUndo()) {
                    var change = session.review().undo().orElseThrow();
                    say(change.saved(), out, "undo", wait);
                } else {
                    // Up to 2,000 characters, so that kills also meet records in the middle.
                    String note = args[1] + "." + number + "-" + "x".repeat(random.nextInt(2_000));
                    var act = new Act.SetNote("a", "c1", note);
                    if (session.apply(request, act) instanceof Applied.Accepted accepted) {
                        say(accepted.saved(), out, note.substring(0, note.indexOf('-')), wait);
                    }
                }
            }
        }
    }

    private static void say(
            CompletableFuture<Saved> saved, PrintStream out, String what, boolean wait)
            throws InterruptedException, IOException {
        var said =
                saved.thenAccept(
                        done -> {
                            out.print(done.seq() + " " + what + "\n");
                            out.flush();
                        });
        try {
            if (wait) {
                said.get();
            }
        } catch (ExecutionException e) {
            throw new IOException("not saved", e);
        }
    }
}

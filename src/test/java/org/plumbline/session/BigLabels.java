package org.plumbline.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Claim;
import org.plumbline.files.Source;
import org.plumbline.intake.Inputs;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Progress;
import org.plumbline.intake.Receiver;
import org.plumbline.request.Rubric;
import org.plumbline.text.Sha256;

/// Writes label files of the first samples of a corpus, each sample as its claims and hash are.
final class BigLabels {

    private final Path corpus;
    private final Rubric rubric;
    private final List<String> ratings = new ArrayList<>();

    BigLabels(Path corpus, Rubric rubric) {
        this.corpus = corpus;
        this.rubric = rubric;
    }

    /// Writes `files` files of at most `most` ratings.
    List<Path> write(Path folder, int files, int most) throws IOException {
        var inputs = new Inputs(Source.of(corpus), List.of(), List.of(), List.of());
        Intake.read(inputs, rubric, new Taker(most), Progress.NONE);
        var paths = new ArrayList<Path>();
        for (int i = 0; i < files; i++) {
            Path path = folder.resolve("labels-" + i + ".json");
            write(path, "rater-" + i);
            paths.add(path);
        }
        ratings.clear();
        return paths;
    }

    private void write(Path path, String rater) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path), 1 << 20)) {
            String head =
                    """
                    {"format": "plumbline-labels", "version": 1, "positionEncoding": "utf-8",
                    "rater": "%s", "rubricSha256": "%s", "tool": {"name": "t", "version": "1"},
                    "ratings": [
                    """
                            .formatted(rater, rubric.sha256());
            out.write(head.getBytes(UTF_8));
            String separator = "";
            for (String rating : ratings) {
                out.write((separator + rating).getBytes(UTF_8));
                separator = ",\n";
            }
            out.write("]}\n".getBytes(UTF_8));
        }
    }

    private static String written(Case whole, Sha256 request) {
        String claims =
                whole.sample().answer().claims().stream()
                        .map(Claim::id)
                        .map(
                                id ->
                                        """
                                        {"claimId": "%s", "truth": "true", "grounding": "supported", \
                                        "note": null}"""
                                                .formatted(id))
                        .collect(Collectors.joining(", "));
        return """
        {"sampleId": "%s", "requestSha256": "%s", "labelledAt": null, "blinded": true, \
        "claims": [%s], "quality": {"relevance": true, "repetition": false, "usefulness": null, \
        "correctWithholding": null}}"""
                .formatted(whole.sample().sampleId(), request, claims);
    }

    private final class Taker implements Receiver {

        private final int most;

        Taker(int most) {
            this.most = most;
        }

        @Override
        public void sample(Case whole, Sha256 requestSha256) {
            if (ratings.size() < most) {
                ratings.add(written(whole, requestSha256));
            }
        }

        @Override
        public boolean wantsSamples() {
            return true;
        }
    }
}

package org.plumbline.ui.shell.sheets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Claim;
import org.plumbline.request.Request;
import org.plumbline.session.label.LabelSession;
import org.plumbline.text.ExactText;
import org.plumbline.ui.kit.Background;

/// The claims of the samples that somebody names, such as `s-0004#c2`. A sample is read on a worker
/// the first time that it is asked for, and what was found is told then. FX thread only.
final class ClaimFinder {

    /// Of more samples than these nobody means one: the name is not typed to its end yet.
    private static final int MOST_SAMPLES = 3;

    private final LabelSession session;
    private final Background background;
    private final Runnable onFound;
    private final Map<Integer, List<Found>> known = new HashMap<>();

    /// A claim of some sample.
    ///
    /// @param words what it says, as far as it stands in the output
    record Found(int sample, String sampleId, String claimId, String words) {}

    /// @param onFound told whenever more is known
    ClaimFinder(LabelSession session, Background background, Runnable onFound) {
        this.session = session;
        this.background = background;
        this.onFound = onFound;
    }

    /// The claims that are meant, as far as they are known by now.
    ///
    /// @param typed lower-case words: a sample's name, or its end as far as no other has it, then a
    ///   claim's, with `#` or a space between
    List<Found> find(String typed) {
        String[] parts = typed.split("[\\s#]+", 2);
        if (parts.length < 2 || parts[0].isEmpty()) {
            return List.of();
        }
        var found = new ArrayList<Found>();
        for (int sample : samples(parts[0])) {
            for (Found claim : claims(sample)) {
                if (claim.claimId().toLowerCase(Locale.ROOT).startsWith(parts[1])) {
                    found.add(claim);
                }
            }
        }
        return found;
    }

    /// The sample of exactly this name, or the few whose names have it in them.
    private List<Integer> samples(String name) {
        var few = new ArrayList<Integer>();
        for (int i = 0; i < session.size(); i++) {
            String id = session.outline(i).sampleId().toLowerCase(Locale.ROOT);
            if (id.equals(name)) {
                return List.of(i);
            }
            if (id.contains(name) && few.size() <= MOST_SAMPLES) {
                few.add(i);
            }
        }
        return few.size() > MOST_SAMPLES ? List.of() : few;
    }

    private List<Found> claims(int sample) {
        List<Found> claims = known.get(sample);
        if (claims != null) {
            return claims;
        }
        known.put(sample, List.of());
        // A sample that cannot be read says so where it is opened.
        background
                .run(() -> claims(sample, session.request(sample)))
                .onDone(
                        read -> {
                            known.put(sample, read);
                            onFound.run();
                        });
        return List.of();
    }

    private static List<Found> claims(int sample, Request request) {
        String sampleId = request.sample().sampleId();
        @Nullable ExactText output = request.sample().answer().output();
        return request.sample().answer().claims().stream()
                .map(claim -> new Found(sample, sampleId, claim.id(), words(claim, output)))
                .toList();
    }

    private static String words(Claim claim, @Nullable ExactText output) {
        return output == null
                ? ""
                : claim.spans().stream().map(output::slice).collect(Collectors.joining(" … "));
    }
}

package org.plumbline.session.queue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.plumbline.labels.Draft;
import org.plumbline.request.Outline;
import org.plumbline.session.progress.SampleProgress;

/// The facets of each sample as numbers, so that a hundred thousand samples are filtered and
/// counted within a frame. Some twenty bytes a sample. Not safe for several threads.
final class FacetTable {

    private static final List<Facet.Kind> KINDS = List.of(Facet.Kind.values());
    private static final int NONE = -1;

    private final Map<Facet, Integer> numbers = new HashMap<>();
    private final List<Facet> facets = new ArrayList<>();

    /// Facets that never change, by the numbers of those who have the same.
    private final List<int[]> profiles = new ArrayList<>();

    private final Map<List<Integer>, Integer> profileNumbers = new HashMap<>();
    private final int[] profile;
    private final int[] state;
    private final int[] practice;
    private final BitSet flagged = new BitSet();
    private final BitSet noted = new BitSet();
    private final int[] openClaims;
    private final int[] claims;
    private final int[] length;

    FacetTable(int size) {
        profile = new int[size];
        state = new int[size];
        practice = new int[size];
        openClaims = new int[size];
        claims = new int[size];
        length = new int[size];
        Arrays.fill(practice, NONE);
    }

    /// Says what is to be seen of a sample, of which nothing is labelled.
    void put(int sample, Outline outline) {
        var same = new ArrayList<Integer>();
        same.add(number(new Facet.OfCapture(outline.captureStatus())));
        same.add(number(new Facet.OfDestination(outline.destination())));
        outline.limitations().forEach(kind -> same.add(number(new Facet.OfLimitation(kind))));
        if (outline.isLimited()) {
            same.add(number(new Facet.Limited()));
        }
        profile[sample] =
                profileNumbers.computeIfAbsent(
                        same,
                        numbered -> {
                            profiles.add(numbered.stream().mapToInt(n -> n).toArray());
                            return profiles.size() - 1;
                        });
        length[sample] = outline.outputBytes();
        claims[sample] = outline.claims();
        said(sample, Draft.EMPTY);
    }

    /// What was said of a sample is this now.
    void said(int sample, Draft draft) {
        var progress = SampleProgress.of(draft, claims[sample]);
        state[sample] = number(new Facet.OfState(progress.state()));
        openClaims[sample] = claims[sample] - progress.claimsLabelled();
        noted.set(
                sample,
                draft.claims().values().stream()
                        .anyMatch(claim -> claim.note() != null && !claim.note().isEmpty()));
    }

    void practice(int sample, String name) {
        practice[sample] = number(new Facet.OfPractice(name));
    }

    void flag(int sample, boolean on) {
        flagged.set(sample, on);
    }

    boolean isFlagged(int sample) {
        return flagged.get(sample);
    }

    int openClaims(int sample) {
        return openClaims[sample];
    }

    /// In bytes; [Outline#NO_OUTPUT] where nothing was captured.
    int length(int sample) {
        return length[sample];
    }

    /// Goes through samples, and counts.
    ///
    /// @param samples those that may pass at all, in the order in which they are told
    /// @param passing told those that pass
    /// @return of each facet that any of them has, how many would be left where it is chosen beside
    ///   what is chosen of other kinds
    Map<Facet, Integer> filter(int[] samples, Narrowing narrowing, IntConsumer passing) {
        int flaggedFacet = number(new Facet.Flagged());
        int notedFacet = number(new Facet.Noted());
        var pass = new Pass(narrowing);
        for (int sample : samples) {
            pass.begin();
            for (int facet : profiles.get(profile[sample])) {
                pass.add(facet);
            }
            pass.add(state[sample]);
            if (practice[sample] != NONE) {
                pass.add(practice[sample]);
            }
            if (flagged.get(sample)) {
                pass.add(flaggedFacet);
            }
            if (noted.get(sample)) {
                pass.add(notedFacet);
            }
            if (pass.passes()) {
                passing.accept(sample);
            }
        }
        return pass.counts();
    }

    private int number(Facet facet) {
        return numbers.computeIfAbsent(
                facet,
                fresh -> {
                    facets.add(fresh);
                    return facets.size() - 1;
                });
    }

    /// One walk over samples.
    private final class Pass {

        private final boolean[] chosen = new boolean[facets.size()];
        private final int[] kindBit = new int[facets.size()];
        private final int[] counts = new int[facets.size()];
        private final int kindsChosen;
        private int[] own = new int[16];
        private int owned;
        private int hit;

        Pass(Narrowing narrowing) {
            for (int i = 0; i < kindBit.length; i++) {
                kindBit[i] = 1 << KINDS.indexOf(facets.get(i).kind());
            }
            int kinds = 0;
            for (Facet facet : narrowing.facets()) {
                kinds |= 1 << KINDS.indexOf(facet.kind());
                find(facet).ifPresent(number -> chosen[number] = true);
            }
            kindsChosen = kinds;
        }

        /// A facet that no sample ever had has no number.
        private OptionalInt find(Facet facet) {
            Integer number = numbers.get(facet);
            return number == null ? OptionalInt.empty() : OptionalInt.of(number);
        }

        void begin() {
            owned = 0;
            hit = 0;
        }

        void add(int facet) {
            if (owned == own.length) {
                own = Arrays.copyOf(own, owned * 2);
            }
            own[owned++] = facet;
            if (chosen[facet]) {
                hit |= kindBit[facet];
            }
        }

        /// Counts the sample whose facets were added, and says whether it passes.
        boolean passes() {
            int missing = kindsChosen & ~hit;
            if (Integer.bitCount(missing) <= 1) {
                for (int i = 0; i < owned; i++) {
                    // Where one kind alone keeps it out, it would be left by a choice of that kind.
                    if (missing == 0 || kindBit[own[i]] == missing) {
                        counts[own[i]]++;
                    }
                }
            }
            return missing == 0;
        }

        Map<Facet, Integer> counts() {
            var counted = new LinkedHashMap<Facet, Integer>();
            for (int i = 0; i < counts.length; i++) {
                counted.put(facets.get(i), counts[i]);
            }
            return counted;
        }
    }
}

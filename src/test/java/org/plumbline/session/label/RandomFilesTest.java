package org.plumbline.session.label;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plumbline.CaseBuilder;
import org.plumbline.corpus.Case;
import org.plumbline.labels.Act;
import org.plumbline.labels.Draft;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;

/// Two files drawn from a seed, each labelled at random: whatever they have in common, taking over
/// fills what is open and changes nothing else.
class RandomFilesTest {

    private static final List<String> CLAIMS = List.of("c1", "c2");

    static IntStream seeds() {
        return IntStream.range(0, 60);
    }

    /// What is said in one field, of a sample or of a claim of it.
    private static String said(Draft draft, String claim, LabelField field) {
        LabelValue value =
                field.isOfClaim() ? draft.claim(claim).of(field) : draft.quality().of(field);
        return value == null ? "" : value.word();
    }

    private static String note(Draft draft, String claim) {
        String note = draft.claim(claim).note();
        return note == null ? "" : note;
    }

    /// All that can be said of a sample, field by field.
    private static List<String> fields(Draft draft) {
        var fields = new ArrayList<String>();
        for (String claim : CLAIMS) {
            LabelField.ofClaim().forEach(field -> fields.add(said(draft, claim, field)));
            fields.add(note(draft, claim));
        }
        LabelField.ofSample().forEach(field -> fields.add(said(draft, "", field)));
        return fields;
    }

    /// The plain rule: here, and where nothing is said here, there.
    private static List<String> filled(List<String> here, @Nullable List<String> there) {
        var filled = new ArrayList<String>();
        for (int i = 0; i < here.size(); i++) {
            filled.add(here.get(i).isEmpty() && there != null ? there.get(i) : here.get(i));
        }
        return filled;
    }

    private static Case drawn(String id, String words) {
        var built = new CaseBuilder(id).claims(CLAIMS.toArray(String[]::new));
        built.output = "The " + words + " is cleared, and the lock is held too long.";
        return built.build();
    }

    private static void label(LabelSession session, ListStore store, SplittableRandom random)
            throws Exception {
        for (int i = 0; i < 40; i++) {
            var drawn = store.request(random.nextInt(store.size())).sample().sampleId();
            if (random.nextInt(6) == 0) {
                session.review().undo();
            } else {
                session.apply(
                        store.request(store.indexOf(drawn).orElseThrow()), act(drawn, random));
            }
        }
    }

    private static Act act(String sample, SplittableRandom random) {
        String claim = CLAIMS.get(random.nextInt(CLAIMS.size()));
        return switch (random.nextInt(12)) {
            case 0, 1, 2 ->
                    Act.SetLabel.ofClaim(
                            sample, claim, LabelField.TRUTH, Truth.values()[random.nextInt(3)]);
            case 3, 4 ->
                    Act.SetLabel.ofClaim(sample, claim, LabelField.GROUNDING, Grounding.UNKNOWN);
            case 5 -> Act.SetLabel.ofClaim(sample, claim, LabelField.TRUTH, null);
            case 6, 7 -> new Act.SetNote(sample, claim, "note " + random.nextInt(3));
            case 8 -> new Act.Clear(sample);
            default ->
                    Act.SetLabel.ofSample(
                            sample,
                            LabelField.ofSample().get(random.nextInt(4)),
                            QualityValue.values()[random.nextInt(3)]);
        };
    }

    private static List<List<String>> all(LabelSession session) {
        return IntStream.range(0, session.size())
                .mapToObj(session::draft)
                .map(RandomFilesTest::fields)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void takingOverFillsWhatIsOpenAndAnUndoEmptiesIt(int seed) throws Exception {
        var random = new SplittableRandom(seed);
        var older = new ArrayList<Case>();
        var newer = new ArrayList<Case>();
        for (int i = 0; i < 6; i++) {
            String id = "s" + random.nextInt(1_000) + "-" + i;
            Case there = drawn(id, "cache");
            if (random.nextInt(5) > 0) {
                older.add(there);
            }
            if (older.isEmpty() || random.nextInt(5) > 0) {
                newer.add(random.nextInt(4) == 0 ? drawn(id, "file") : there);
            }
        }
        if (older.isEmpty()) {
            older.add(drawn("o", "cache"));
        }
        if (newer.isEmpty()) {
            newer.add(drawn("n", "cache"));
        }
        var files = new TwoFiles(older, newer);
        try (var session = files.openOlder()) {
            label(session, files.older, random);
        }
        try (var session = files.openNewer()) {
            label(session, files.newer, random);
            var before = all(session);
            var expected = expected(files, before);

            var offers = TwoFiles.offers(session);
            int offered = offers.isEmpty() ? 0 : offers.getFirst().labels();
            if (offered > 0) {
                assertThat(offers.getFirst().take().labels())
                        .as("seed %d", seed)
                        .isEqualTo(offered);
            }

            assertThat(all(session)).as("seed %d", seed).isEqualTo(expected);
            if (offered > 0) {
                session.review().undo();
                assertThat(all(session)).as("seed %d, undone", seed).isEqualTo(before);
                session.review().redo();
            }
        }
        try (var session = files.openNewer()) {
            assertThat(TwoFiles.offers(session))
                    .as("seed %d, taken once", seed)
                    .allSatisfy(offer -> assertThat(offer.labels()).isZero());
        }
    }

    private static List<List<String>> expected(TwoFiles files, List<List<String>> before)
            throws Exception {
        var expected = new ArrayList<List<String>>();
        try (var older = files.openOlder()) {
            for (int i = 0; i < files.newer.size(); i++) {
                var request = files.newer.request(i);
                var there = files.older.indexOf(request.sample().sampleId());
                boolean isSame =
                        there.isPresent()
                                && files.older
                                        .request(there.getAsInt())
                                        .sha256()
                                        .equals(request.sha256());
                expected.add(
                        filled(
                                before.get(i),
                                isSame ? fields(older.draft(there.getAsInt())) : null));
            }
        }
        return expected;
    }
}

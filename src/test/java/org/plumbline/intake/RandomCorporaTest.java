package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.plumbline.corpus.Case;
import org.plumbline.files.Source;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Sha256;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Corpora from a seeded generator, in all three ways to count and both forms of a file: no problem
/// in any of them, and the same requests from all.
class RandomCorporaTest {

    private static final long SEED = 20261130;

    @Test
    void everyFormOfACorpusGivesTheSameRequests() throws IOException {
        var random = new Random(SEED);
        int samples = 0;
        for (int round = 0; round < 120; round++) {
            ObjectNode corpus = new RandomCorpus(random.nextLong()).draw();
            List<String> expected = new ArrayList<>();
            for (JsonNode one : corpus.get("cases")) {
                expected.add(World.request(one).get("requestSha256").stringValue());
            }
            samples += expected.size();
            for (PositionEncoding encoding : PositionEncoding.values()) {
                ObjectNode counted = RandomCorpus.in(corpus, encoding);
                String where = "seed %s round %s %s".formatted(SEED, round, encoding);

                assertThat(hashes(json(counted, random), where)).as(where).isEqualTo(expected);
                assertThat(hashes(lines(counted, random), where)).as(where).isEqualTo(expected);
                assertThat(received(json(counted, random))).as(where).isEqualTo(expected);
            }
        }
        assertThat(samples).isGreaterThan(200);
    }

    private static List<String> hashes(Source source, String where) throws IOException {
        Opening opening = Intake.openSamples(source, Progress.NONE);
        assertThat(opening).as("%s: %s", where, opening).isInstanceOf(Opening.Opened.class);
        SampleStore store = ((Opening.Opened) opening).store();
        var hashes = new ArrayList<String>();
        for (int i = 0; i < store.size(); i++) {
            hashes.add(store.request(i).sha256().hex());
            assertThat(store.wholeCase(i).sample()).as(where).isEqualTo(store.request(i).sample());
        }
        return hashes;
    }

    /// What a report gets, which begins anew where the unit stands behind the cases.
    private static List<String> received(Source source) throws IOException {
        var hashes = new ArrayList<String>();
        var receiver =
                new Receiver() {
                    @Override
                    public void sample(Case whole, Sha256 requestSha256) {
                        hashes.add(requestSha256.hex());
                    }

                    @Override
                    public void forgetSamples() {
                        hashes.clear();
                    }

                    @Override
                    public boolean wantsSamples() {
                        return true;
                    }
                };
        var inputs = new Inputs(source, List.of(), List.of(), List.of());
        assertThat(Intake.read(inputs, World.GUIDE, receiver, Progress.NONE))
                .isInstanceOf(Outcome.Received.class);
        return hashes;
    }

    private static Source json(ObjectNode corpus, Random random) {
        return World.source("c.json", new ShuffledJson(random, " \t\r\n").write(corpus));
    }

    private static Source lines(ObjectNode corpus, Random random) {
        var writer = new ShuffledJson(random, " \t");
        ObjectNode header = corpus.deepCopy();
        JsonNode cases = header.remove("cases");
        var text = new StringBuilder(writer.write(header));
        for (JsonNode one : cases) {
            text.append(random.nextBoolean() ? "\n" : "\r\n");
            text.append(random.nextInt(4) == 0 ? " \n" : "");
            text.append(writer.write(one));
        }
        return World.source("c.JSONL", text.toString());
    }
}

package org.plumbline.request;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.CaseBuilder;
import org.plumbline.LabelsOf;
import org.plumbline.corpus.Case;
import org.plumbline.corpus.Origin;
import org.plumbline.corpus.Provisional;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.Truth;
import org.plumbline.text.Sha256;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;


class RequestsFileTest {

    private static final Rubric RUBRIC =
            new Rubric("# Guide\n", Sha256.of("# Guide\n".getBytes(UTF_8)));

    @Test
    void writesTheFilesObjectAndEachRequestWithItsHashLast() throws IOException {
        Case one = new CaseBuilder("s1").build();
        Request request = Requests.of(one.sample());

        assertThat(json(List.of(one), new int[] {0}))
                .isEqualTo(
                        """
                        {
                          "format": "plumbline-requests",
                          "version": 1,
                          "positionEncoding": "utf-8",
                          "rubric": {
                            "text": "# Guide\\n",
                            "sha256": "%s"
                          },
                          "requests": [
                            {
                              "sampleId": "s1",
                              "destination": "inline",
                              "reviewState": "reviewed",
                              "capture": {
                                "status": "complete",
                                "limitations": []
                              },
                              "claimCoverage": "exhaustive",
                              "evidence": [],
                              "output": {
                                "text": "The cache is never cleared, and the lock is held too long.",
                                "sha256": "%s"
                              },
                              "claims": [],
                              "requestSha256": "%s"
                            }
                          ]
                        }
                        """
                                .formatted(
                                        RUBRIC.sha256(),
                                        Sha256.of(
                                                "The cache is never cleared, and the lock is held too long."
                                                        .getBytes(UTF_8)),
                                        request.sha256()));
    }

    @Test
    void writesOneRequestALineInJsonLines() throws IOException {
        var cases = cases(3);
        var out = new ByteArrayOutputStream();
        file(cases, new int[] {0, 1, 2}).writeJsonLines(out);

        List<String> lines = out.toString(UTF_8).lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0))
                .startsWith("{\"format\":\"plumbline-requests\",\"version\":1,")
                .doesNotContain("requests\":");
        for (int i = 0; i < 3; i++) {
            assertThat(lines.get(i + 1))
                    .startsWith("{\"sampleId\":\"sample-" + i + "\"")
                    .endsWith(
                            "\"requestSha256\":\""
                                    + Requests.of(cases.get(i).sample()).sha256()
                                    + "\"}");
        }
    }

    /// Among 150,000 digests some begin alike for four bytes and more.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 200, 150_000})
    void shufflesByTheDigestOfSeedZeroAndSampleId(int count) throws Exception {
        var ids = IntStream.range(0, count).mapToObj(i -> "sample-\u00e9" + i).toList();
        var expected = new ArrayList<String>();
        for (String id : ids) {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(("seed\0" + id).getBytes(UTF_8));
            expected.add(HexFormat.of().formatHex(digest) + id);
        }
        expected.sort(null);

        var order = RequestOrder.shuffled(ids, "seed");

        assertThat(IntStream.of(order).mapToObj(ids::get).toList())
                .isEqualTo(expected.stream().map(line -> line.substring(64)).toList());
        if (count > 100_000) {
            assertThat(expected.stream().map(line -> line.substring(0, 8)).distinct().count())
                    .isLessThan(count);
        }
    }

    @Test
    void writesInTheGivenOrder() throws IOException {
        var cases = cases(3);

        assertThat(json(cases, new int[] {2, 0, 1}))
                .containsSubsequence("\"sample-2\"", "\"sample-0\"", "\"sample-1\"");
    }

    @Test
    void noHiddenValueIsInTheBytes() throws IOException {
        var drawn = new CaseBuilder("opaque", "hidden-group").seen("e1", "text").claims("c1");
        drawn.name = "hidden-name";
        drawn.practice = "hidden-practice";
        drawn.provider = "hidden-provider";
        drawn.model = "hidden-model";
        drawn.prompt = "hidden-prompt";
        drawn.origins.put(
                "e1",
                new Origin(
                        "hidden-api",
                        "hidden-repository",
                        "hidden-path",
                        "hidden-commit",
                        "hidden-digest",
                        "hidden-instant"));
        drawn.provisional.set(
                0,
                new Provisional("c1", LabelsOf.claim(Truth.FALSE, Grounding.UNKNOWN), "hidden-reason", List.of()));
        var cases = List.of(drawn.build());

        String bytes = json(cases, new int[] {0});

        assertThat(bytes)
                .contains("opaque")
                .doesNotContain("hidden", "held-out", "random", "unknown", "verdict", "grounding");
    }

    private static List<Case> cases(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new CaseBuilder("sample-" + i).claims("c1").build())
                .toList();
    }

    private static String json(List<Case> cases, int[] order) throws IOException {
        var out = new ByteArrayOutputStream();
        file(cases, order).writeJson(out);
        return out.toString(UTF_8);
    }

    private static RequestsFile file(List<Case> cases, int[] order) {
        return new RequestsFile(RUBRIC, order, i -> Requests.of(cases.get(i).sample()));
    }
}

package org.plumbline.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// `report --allowed-signers`: which files count, and what is said of the others.
class SignedReportTest extends SigningFixture {

    @Test
    void aReportCountsSignedFilesAndNamesWhoSigned() throws IOException {
        signAll();

        assertThat(signedReport()).isZero();

        String report = out.toString(UTF_8);
        assertThat(report)
                .contains("\"signedBy\": \"ada\"", "\"signedBy\": \"ben\"")
                .doesNotContain("unsigned-labels");
    }

    @Test
    void withoutAllowedSignersTheReportSaysThatLabelsAreUnsigned() throws IOException {
        signAll();

        assertThat(
                        run(
                                "report",
                                "--format",
                                "json",
                                "--corpus",
                                path("corpus.json"),
                                "--labels",
                                path("labels-ada.json")))
                .isZero();
        assertThat(out.toString(UTF_8))
                .contains("unsigned-labels", "\"signedBy\": null")
                .doesNotContain("\"signedBy\": \"ada\"");
    }

    @Test
    void oneFileThatIsNotSignedMakesNoReport() throws IOException {
        signAll();
        Files.delete(folder.resolve("labels-ben.json.sig"));

        assertThat(signedReport()).isEqualTo(1);

        assertThat(out.toString(UTF_8)).isEmpty();
        assertThat(said()).contains("labels-ben.json", "signature/missing", "1 error");
    }

    @Test
    void anAdjudicationIsHeldToItsAdjudicatorsSignature() throws IOException {
        signAll();
        Path file = folder.resolve("adjudications.json");
        Files.writeString(file, Files.readString(file) + "\n");

        assertThat(signedReport()).isEqualTo(1);
        assertThat(said()).contains("adjudications.json", "signature/invalid");
    }

    @Test
    void problemsOfASignatureStandBeforeThoseOfTheirFile() throws IOException {
        signAll();
        Path file = folder.resolve("labels-ada.json");
        Files.writeString(
                file,
                Files.readString(file).replaceFirst("\"truth\": \"\\w+\"", "\"truth\": \"x\""));

        assertThat(signedReport()).isEqualTo(1);
        assertThat(said())
                .containsSubsequence("labels-ada.json", "signature/invalid", "schema/value");
    }

    @Test
    void signersAreOfNoUseWithoutACorpusOrAList() throws IOException {
        signAll();
        assertThat(run("report", "--allowed-signers", path("allowed"))).isEqualTo(2);
        assertThat(run("report", "--revoked", path("key.pub"))).isEqualTo(2);
        assertThat(run("verify", path("labels-ada.json"))).isEqualTo(2);
        assertThat(verify("labels-ada.json", "--revoked", path("corpus.json"))).isEqualTo(2);
        assertThat(verify("labels-ada.json", "--signature", path("nowhere.sig"))).isEqualTo(2);
        assertThat(verify("nowhere.json")).isEqualTo(2);
    }

    private void signAll() throws IOException {
        var lines = new StringBuilder();
        for (var file :
                Map.of(
                                "labels-ada.json", "ada",
                                "labels-ben.json", "ben",
                                "adjudications.json", "cleo")
                        .entrySet()) {
            String key = "key-" + file.getValue();
            lines.append(Files.readString(key(key, file.getValue())));
            assertThat(run("sign", path(file.getKey()), "--key", path(key))).isZero();
        }
        Files.writeString(folder.resolve("allowed"), lines);
        err.reset();
    }

    private int signedReport() {
        return run(
                "report",
                "--format",
                "json",
                "--corpus",
                path("corpus.json"),
                "--labels",
                path("labels-ada.json"),
                "--labels",
                path("labels-ben.json"),
                "--judge",
                path("judge.json"),
                "--adjudications",
                path("adjudications.json"),
                "--allowed-signers",
                path("allowed"));
    }
}

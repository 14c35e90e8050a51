package org.plumbline.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.DataFolder;
import org.plumbline.labels.Act;
import org.plumbline.labels.Grounding;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.QualityValue;
import org.plumbline.labels.Truth;
import org.plumbline.session.files.Environment;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.label.ExportOutcome;
import org.plumbline.session.label.ExportedLabels;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.others.Offer;
import org.plumbline.session.review.Applied;
import org.plumbline.session.seal.Passphrase;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.session.seal.SignerKey;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Labels of one rater on two computers: an exported label file brings them from one to the other,
/// on real files.
class TakingOverTest {

    private static final ReadProgress SILENT = (bytes, total) -> {};

    @TempDir Path folder;

    private Path older;
    private Path newer;
    private Path labels;

    private Workspace workspace(String computer) {
        var data = new DataFolder(folder.resolve(computer));
        return Workspace.of(Environment.of(data, InstantSource.system(), Map.of()));
    }

    private SealWorkspace seals(String computer) {
        return workspace(computer).seals(ZoneOffset.UTC);
    }

    private LabelSession open(String computer, Path file) throws IOException {
        return ((SamplesOpening.Opened) workspace(computer).open(file, "ann", SILENT))
                .beginning()
                .begin();
    }

    /// The bundled corpus, and the same with its members in other bytes, one case less, and another
    /// provisional verdict.
    @BeforeEach
    void twoFiles() throws IOException {
        older = Files.copy(Path.of("assets/sample/corpus.json"), folder.resolve("older.json"));
        var corpus = (ObjectNode) JsonMapper.shared().readTree(older);
        var cases = (ArrayNode) corpus.required("cases");
        cases.remove(cases.size() - 1);
        ((ObjectNode) cases.required(0).required("claims").required(0))
                .put("verdict", "unsupported");
        newer = folder.resolve("newer.json");
        Files.writeString(newer, corpus.toString());
        labels = folder.resolve("labels-ann.json");
    }

    private static void complete(LabelSession session, int sample) throws IOException {
        var request = session.request(sample);
        String id = request.sample().sampleId();
        var acts = new ArrayList<Act>();
        for (var claim : request.sample().answer().claims()) {
            acts.add(Act.SetLabel.ofClaim(id, claim.id(), LabelField.TRUTH, Truth.TRUE));
            acts.add(Act.SetLabel.ofClaim(id, claim.id(), LabelField.GROUNDING, Grounding.UNKNOWN));
            acts.add(new Act.SetNote(id, claim.id(), "é: “so”\n"));
        }
        LabelField.ofSample()
                .forEach(field -> acts.add(Act.SetLabel.ofSample(id, field, QualityValue.NULL)));
        assertThat(session.apply(request, acts)).isInstanceOf(Applied.Accepted.class);
    }

    /// Labels the first, an unblinded second and the last sample on one computer, and exports them.
    private void exportOlder() throws Exception {
        try (var session = open("one", older)) {
            complete(session, 0);
            ((Applied.Accepted) session.unblind()).saved().get();
            complete(session, 1);
            complete(session, session.size() - 1);
            export("one", session, labels);
        }
    }

    private void export(String computer, LabelSession session, Path target) {
        assertThat(workspace(computer).export(session, target))
                .isInstanceOf(ExportOutcome.Written.class);
    }

    private TakingOver.Exported look(LabelSession session) throws IOException {
        return workspace("two").takingOver(seals("two")).exported(session, labels, SILENT);
    }

    private Offer offered(LabelSession session) throws IOException {
        return ((ExportedLabels.Offered) look(session).labels()).offer();
    }

    private String refused(LabelSession session) throws IOException {
        return ((ExportedLabels.Refused) look(session).labels()).message();
    }

    private void rewrite(String from, String to) throws IOException {
        String text = Files.readString(labels);
        assertThat(text).contains(from);
        Files.writeString(labels, text.replace(from, to));
    }

    @Test
    void whatIsExportedAfterTakingOverIsWhatWasExportedThere() throws Exception {
        exportOlder();
        Path again = folder.resolve("again.json");
        try (var session = open("two", newer)) {
            var offer = offered(session);
            assertThat(offer.samples()).isEqualTo(2);
            assertThat(offer.elsewhere()).as("of the case that is not in this file").isEqualTo(1);
            offer.take().saved().get();
            export("two", session, again);
        }
        var there = (ObjectNode) JsonMapper.shared().readTree(labels);
        ((ArrayNode) there.required("ratings")).remove(2);
        assertThat((Object) JsonMapper.shared().readTree(again)).isEqualTo(there);
        assertThat(Files.readString(again)).contains("\"blinded\": false", "\"blinded\": true");
    }

    @Test
    void theHistoryNamesTheFileAndItsRater() throws Exception {
        exportOlder();
        try (var session = open("two", newer)) {
            offered(session).take();
            assertThat(session.history(0))
                    .singleElement()
                    .satisfies(
                            entry -> {
                                var from = entry.from().orElseThrow();
                                assertThat(from.name()).isEqualTo("labels-ann.json");
                                assertThat(from.rater()).isEqualTo("ann");
                            });
        }
    }

    @Test
    void theJournalsOfThisComputerAreOfferedByTheNameOfTheirFile() throws Exception {
        exportOlder();
        try (var session = open("one", newer)) {
            var offers =
                    workspace("one").takingOver(seals("one")).offers(session.elsewhere(), SILENT);
            assertThat(offers)
                    .singleElement()
                    .satisfies(
                            offer -> {
                                assertThat(offer.from().name()).isEqualTo("older.json");
                                assertThat(offer.samples()).isEqualTo(2);
                            });
        }
    }

    @Test
    void aFileOfAnotherRaterIsRefusedInWords() throws Exception {
        exportOlder();
        rewrite("\"rater\": \"ann\"", "\"rater\": \"bob\"");
        try (var session = open("two", newer)) {
            assertThat(refused(session))
                    .isEqualTo(
                            "labels-ann.json has the labels of \"bob\", and you label as \"ann\"."
                                    + " Labels of somebody else are not taken over; a report"
                                    + " counts them beside yours.");
        }
    }

    @Test
    void aFileMadeByAnotherGuideIsRefused() throws Exception {
        exportOlder();
        rewrite("\"rubricSha256\": \"", "\"rubricSha256\": \"" + "0".repeat(8));
        rewriteDigest();
        try (var session = open("two", newer)) {
            assertThat(refused(session)).contains("has errors", "rubric");
        }
    }

    private void rewriteDigest() throws IOException {
        String text = Files.readString(labels);
        int at = text.indexOf("\"rubricSha256\": \"") + "\"rubricSha256\": \"".length();
        Files.writeString(labels, text.substring(0, at + 64) + text.substring(at + 72));
    }

    @Test
    void aFileWithAnErrorIsRefusedAsAWhole() throws Exception {
        exportOlder();
        rewrite("\"grounding\": \"unknown\"", "\"grounding\": \"sure\"");
        try (var session = open("two", newer)) {
            assertThat(refused(session)).startsWith("labels-ann.json has errors");
        }
    }

    @Test
    void aFileThatChangesBeforeItIsTakenOverIsNot() throws Exception {
        exportOlder();
        try (var session = open("two", newer)) {
            var offer = offered(session);
            rewrite("\"truth\": \"true\"", "\"truth\": \"false\"");

            assertThatThrownBy(offer::take).hasMessageContaining("changed since it was looked at");
            assertThat(session.counts().samplesDone()).isZero();
        }
    }

    @Test
    void aStaleRatingIsToldAndTheOthersAreTaken() throws Exception {
        exportOlder();
        var corpus = (ObjectNode) JsonMapper.shared().readTree(newer);
        ((ObjectNode) corpus.required("cases").required(0)).put("destination", "elsewhere");
        Files.writeString(newer, corpus.toString());
        try (var session = open("two", newer)) {
            var offer = offered(session);
            assertThat(offer.changed()).isEqualTo(1);
            assertThat(offer.samples()).isEqualTo(1);
        }
    }

    @Test
    void aSignatureIsHeldToTheFileAndToTheKeyOfTheRater() throws Exception {
        exportOlder();
        try (var session = open("two", newer)) {
            assertThat(look(session).signature()).isEqualTo(TakingOver.Signature.NONE);

            var seals = seals("two");
            try (var none = Passphrase.of(new char[0])) {
                SignerKey key = seals.make(seals.keyOf("ann"), "ann", none);
                key.sign(labels, SignerKey.signatureOf(labels), none);
            }
            assertThat(look(session).signature()).isEqualTo(TakingOver.Signature.OWN);

            Files.write(labels, (Files.readString(labels) + "\n").getBytes(UTF_8));
            assertThat(refused(session)).contains("is not good");
        }
    }

    @Test
    void labelsOfBeforeANameWasSaidAreOfferedAndKnown() throws Exception {
        try (var session =
                ((SamplesOpening.Opened) workspace("one").open(older, "rater-1", SILENT))
                        .beginning()
                        .begin()) {
            complete(session, 0);
        }
        try (var session = open("one", older)) {
            var taking = workspace("one").takingOver(seals("one"));
            List<Offer> offers = taking.offers(session.elsewhere(), SILENT);
            assertThat(offers).singleElement().matches(taking::isUnnamed);
        }
    }
}

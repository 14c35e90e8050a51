package org.plumbline.ui.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.report.Report;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.report.ReportFile;
import org.plumbline.session.report.ReportFile.Kind;
import org.plumbline.session.report.Reporting;
import org.plumbline.text.Sha256;
import org.plumbline.ui.kit.Background;

/// What the Report view does, without a window.
class ReportControllerTest {

    private static final List<String> SAMPLE =
            List.of(
                    "corpus.json",
                    "labels-ada.json",
                    "labels-ben.json",
                    "judge.json",
                    "adjudications.json");

    @TempDir Path folder;

    private final Around around = new Around(Background.atOnce());
    private final ReportController controller = around.controller();

    @BeforeEach
    void copyTheSample() throws IOException {
        for (String name : SAMPLE) {
            Files.copy(Path.of("assets/sample", name), folder.resolve(name));
        }
    }

    @Test
    void makesTheReportOfTheSampleOnlyWhenAsked() throws IOException {
        controller.attend();
        assertThat(answer()).isEqualTo(new ReportAnswer.Nothing(false));

        controller.makeOfSample();

        assertThat(made().isSample()).isTrue();
        assertThat(made().report()).isEqualTo(ofSample());
        assertThat(around.busy()).isZero();
    }

    @Test
    void saysThatTheSampleIsBeingLabelledBlindBeforeItIsAskedFor() {
        around.blindBytes.add(Bundled.corpusSha256());
        controller.attend();

        assertThat(answer()).isEqualTo(new ReportAnswer.Nothing(true));
    }

    @Test
    void tellsFilesApartByWhatTheySayTheyAre() throws IOException {
        Path renamed = Files.move(folder.resolve("judge.json"), folder.resolve("labels-cy.json"));
        controller.add(
                List.of(
                        renamed,
                        folder.resolve("adjudications.json"),
                        folder.resolve("corpus.json")));

        assertThat(controller.model().files)
                .extracting(ReportFile::kind)
                .containsExactly(Kind.JUDGE, Kind.ADJUDICATIONS, Kind.CORPUS);
    }

    @Test
    void theReportOfFilesIsThatOfTheEngine() throws IOException {
        addAll();

        assertThat(made().report()).isEqualTo(ofSample());
        assertThat(made().isSample()).isFalse();
        assertThat(controller.model().entries)
                .hasSize(3 + made().report().strata().size())
                .first()
                .isEqualTo(controller.model().entry.get());
    }

    @Test
    void labelsWithoutACorpusMakeNoReport() {
        controller.add(List.of(folder.resolve("labels-ada.json")));
        assertThat(answer()).isEqualTo(new ReportAnswer.NoSamples());
    }

    @Test
    void aFileOfAnotherKindIsNamedAndTheOthersCount() throws IOException {
        Path other = Files.writeString(folder.resolve("notes.json"), "{\"a\": 1}");
        controller.add(List.of(other, folder.resolve("corpus.json")));

        assertThat(around.said).singleElement().asString().contains("notes.json");
        assertThat(made().report().strata()).isNotEmpty();
    }

    @Test
    void aSecondCorpusTakesThePlaceOfTheFirst() throws IOException {
        Path second = Files.copy(folder.resolve("corpus.json"), folder.resolve("second.json"));
        addAll();
        controller.add(List.of(second));

        assertThat(controller.model().files)
                .filteredOn(file -> file.kind() == Kind.CORPUS)
                .extracting(ReportFile::file)
                .containsExactly(second);
    }

    @Test
    void takingAFileOutMakesTheReportAgain() {
        controller.add(SAMPLE.stream().limit(3).map(folder::resolve).toList());
        assertThat(made().report().agreement()).isNotEmpty();
        controller.remove(controller.model().files.get(1));

        assertThat(made().report().agreement()).isEmpty();
    }

    @Test
    void moreRatersLeaveMoreLabelsMissing() throws IOException {
        controller.makeOfSample();
        controller.terms(ReportTerms.of(3));

        assertThat(made().isSample()).isTrue();
        assertThat(made().report().minRaters()).isEqualTo(3);
        assertThat(made().report()).isNotEqualTo(ofSample());
    }

    @Test
    void thereIsNoReportOfACorpusThatIsBeingLabelledBlind() {
        around.blind.add(folder.resolve("corpus.json"));
        addAll();

        assertThat(answer()).isEqualTo(new ReportAnswer.Blind());
        assertThat(controller.model().entries).isEmpty();
    }

    @Test
    void aCopyUnderAnotherNameIsKnownByItsBytes() throws IOException {
        around.blindBytes.add(Sha256.of(Files.readAllBytes(folder.resolve("corpus.json"))));
        addAll();

        assertThat(answer()).isEqualTo(new ReportAnswer.Blind());
        assertThat(controller.model().entries).isEmpty();
    }

    @Test
    void aReportIsHiddenOnceItsCorpusIsLabelledBlindAndMadeOnceItIsNot() throws IOException {
        addAll();
        Sha256 digest = Sha256.of(Files.readAllBytes(folder.resolve("corpus.json")));
        around.blindBytes.add(digest);
        controller.attend();
        assertThat(answer()).isEqualTo(new ReportAnswer.Blind());
        assertThat(controller.model().entry.get()).isNull();

        around.blindBytes.remove(digest);
        controller.attend();
        assertThat(made().report()).isEqualTo(ofSample());
    }

    @Test
    void aFileWithAnErrorMakesNoReportAndItsProblemsCanBeSeen() throws IOException {
        Path labels = folder.resolve("labels-ada.json");
        Files.writeString(
                labels,
                Files.readString(labels).replaceFirst("\"truth\": \"\\w+\"", "\"truth\": \"x\""));
        addAll();

        assertThat(answer())
                .isInstanceOfSatisfying(
                        ReportAnswer.Refused.class,
                        refused ->
                                assertThat(refused.problems().problems())
                                        .anyMatch(
                                                each -> each.code().word().equals("schema/value")));
        controller.seeProblems();
        assertThat(around.seen.getFirst()).hasSize(SAMPLE.size()).contains(labels);
    }

    @Test
    void withAllowedSignersAFileWithoutASignatureMakesNoReport() throws IOException {
        addAll();
        around.answer(Files.writeString(folder.resolve("allowed"), "# nobody yet\n"));
        controller.askSigners();
        assertThat(answer()).isNotInstanceOf(ReportAnswer.Made.class);

        controller.signers(null);
        assertThat(made().report()).isEqualTo(ofSample());
    }

    /// Byte for byte, or the window and a script would tell two stories.
    @ParameterizedTest
    @EnumSource(ReportForm.class)
    void savesTheBytesThatTheCommandLineWrites(ReportForm form) throws IOException {
        addAll();
        Path saved = folder.resolve("saved");
        around.answer(saved);
        controller.save(form);

        Path written = folder.resolve("written");
        var args =
                Stream.concat(
                        Stream.of("report", "--corpus", path("corpus.json")),
                        Stream.of(
                                "--labels",
                                path("labels-ada.json"),
                                "--labels",
                                path("labels-ben.json"),
                                "--judge",
                                path("judge.json"),
                                "--adjudications",
                                path("adjudications.json"),
                                "--format",
                                form.word(),
                                "-o",
                                written.toString()));
        assertThat(run(args.toArray(String[]::new))).isZero();
        assertThat(saved).hasSameBinaryContentAs(written);
        assertThat(around.said).singleElement().asString().contains(saved.toString());
    }

    @ParameterizedTest
    @EnumSource(ReportForm.class)
    void savesTheReportOfTheSampleAsTheCommandLineDoes(ReportForm form) throws IOException {
        controller.makeOfSample();
        Path saved = folder.resolve("saved");
        around.answer(saved);
        controller.save(form);

        Path written = folder.resolve("written");
        assertThat(run("report", "--format", form.word(), "-o", written.toString())).isZero();
        assertThat(saved).hasSameBinaryContentAs(written);
    }

    @Test
    void aReportNeverTakesThePlaceOfAFileItIsMadeFrom() throws IOException {
        addAll();
        Path labels = folder.resolve("labels-ben.json");
        byte[] before = Files.readAllBytes(labels);
        around.answer(labels);
        controller.save(ReportForm.JSON);

        assertThat(labels).hasBinaryContent(before);
        assertThat(around.said).singleElement().asString().contains("another name");
    }

    @Test
    void inputsAreLeftAsTheyWere() throws IOException {
        Path corpus = folder.resolve("corpus.json");
        var before = Files.getLastModifiedTime(corpus);
        addAll();

        assertThat(Files.getLastModifiedTime(corpus)).isEqualTo(before);
    }

    @Test
    void anAnswerThatComesTooLateIsNotShown() throws IOException {
        var waiting = new ArrayDeque<Runnable>();
        var slowly = new Around(new Background(waiting::add, Runnable::run));
        var slow = slowly.controller();
        slow.add(List.of(folder.resolve("corpus.json")));
        waiting.remove().run();
        slow.makeOfSample();
        assertThat(waiting).hasSize(2);

        waiting.remove().run();
        assertThat(slow.model().answer.get()).isEqualTo(new ReportAnswer.Working());
        waiting.remove().run();
        assertThat(slow.model().answer.get())
                .isInstanceOfSatisfying(
                        ReportAnswer.Made.class, made -> assertThat(made.isSample()).isTrue());
        assertThat(slowly.busy()).isZero();
    }

    private void addAll() {
        controller.add(SAMPLE.stream().map(folder::resolve).toList());
    }

    private ReportAnswer answer() {
        return controller.model().answer.get();
    }

    private ReportAnswer.Made made() {
        return (ReportAnswer.Made) answer();
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private static Report ofSample() throws IOException {
        var order = Reporting.Order.ofSample(Bundled.rubric(), ReportTerms.of(1));
        return ((Reporting.Made) Reporting.of(order, (bytes, total) -> {})).report();
    }

    private static int run(String... args) {
        var words = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        var console = new Console(new ByteArrayOutputStream(), words, false);
        return CommandFace.run(console, files -> 2, args);
    }
}

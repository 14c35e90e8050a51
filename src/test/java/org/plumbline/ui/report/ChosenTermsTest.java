package org.plumbline.ui.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plumbline.cli.CommandFace;
import org.plumbline.cli.Console;
import org.plumbline.report.Arm;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.report.ArmChoice;
import org.plumbline.text.Sha256;
import org.plumbline.ui.kit.Background;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The terms of the report in the window, without a window.
class ChosenTermsTest {

    private static final List<String> SAMPLE =
            List.of("corpus.json", "labels-ada.json", "labels-ben.json", "judge.json");
    private static final String MODEL = "sample-model-2";
    private static final String PROMPT =
            "05c03b72fcd53705376c933e0d3ca6a66282a68793d327cd42b1969a92346682";
    private static final ReportTerms OF_EVERY_REPORT = ReportTerms.of(1);
    private static final ReportTerms OF_ONE_ARM =
            new ReportTerms(1, new Arm(MODEL, null), false, false);

    @TempDir Path folder;

    private final Around around = new Around(Background.atOnce());
    private final ReportController controller = around.controller();
    private final ReportModel model = controller.model();

    @BeforeEach
    void copyTheSample() throws IOException {
        for (String name : SAMPLE) {
            Files.copy(Path.of("assets/sample", name), folder.resolve(name));
        }
    }

    /// Byte for byte, or the window and a script would tell two stories.
    @ParameterizedTest
    @EnumSource(ReportForm.class)
    void savesTheBytesThatTheCommandLineWritesOnTheSameTerms(ReportForm form) {
        addAll();
        controller.terms(new ReportTerms(2, new Arm(MODEL, PROMPT), true, true));
        Path saved = folder.resolve("saved");
        around.answer(saved);
        controller.save(form);

        Path written = folder.resolve("written");
        assertThat(
                        run(
                                "report --corpus @corpus.json --labels @labels-ada.json"
                                        + " @labels-ben.json --judge @judge.json --min-raters 2"
                                        + (" --model " + MODEL + " --prompt-digest " + PROMPT)
                                        + (" --blind-only --strict --format " + form.word())
                                        + " -o @written"))
                .isZero();
        assertThat(saved).hasSameBinaryContentAs(written);
    }

    @Test
    void theModelsAndPromptsOfTheCorpusCanBeChosen() throws IOException {
        addAll();

        var corpus = JsonMapper.shared().readTree(folder.resolve("corpus.json").toFile());
        assertThat(model.arms.get().models())
                .isSorted()
                .containsExactlyInAnyOrderElementsOf(
                        corpus.findValuesAsString("producerModel").stream()
                                .filter(name -> !name.isEmpty())
                                .distinct()
                                .toList())
                .contains(MODEL);
        assertThat(model.arms.get().prompts()).contains(PROMPT);
    }

    @Test
    void theOthersCanStillBeChosenOnceOneIs() {
        addAll();
        ArmChoice all = model.arms.get();
        controller.terms(OF_ONE_ARM);

        assertThat(model.arms.get()).isEqualTo(all);
    }

    @Test
    void aRequestsFileHasNoArms() {
        assertThat(run("requests @corpus.json -o @requests.json")).isZero();
        controller.add(List.of(folder.resolve("requests.json")));

        assertThat(model.answer.get()).isInstanceOf(ReportAnswer.Made.class);
        assertThat(model.arms.get()).isEqualTo(ArmChoice.NONE);
    }

    @Test
    void aStaleLabelMakesNoReportWhereThatIsAskedForAndOneWhereItIsNot() throws IOException {
        Path labels = folder.resolve("labels-ben.json");
        var tree = (ObjectNode) JsonMapper.shared().readTree(labels.toFile());
        ((ObjectNode) tree.at("/ratings/0")).put("requestSha256", "0".repeat(64));
        Files.write(labels, JsonMapper.shared().writeValueAsBytes(tree));
        addAll();
        ArmChoice arms = model.arms.get();

        controller.terms(new ReportTerms(1, null, false, true));
        assertThat(model.answer.get()).isInstanceOf(ReportAnswer.Refused.class);
        assertThat(model.arms.get()).isEqualTo(arms);

        controller.terms(OF_EVERY_REPORT);
        assertThat(model.answer.get()).isInstanceOf(ReportAnswer.Made.class);
    }

    @Test
    void howManyRatingsDoNotCountIsTold() {
        addAll();
        assertThat(made().notes()).isEmpty();

        controller.terms(new ReportTerms(1, null, true, false));
        assertThat(made().notes())
                .singleElement()
                .asString()
                .contains("given after unblinding and", "left out.");
    }

    @Test
    void theSameTermsMakeNoReportAgain() {
        addAll();
        ReportAnswer before = model.answer.get();
        controller.terms(ReportTerms.of(1));

        assertThat(model.answer.get()).isSameAs(before);
    }

    @Test
    void theSameFilesAreReadAgainOnTheSameTerms() {
        addAll();
        controller.terms(OF_ONE_ARM);
        controller.again();

        assertThat(made().report().arm()).isEqualTo(OF_ONE_ARM.arm());
    }

    @Test
    void labelsThatAreAddedCountOnTheSameTerms() {
        controller.add(List.of(folder.resolve("corpus.json")));
        controller.terms(OF_ONE_ARM);
        controller.add(List.of(folder.resolve("labels-ada.json")));

        assertThat(made().report().arm()).isEqualTo(OF_ONE_ARM.arm());
    }

    @Test
    void anotherCorpusBeginsWithTheTermsOfEveryReport() throws IOException {
        Path other = Files.copy(folder.resolve("corpus.json"), folder.resolve("other.json"));
        addAll();
        controller.terms(OF_ONE_ARM);
        controller.add(List.of(other));

        assertThat(model.terms.get()).isEqualTo(OF_EVERY_REPORT);
        assertThat(made().report().arm()).isNull();
    }

    @Test
    void theSampleBeginsWithTheTermsOfEveryReportAndSoDoesACorpusAfterIt() {
        addAll();
        controller.terms(OF_ONE_ARM);
        controller.makeOfSample();
        assertThat(made().report().arm()).isNull();

        controller.terms(OF_ONE_ARM);
        assertThat(made().isSample()).isTrue();
        addAll();
        assertThat(model.terms.get()).isEqualTo(OF_EVERY_REPORT);
    }

    @Test
    void withoutACorpusThereIsNothingToChooseFrom() {
        addAll();
        controller.terms(OF_ONE_ARM);
        List.copyOf(model.files).forEach(controller::remove);

        assertThat(model.terms.get()).isEqualTo(OF_EVERY_REPORT);
        assertThat(model.arms.get()).isEqualTo(ArmChoice.NONE);
        assertThat(TermsSheet.canBeAsked(model.answer.get())).isFalse();
    }

    /// The producer models of a corpus are hidden from whoever labels it blind, and so is which one
    /// was chosen before.
    @Test
    void nothingIsOfferedNorKeptOfACorpusThatIsLabelledBlind() throws IOException {
        addAll();
        controller.terms(OF_ONE_ARM);
        around.blindBytes.add(Sha256.of(Files.readAllBytes(folder.resolve("corpus.json"))));
        controller.attend();

        assertThat(model.answer.get()).isEqualTo(new ReportAnswer.Blind());
        assertThat(model.terms.get()).isEqualTo(OF_EVERY_REPORT);
        assertThat(model.arms.get()).isEqualTo(ArmChoice.NONE);
        assertThat(TermsSheet.canBeAsked(model.answer.get())).isFalse();
    }

    @Test
    void nothingIsOfferedOfACopyOfACorpusThatIsLabelledBlind() throws IOException {
        around.blindBytes.add(Sha256.of(Files.readAllBytes(folder.resolve("corpus.json"))));
        addAll();

        assertThat(model.arms.get()).isEqualTo(ArmChoice.NONE);
    }

    private void addAll() {
        controller.add(SAMPLE.stream().map(folder::resolve).toList());
    }

    private ReportAnswer.Made made() {
        return (ReportAnswer.Made) model.answer.get();
    }

    /// `@` is a file of the folder.
    private int run(String line) {
        var args = new ArrayList<String>();
        for (String word : line.split(" ", -1)) {
            args.add(word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word);
        }
        var words = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        var console = new Console(new ByteArrayOutputStream(), words, false);
        return CommandFace.run(console, files -> 2, args.toArray(String[]::new));
    }
}

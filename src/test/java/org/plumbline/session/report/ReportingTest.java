package org.plumbline.session.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plumbline.files.Source;
import org.plumbline.labels.LabelField;
import org.plumbline.problem.Code;
import org.plumbline.problem.Problem;
import org.plumbline.report.Attestation;
import org.plumbline.report.Input;
import org.plumbline.report.Report;
import org.plumbline.report.ReportTerms;
import org.plumbline.report.form.ReportForm;
import org.plumbline.session.RequestsExport;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.ReadProgress;

/// From files to a report, on the bundled sample.
class ReportingTest {

    private static final ReadProgress SILENT = (bytes, total) -> {};

    @Test
    void countsTheBundledSampleWithAllItsLabels() throws IOException {
        Report report =
                made(Reporting.Order.ofSample(Bundled.rubric(), ReportTerms.of(1))).report();

        assertThat(report.strata()).isNotEmpty();
        assertThat(report.inputs())
                .extracting(Input::format)
                .containsExactly(
                        "plumbline-adjudications",
                        "plumbline-corpus",
                        "plumbline-judge",
                        "plumbline-labels",
                        "plumbline-labels",
                        "rubric");
        assertThat(report.agreement())
                .hasSize(6)
                .allSatisfy(pair -> assertThat(pair.table().n()).isPositive());
        assertThat(report.judges()).hasSize(1);
        assertThat(report.judges().getFirst().field(LabelField.TRUTH).n()).isPositive();
        assertThat(report.attestations()).contains(Attestation.UNSIGNED_LABELS);
    }

    @Test
    void theOrderOfLabelFilesLeavesNoTrace() throws IOException {
        var order = Reporting.Order.ofSample(Bundled.rubric(), ReportTerms.of(1));
        var turned = new ArrayList<>(order.labels());
        Collections.reverse(turned);

        assertThat(json(made(with(order, order.corpus(), turned)).report()))
                .isEqualTo(json(made(order).report()));
    }

    @Test
    void aStaleRatingIsToldAndLeftOutAlone() throws IOException {
        var order = Reporting.Order.ofSample(Bundled.rubric(), ReportTerms.of(1));
        // The producer's file for one sample changes by a byte of its destination.
        String corpus = text(order.corpus());
        int at = corpus.indexOf("\"destination\": \"") + "\"destination\": \"".length();
        var changed =
                Source.of(
                        "changed.json",
                        (corpus.substring(0, at) + "x" + corpus.substring(at)).getBytes(UTF_8));

        var made = made(without(with(order, changed, order.labels())));

        assertThat(made.told().problems())
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.code()).isEqualTo(Code.LABELS_STALE));
        assertThat(made.report().attestations()).contains(Attestation.STALE_RATINGS);
        long stale =
                made.report().inputs().stream()
                        .map(Input::staleRatings)
                        .filter(count -> count != null)
                        .mapToLong(Long::longValue)
                        .sum();
        assertThat(stale).isEqualTo(made.told().problems().size());
    }

    @Test
    void aFileWithAnErrorGivesNoReport() throws IOException {
        var order = Reporting.Order.ofSample(Bundled.rubric(), ReportTerms.of(1));
        var broken =
                Source.of(
                        "broken.json",
                        text(order.labels().getFirst())
                                .replaceFirst("\"truth\": \"[a-z]+\"", "\"truth\": \"perhaps\"")
                                .getBytes(UTF_8));

        Reporting reporting = Reporting.of(with(order, order.corpus(), List.of(broken)), SILENT);

        assertThat(reporting)
                .isInstanceOfSatisfying(
                        Reporting.Refused.class,
                        refused ->
                                assertThat(refused.problems().problems())
                                        .extracting(Problem::code)
                                        .contains(Code.SCHEMA_VALUE));
    }

    @Test
    void aRequestsFileInPlaceOfTheCorpusHasNoStrataButTheSameAgreement(@TempDir Path folder)
            throws IOException {
        var order = Reporting.Order.ofSample(Bundled.rubric(), ReportTerms.of(1));
        Path corpus =
                Files.write(folder.resolve("corpus.json"), text(order.corpus()).getBytes(UTF_8));
        var out = new ByteArrayOutputStream();
        switch (RequestsExport.open(corpus, Bundled.rubric(), SILENT)) {
            case RequestsExport.Ready ready -> {
                try (ready) {
                    ready.write("seed", false, out);
                }
            }
            case RequestsExport.Refused refused -> throw new AssertionError(refused.toString());
        }

        Report report =
                made(with(order, Source.of("requests.json", out.toByteArray()), order.labels()))
                        .report();

        assertThat(report.strata()).isEmpty();
        assertThat(report.inputs()).extracting(Input::format).contains("plumbline-requests");
        Report ofCorpus = made(order).report();
        assertThat(report.agreement()).isEqualTo(ofCorpus.agreement());
        assertThat(report.judges()).isEqualTo(ofCorpus.judges());
    }

    private static Reporting.Order with(Reporting.Order order, Source corpus, List<Source> labels) {
        return new Reporting.Order(
                corpus,
                labels,
                order.judges(),
                order.adjudications(),
                order.rubric(),
                order.terms());
    }

    /// People's labels alone.
    private static Reporting.Order without(Reporting.Order order) {
        return new Reporting.Order(
                order.corpus(),
                order.labels(),
                List.of(),
                List.of(),
                order.rubric(),
                order.terms());
    }

    private static Reporting.Made made(Reporting.Order order) throws IOException {
        return switch (Reporting.of(order, SILENT)) {
            case Reporting.Made made -> made;
            case Reporting.Refused refused ->
                    throw new AssertionError(refused.problems().problems().toString());
        };
    }

    private static String json(Report report) throws IOException {
        var out = new ByteArrayOutputStream();
        ReportForm.JSON.write(report, out);
        return out.toString(UTF_8);
    }

    private static String text(Source source) throws IOException {
        try (var channel = source.open();
                InputStream in = Channels.newInputStream(channel)) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }
}

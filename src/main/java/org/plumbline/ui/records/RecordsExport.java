package org.plumbline.ui.records;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.plumbline.records.Annotations;
import org.plumbline.records.AnnotationsFile;
import org.plumbline.records.Pairs;
import org.plumbline.records.RecordForm;
import org.plumbline.records.RecordsFile;
import org.plumbline.records.Row;
import org.plumbline.records.Table;
import org.plumbline.session.files.OutFile;
import org.plumbline.session.records.RecordReview;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.frame.ResultFile;
import org.plumbline.ui.kit.Words;

/// Writes annotations, the table and the comparison into files that the user names. FX thread only.
final class RecordsExport {

    private final RecordsController controller;
    private final Frame frame;

    RecordsExport(RecordsController controller, Frame frame) {
        this.controller = controller;
        this.frame = frame;
    }

    /// What the annotator said, bound to the evidence that was looked at.
    void annotations() {
        controller.named(this::namedAnnotations);
    }

    private void namedAnnotations() {
        controller.commit();
        controller
                .open()
                .ifPresent(
                        review -> {
                            Annotations annotations =
                                    review.annotations(controller.model().independent.get());
                            String name =
                                    "annotations-"
                                            + annotations
                                                    .annotator()
                                                    .replaceAll("[^A-Za-z0-9._-]", "_")
                                            + ".json";
                            save(
                                    "records.export.annotations",
                                    name,
                                    out -> AnnotationsFile.write(annotations, out),
                                    Counted.rows(annotated(review)));
                        });
    }

    /// The table with what counts of the reviews; the name says in which form.
    void table(RecordForm form) {
        controller.commit();
        controller
                .open()
                .ifPresent(
                        review -> {
                            Table table = review.table(controller.model().independent.get());
                            save(
                                    "records.export.table",
                                    "records." + form.word(),
                                    out -> RecordsFile.write(table, form, out),
                                    Counted.rows(table.rows()));
                        });
    }

    /// The comparison that is shown.
    void pairs() {
        Pairs pairs = controller.model().pairs.get();
        if (pairs != null) {
            String counted = Counted.said(pairs.tasks().size()).words();
            save("records.export.pairs", "pairs.json", pairs::write, counted);
        }
    }

    private static List<Row> annotated(RecordReview review) {
        return IntStream.range(0, review.size())
                .filter(review::isReviewedHere)
                .mapToObj(review::row)
                .toList();
    }

    private void save(String title, String name, OutFile.Content content, String counted) {
        new ResultFile(title, name, inputs(), content)
                .save(
                        frame,
                        file ->
                                frame.tell(
                                        Words.get("records.exported"),
                                        Words.get(
                                                "records.exported.words",
                                                Words.said(counted),
                                                file.toString())),
                        "records.export.failed");
    }

    /// The file of the table, which nothing may take the place of; none for the demonstration.
    private List<Path> inputs() {
        return controller.model().illustrative.get()
                ? List.of()
                : controller.open().stream()
                        .map(review -> Path.of(review.located().file()))
                        .toList();
    }
}

package org.plumbline.ui.print;

import java.util.List;
import javafx.print.PageLayout;
import javafx.print.PrinterJob;
import javafx.stage.Stage;
import org.plumbline.corpus.Sample;
import org.plumbline.labels.Draft;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Sheet;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Prints a sample on a printer of the system, after saying what that means. FX thread only.
public final class Printing {

    private final Stage owner;
    private final Frame frame;
    private final Overlay overlay;

    /// @param owner the window that the system's dialog belongs to
    public Printing(Stage owner, Frame frame, Overlay overlay) {
        this.owner = owner;
        this.frame = frame;
        this.overlay = overlay;
    }

    /// Asks, and prints.
    public void ask(Sample sample, Draft draft) {
        new Sheet("print-sheet", Words.get("print.title", Words.said(Shown.of(sample.sampleId()))))
                .say(Words.get("print.what"))
                .say(Words.get("print.where"))
                .button("print-cancel", Words.get("shell.cancel"), overlay::close)
                .button(
                        "print-go",
                        Words.get("print.go"),
                        () -> {
                            overlay.close();
                            print(sample, draft);
                        })
                .showOn(overlay);
    }

    private void print(Sample sample, Draft draft) {
        PrinterJob job = PrinterJob.createPrinterJob();
        if (job == null) {
            frame.tell(Words.get("print.none.title"), Words.get("print.none"));
            return;
        }
        // No text of a sample may stand in a queue that others see.
        job.getJobSettings().setJobName(Words.get("app.name"));
        if (job.showPrintDialog(owner)) {
            frame.background()
                    .runApart(() -> printPages(job, sample, draft))
                    .onFailed(failure -> frame.trouble("print.failed", failure));
        } else {
            job.cancelJob();
        }
    }

    private static void printPages(PrinterJob job, Sample sample, Draft draft) {
        PageLayout layout = job.getJobSettings().getPageLayout();
        Paper paper = PrintPage.paper(layout.getPrintableWidth(), layout.getPrintableHeight());
        List<List<PrintLine>> pages = paper.pages(PrintedSample.lines(sample, draft));
        for (int i = 0; i < pages.size(); i++) {
            String foot =
                    Words.get(
                            "print.foot",
                            Words.said(Shown.of(sample.sampleId())),
                            i + 1,
                            pages.size());
            if (!job.printPage(layout, PrintPage.of(pages.get(i), foot))) {
                job.cancelJob();
                throw new IllegalStateException(Words.get("print.failed.page", i + 1));
            }
        }
        if (!job.endJob()) {
            throw new IllegalStateException(Words.get("print.failed.end"));
        }
    }
}

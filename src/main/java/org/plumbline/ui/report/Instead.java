package org.plumbline.ui.report;

import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.plumbline.problem.Problem;
import org.plumbline.problem.ProblemList;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.Words;

/// What stands in the place of a report: why there is none, and what to do.
final class Instead extends VBox {

    private final ReportController controller;
    private @Nullable Node first;

    Instead(ReportController controller) {
        this.controller = controller;
        getStyleClass().addAll("report-page", "report-instead");
        setFillWidth(true);
    }

    /// Where the keys go; null where nothing can be done here.
    @Nullable Node first() {
        return first;
    }

    /// Says what stands in the place of a report.
    void show(ReportAnswer answer) {
        getChildren().clear();
        first = null;
        switch (answer) {
            case ReportAnswer.Made _ -> {}
            case ReportAnswer.Working _ -> say("report.busy");
            case ReportAnswer.NoSamples _ -> say("report.no-samples");
            case ReportAnswer.Blind _ -> say("report.blind");
            case ReportAnswer.Failed(var words) -> failed(words);
            case ReportAnswer.Refused(var problems) -> refused(problems);
            case ReportAnswer.Nothing(boolean isSampleBlind) -> nothing(isSampleBlind);
        }
    }

    private void nothing(boolean isSampleBlind) {
        var title = new Label(Words.get("report.nothing.title"));
        title.getStyleClass().add("headline");
        getChildren().add(title);
        say("report.nothing");
        var add = button("report-first", "report.add", controller::askFiles);
        var sample = button("report-sample", "report.sample", controller::makeOfSample);
        getChildren().add(new HBox(10, add, sample));
        say(isSampleBlind ? "report.sample.blind" : "report.sample.words")
                .setId("report-sample-words");
    }

    private void failed(String why) {
        var title = words(Words.get("report.failed"));
        title.setId("report-failed");
        title.getStyleClass().add("headline");
        getChildren().setAll(title, words(why), ways());
    }

    /// The ways on from where there is no report, the first of them `before` all others.
    private Node ways(Button... before) {
        var ways = new FlowPane(10, 8, before);
        ways.getChildren()
                .addAll(
                        button("report-retry", "shell.again", controller::again),
                        button("report-another", "report.add", controller::askFiles));
        if (controller.model().isProposal.get()) {
            ways.getChildren().add(button("report-back", "report.back", controller::back));
        }
        return ways;
    }

    private void refused(ProblemList problems) {
        var title =
                words(Words.get("report.refused", problems.problems().size() + problems.omitted()));
        title.setId("report-refused");
        title.getStyleClass().add("strong");
        var list = new ListView<>(FXCollections.observableList(problems.problems()));
        list.setId("report-problems");
        list.setAccessibleText(Words.get("report.refused.list"));
        list.setCellFactory(each -> new ProblemCell());
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren()
                .setAll(
                        title,
                        ways(button("report-see", "report.see", controller::seeProblems)),
                        list);
    }

    private Button button(String id, String key, Runnable action) {
        var button = new Button(Words.get(key));
        button.setId(id);
        button.setOnAction(event -> action.run());
        if (first == null) {
            first = button;
        }
        return button;
    }

    private Label say(String key) {
        var label = words(Words.get(key));
        label.setId("report-words");
        getChildren().add(label);
        return label;
    }

    private static Label words(String words) {
        var label = Cards.wrapped(words);
        label.getStyleClass().add("report-say");
        return label;
    }

    /// A problem as the command line tells it: place, code, what is wrong.
    private static final class ProblemCell extends ListCell<Problem> {

        ProblemCell() {
            setWrapText(true);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Problem problem, boolean empty) {
            super.updateItem(problem, empty);
            if (empty || problem == null) {
                setText(null);
                return;
            }
            String sign = problem.isError() ? "✕ " : "△ ";
            String place =
                    problem.location() == null
                            ? problem.file()
                            : problem.file() + ":" + problem.location();
            setText(
                    sign
                            + place
                            + " · "
                            + problem.code().word()
                            + "\n"
                            + Quoted.escape(problem.message()));
        }
    }
}

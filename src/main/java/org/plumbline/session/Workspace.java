package org.plumbline.session;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import org.plumbline.check.shape.Format;
import org.plumbline.files.Source;
import org.plumbline.intake.Intake;
import org.plumbline.intake.Progress;
import org.plumbline.intake.SampleStore;
import org.plumbline.intake.UnreadableFileException;
import org.plumbline.problem.Problem;
import org.plumbline.records.LocatedTable;
import org.plumbline.request.Guides;
import org.plumbline.request.Rubric;
import org.plumbline.session.files.Bundled;
import org.plumbline.session.files.Environment;
import org.plumbline.session.files.LookedAt;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.label.ExportOutcome;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.others.EarlierName;
import org.plumbline.session.problems.Checking;
import org.plumbline.session.progress.Pace;
import org.plumbline.session.records.RecordReview;
import org.plumbline.session.records.RecordTable;
import org.plumbline.session.records.TableOpening;
import org.plumbline.session.review.Labeller;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.session.settings.Settings;
import org.plumbline.session.settings.SettingsFile;

/// Where the window begins: opens files for labelling, exports what was labelled, and keeps the
/// settings. Safe for several threads.
public final class Workspace {

    private final Environment place;
    private final SettingsFile settings;
    private final LookedAt looked = new LookedAt();

    private Workspace(Environment place, Executor worker) {
        this.place = place;
        this.settings = new SettingsFile(place, worker);
        settings.load();
    }

    /// A workspace whose settings are written by a thread of its own. Reads the settings: before
    /// the window, or on a worker.
    public static Workspace of(Environment place) {
        return new Workspace(
                place,
                Executors.newSingleThreadExecutor(
                        Thread.ofPlatform().daemon().name("settings").factory()));
    }

    public Settings settings() {
        return settings.current();
    }

    /// Changes the settings; they count at once and are written by and by. Settings that cannot be
    /// written are no reason to bother anyone who labels.
    public synchronized void change(UnaryOperator<Settings> change) {
        var _ = settings.keep(change.apply(settings.current()));
    }

    /// Waits until the settings are on the disk, or cannot be; two seconds at most.
    public void settleSettings() {
        settings.settle();
    }

    /// What the user should know about settings that could not be read; empty where all went well.
    public Optional<String> settingsNotice() {
        return settings.notice();
    }

    /// The labelling guide that counts where a file brings none.
    public Rubric rubric() {
        return Bundled.rubric();
    }

    /// The guide that evaluation records are reviewed by.
    public Rubric recordsGuide() {
        return Bundled.recordsGuide();
    }

    /// Opens a corpus or a requests file for labelling, and remembers it as a recent file. Worker.
    ///
    /// @param rater "" for somebody who has not said a name, and can look only
    public SamplesOpening open(Path file, String rater, ReadProgress progress) throws IOException {
        boolean isPipe = LookedAt.isPipe(file);
        SamplesOpening opening = open(looked.open(file), isPipe, rater, progress);
        if (opening instanceof SamplesOpening.Opened && !isPipe) {
            change(now -> now.withRecent(file));
        }
        return opening;
    }

    /// Opens the bundled sample for labelling. Worker.
    public SamplesOpening openSample(String rater) throws IOException {
        return open(Bundled.corpus(), false, rater, (bytes, total) -> {});
    }

    private SamplesOpening open(Source source, boolean isPipe, String rater, ReadProgress progress)
            throws IOException {
        try {
            return switch (Intake.openSamples(source, Checking.reporting(progress))) {
                case org.plumbline.intake.Opening.Opened opened ->
                        isPipe && opened.store().isCorpus()
                                ? unlabelled(opened.store(), source.name())
                                : new SamplesOpening.Opened(
                                        () -> session(opened.store(), rater),
                                        opened.warnings().problems());
                case org.plumbline.intake.Opening.Refused refused ->
                        new SamplesOpening.Refused(
                                source.name(),
                                refused.problems().problems(),
                                refused.problems().omitted());
            };
        } catch (UnreadableFileException e) {
            return new SamplesOpening.Unreadable(source.name(), String.valueOf(e.getMessage()));
        }
    }

    /// All of a pipe stays in memory, with what is hidden from a reviewer.
    private static SamplesOpening unlabelled(SampleStore corpus, String name) {
        corpus.close();
        return new SamplesOpening.Unreadable(name, LookedAt.onceOnly(name));
    }

    /// True where a file says that it is a table of evaluation records, which is reviewed; any
    /// other is for labelling, if for anything. Worker.
    ///
    /// @throws IOException with words for the user where the file cannot be read
    public boolean isTable(Path file) throws IOException {
        return Intake.formatOf(looked.look(file), Progress.NONE)
                .equals(Optional.of(Format.RECORDS));
    }

    /// Opens a table of evaluation records for review. Worker.
    ///
    /// @param rater "" for somebody who has not said a name, and can look only
    public TableOpening openTable(Path file, String rater, ReadProgress progress)
            throws IOException {
        return openTable(looked.open(file), rater, progress);
    }

    /// Opens the bundled demonstration of evaluation records. Worker.
    public TableOpening openDemonstration(String rater) throws IOException {
        return openTable(Bundled.records(), rater, (bytes, total) -> {});
    }

    private TableOpening openTable(Source source, String rater, ReadProgress progress)
            throws IOException {
        try {
            return switch (RecordTable.open(source, progress)) {
                case RecordTable.Ready ready -> {
                    var annotator = labeller(rater, recordsGuide());
                    yield new TableOpening.Opened(
                            ready.located().sha256(),
                            annotator.rater(),
                            () -> review(ready.located(), source.name(), annotator),
                            ready.warnings());
                }
                case RecordTable.Refused refused ->
                        new TableOpening.Refused(source.name(), refused.problems());
            };
        } catch (UnreadableFileException e) {
            return new TableOpening.Unreadable(String.valueOf(e.getMessage()));
        }
    }

    private static Labeller labeller(String rater, Rubric rubric) {
        return new Labeller(rater.isBlank() ? "" : rater, rubric);
    }

    private LabelSession session(SampleStore store, String rater) {
        var session =
                LabelSession.open(
                        store, labeller(rater, store.rubric().orElseGet(this::rubric)), place);
        session.elsewhere().called(store.source().name());
        return session;
    }

    private RecordReview review(LocatedTable located, String name, Labeller annotator) {
        var review = RecordReview.open(located, annotator, place);
        review.elsewhere().called(name);
        return review;
    }

    /// Takes over what was labelled or reviewed elsewhere.
    ///
    /// @param seals tells whose signature a label file has
    public TakingOver takingOver(SealWorkspace seals) {
        return new TakingOver(EarlierName.MADE_UP, seals);
    }

    /// Exports the complete samples of a session as a label file that is valid beside the file it
    /// belongs to. Worker.
    public ExportOutcome export(LabelSession session, Path target) {
        return session.export(target, Bundled.tool(), labels -> problems(session, labels));
    }

    /// What tells the user their own pace, from now on; nothing of it is kept.
    public Pace pace() {
        return new Pace(place.clock());
    }

    /// Where files are signed and verified; keys are made in the data folder.
    ///
    /// @param zone what local time is in lists of allowed signers
    public SealWorkspace seals(ZoneId zone) {
        return new SealWorkspace(place.data().path().resolve("keys"), place.clock(), zone);
    }

    private static List<Problem> problems(LabelSession session, Source labels) throws IOException {
        return Intake.validate(
                        List.of(session.source(), labels),
                        Guides.only(session.review().rubric()),
                        Checking.reporting((bytes, total) -> {}))
                .problems();
    }
}

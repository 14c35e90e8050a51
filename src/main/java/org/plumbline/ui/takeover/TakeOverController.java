package org.plumbline.ui.takeover;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.session.TakingOver;
import org.plumbline.session.TakingOver.Signature;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.label.ExportedLabels;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.others.Offer;
import org.plumbline.session.others.TakenOver;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.kit.Overlay;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;

/// Looks for what the reviewer said elsewhere of what is open, offers it, and takes it over. FX
/// thread only.
public final class TakeOverController {

    private final TakeOverModel model = new TakeOverModel();
    private final Frame frame;
    private final Overlay overlay;
    private final TakingOver takingOver;
    private @Nullable Owner owner;
    private List<Offer> offers = List.of();
    private Search search = new Search();

    public TakeOverController(Frame frame, Overlay overlay, TakingOver takingOver) {
        this.frame = frame;
        this.overlay = overlay;
        this.takingOver = takingOver;
    }

    public TakeOverModel model() {
        return model;
    }

    // --- looking

    /// Something else is open from now on.
    public void opened(Owner now) {
        owner = now;
        offers = List.of();
        model.nothing();
        search(now, found -> {});
    }

    /// Looks through the other journals, while everything else goes on.
    private void search(Owner of, Consumer<List<Offer>> then) {
        search.isWanted = false;
        var mine = new Search();
        search = mine;
        frame.background()
                .run(() -> takingOver.offers(of.elsewhere(), mine))
                .onDone(
                        found -> {
                            if (mine.isWanted && of.isOpen()) {
                                offers = found;
                                then.accept(found);
                                offer();
                            }
                        })
                .onFailed(
                        failure -> {
                            // Nobody asked for it; who does by the command is told.
                            if (mine.isWanted && !(failure instanceof CancellationException)) {
                                offers = List.of();
                            }
                        });
    }

    private static final class Search implements ReadProgress {

        private volatile boolean isWanted = true;

        @Override
        public void read(long bytes, long total) {}

        @Override
        public boolean isCancelled() {
            return !isWanted;
        }
    }

    private void offer() {
        Owner now = owner;
        var full = offers.stream().filter(offer -> offer.labels() > 0).toList();
        if (now != null && !full.isEmpty()) {
            Offer first = full.getFirst();
            model.words.set(words(now).bar(first, isUnnamed(first), full.size() - 1));
            model.isOffer.set(true);
        } else if (model.isOffer.get()) {
            model.nothing();
        }
    }

    private static OfferWords words(Owner of) {
        return new OfferWords(of, ZoneId.systemDefault());
    }

    boolean isUnnamed(Offer offer) {
        return takingOver.isUnnamed(offer);
    }

    // --- what the bar does

    /// Takes over what the bar speaks of.
    void take() {
        offers.stream().filter(offer -> offer.labels() > 0).findFirst().ifPresent(this::take);
    }

    /// The bar goes until the file is opened again; the command stays.
    void notNow() {
        model.nothing();
    }

    /// Shows what is elsewhere.
    void look() {
        if (!offers.isEmpty()) {
            look(offers, offers.getFirst());
        }
    }

    // --- the sheet

    /// Looks anew, and shows what is there, or that nothing is.
    public void show() {
        Owner now = owner;
        if (now != null && now.isOpen()) {
            now.commit();
            search(now, found -> show(now, found));
        }
    }

    private void show(Owner now, List<Offer> found) {
        if (found.isEmpty()) {
            new TakeOverSheet(this, words(now))
                    .ofNothing(now.kind(), now.labels().isPresent())
                    .showOn(overlay);
        } else {
            look(found, found.getFirst());
        }
    }

    void look(List<Offer> all, Offer shown) {
        look(all, shown, Signature.NONE);
    }

    private void look(List<Offer> all, Offer shown, Signature signature) {
        Owner now = owner;
        if (now != null) {
            new TakeOverSheet(this, words(now))
                    .of(all, shown, signature, now.kind(), now.labels().isPresent())
                    .showOn(overlay);
        }
    }

    void close() {
        overlay.close();
    }

    void take(Offer offer) {
        overlay.close();
        Owner now = owner;
        if (now == null || !now.isOpen()) {
            return;
        }
        now.commit();
        frame.begin(Words.get("takeover.busy"));
        frame.background()
                .run(offer::take)
                .onDone(
                        taken -> {
                            frame.end();
                            taken(now, offer, taken);
                        })
                .onFailed(
                        failure -> {
                            frame.end();
                            frame.trouble("takeover.failed", failure);
                        });
    }

    private void taken(Owner of, Offer offer, TakenOver taken) {
        of.takenOver(taken);
        if (of.isOpen()) {
            model.isOffer.set(false);
            model.words.set(words(of).done(offer, taken));
            search(of, found -> {});
        }
    }

    // --- an exported file

    void askFile() {
        overlay.close();
        frame.askOpen(Words.get("takeover.file.title"))
                .ifPresent(file -> exported(file, message -> tellRefused(Shown.of(message))));
    }

    private void tellRefused(String words) {
        frame.tell(Words.get("takeover.refused"), words);
    }

    /// Offers what a file has, where that is one label file of the reviewer's for what is open.
    ///
    /// @param otherwise what is done with any other
    public void handed(List<Path> files, Runnable otherwise) {
        if (files.size() == 1 && labels().isPresent()) {
            exported(files.getFirst(), message -> otherwise.run());
        } else {
            otherwise.run();
        }
    }

    private Optional<LabelSession> labels() {
        return Optional.ofNullable(owner)
                .filter(Owner::isOpen)
                .flatMap(Owner::labels)
                .filter(session -> session.review().isWritable());
    }

    /// @param refused told why nothing of it can be taken over
    private void exported(Path file, Consumer<String> refused) {
        var session = labels();
        if (session.isEmpty()) {
            refused.accept(Words.get("takeover.nothing-open"));
            return;
        }
        frame.background()
                .run(() -> look(session.get(), file))
                .onDone(
                        found -> {
                            switch (found.labels()) {
                                case ExportedLabels.Offered(var offer) ->
                                        look(List.of(offer), offer, found.signature());
                                case ExportedLabels.Refused(var message, var problems) ->
                                        refused.accept(message);
                            }
                        })
                .onFailed(failure -> refused.accept(Shown.reason(failure)));
    }

    private TakingOver.Exported look(LabelSession session, Path file) throws IOException {
        return takingOver.exported(session, file, new Search());
    }
}

package org.plumbline.ui.label;

import org.plumbline.request.Request;
import org.plumbline.ui.kit.Background;

/// Finds a word in the texts of the open sample. FX thread only; the search itself runs elsewhere.
final class FindControl {

    private final LabelModel model;
    private final Background background;
    private String wanted = "";
    private boolean matchCase;

    /// Counts the searches, so that an answer that comes too late is told from the last one.
    private int searches;

    FindControl(LabelModel model, Background background) {
        this.model = model;
        this.background = background;
        model.request.subscribe((old, request) -> search());
    }

    /// Opens the bar, or goes back into it.
    void open() {
        model.finding.set(true);
        model.findAsked.set(model.findAsked.get() + 1);
    }

    /// Closes the bar; nothing is marked as found any more.
    void close() {
        model.finding.set(false);
        wanted = "";
        search();
    }

    /// Finds another word.
    void find(String word, boolean withCase) {
        if (!word.equals(wanted) || withCase != matchCase) {
            wanted = word;
            matchCase = withCase;
            search();
        }
    }

    /// Goes to the next hit (1) or the one before (-1), round the ends; opens the bar where nothing
    /// is being searched.
    void step(int step) {
        int count = model.found().hits().size();
        if (!model.finding.get()) {
            open();
        } else if (count > 0) {
            model.hit.set(Math.floorMod(model.hit.get() + step, count));
        }
    }

    private void search() {
        int mine = ++searches;
        Request request = model.request.get();
        if (request == null || wanted.isEmpty()) {
            arrived(SearchHits.NOTHING);
            return;
        }
        String word = wanted;
        boolean withCase = matchCase;
        background
                .run(() -> SearchHits.in(request, word, withCase))
                .onDone(
                        found -> {
                            if (mine == searches) {
                                arrived(found);
                            }
                        });
    }

    private void arrived(SearchHits found) {
        model.hit.set(-1);
        model.found.set(found);
        if (!found.hits().isEmpty()) {
            model.hit.set(0);
        }
    }
}

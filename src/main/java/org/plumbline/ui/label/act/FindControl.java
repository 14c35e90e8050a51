package org.plumbline.ui.label.act;

import org.plumbline.request.Request;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Latest;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.label.model.SearchHits;

/// Finds a word in the texts of the open sample. FX thread only; the search itself runs elsewhere.
public final class FindControl {

    private final LabelModel model;
    private final Latest searches;
    private String wanted = "";
    private boolean matchCase;

    FindControl(LabelModel model, Background background) {
        this.model = model;
        searches = new Latest(background);
        model.request.subscribe((old, request) -> search());
    }

    /// Opens the bar, or goes back into it.
    public void open() {
        model.finding.set(true);
        model.findAsked.set(model.findAsked.get() + 1);
    }

    /// Opens the bar with this word in it, and leaves the focus where it is.
    public void show(String word, boolean withCase) {
        model.findCase.set(withCase);
        model.findWord.set(word);
        model.finding.set(true);
        find(word, withCase);
    }

    /// Closes the bar where it searches this word.
    void closeOf(String word) {
        if (word.equals(wanted)) {
            close();
        }
    }

    /// Closes the bar; nothing is marked as found any more.
    public void close() {
        model.finding.set(false);
        wanted = "";
        search();
    }

    /// Finds another word.
    public void find(String word, boolean withCase) {
        if (!word.equals(wanted) || withCase != matchCase) {
            wanted = word;
            matchCase = withCase;
            search();
        }
    }

    /// Goes to the next hit (1) or the one before (-1), round the ends; opens the bar where nothing
    /// is being searched.
    public void step(int step) {
        int count = model.found().hits().size();
        if (!model.finding.get()) {
            open();
        } else if (count > 0) {
            model.hit.set(Math.floorMod(model.hit.get() + step, count));
        }
    }

    private void search() {
        Request request = model.request.get();
        if (request == null || wanted.isEmpty()) {
            searches.forget();
            arrived(SearchHits.NOTHING);
            return;
        }
        String word = wanted;
        boolean withCase = matchCase;
        searches.run(() -> SearchHits.in(request, word, withCase), this::arrived, failure -> {});
    }

    private void arrived(SearchHits found) {
        model.hit.set(-1);
        model.found.set(found);
        if (!found.hits().isEmpty()) {
            model.hit.set(0);
        }
    }
}

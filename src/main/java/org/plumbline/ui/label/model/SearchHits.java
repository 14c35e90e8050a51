package org.plumbline.ui.label.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.Evidence;
import org.plumbline.request.Request;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;
import org.plumbline.ui.text.Highlight;
import org.plumbline.ui.text.Look;
import org.plumbline.ui.text.TextSearch;

/// Where a word is in the texts of a sample: in the output first, then in the evidence in order.
///
/// @param request whose texts were searched; null where none were
/// @param wanted the word; "" where nothing is searched
/// @param hits the places that can be gone to
/// @param inOutput how many there are in the output, counted to the end
/// @param inEvidence how many there are in the evidence
public record SearchHits(
        @Nullable Request request, String wanted, List<Hit> hits, int inOutput, int inEvidence) {

    public static final SearchHits NOTHING = new SearchHits(null, "", List.of(), 0, 0);

    /// One place.
    ///
    /// @param evidenceId where it is; "" for the output, since no evidence is named so
    public record Hit(String evidenceId, Span span) {}

    public SearchHits {
        hits = List.copyOf(hits);
    }

    /// Searches all texts of a request; this may take a while.
    public static SearchHits in(Request request, String wanted, boolean matchCase) {
        if (wanted.isEmpty()) {
            return NOTHING;
        }
        List<Hit> hits = new ArrayList<>();
        ExactText output = request.sample().answer().output();
        int inOutput =
                output == null ? 0 : collect(hits, "", TextSearch.of(output, wanted, matchCase));
        int inEvidence = 0;
        for (Evidence evidence : request.sample().evidence()) {
            if (evidence.content() instanceof Content.Text content) {
                inEvidence +=
                        collect(
                                hits,
                                evidence.id(),
                                TextSearch.of(content.text(), wanted, matchCase));
            }
        }
        return new SearchHits(request, wanted, hits, inOutput, inEvidence);
    }

    private static int collect(List<Hit> hits, String evidenceId, TextSearch found) {
        found.spans().forEach(span -> hits.add(new Hit(evidenceId, span)));
        return found.count();
    }

    /// The hit with this number; empty where there is none.
    public Optional<Hit> hit(int index) {
        return index >= 0 && index < hits.size() ? Optional.of(hits.get(index)) : Optional.empty();
    }

    /// The hits in one text, to be shown in it.
    ///
    /// @param evidenceId "" for the output
    public List<Highlight> highlights(String evidenceId) {
        List<Highlight> all = new ArrayList<>();
        for (int i = 0; i < hits.size(); i++) {
            if (hits.get(i).evidenceId().equals(evidenceId)) {
                all.add(new Highlight(key(i), hits.get(i).span(), Look.FOUND));
            }
        }
        return all;
    }

    /// The key of a hit's highlight; no claim has an id of this form.
    public static String key(int index) {
        return "hit\u0000" + index;
    }
}

package org.plumbline.ui.label.model;

import java.util.List;
import java.util.stream.Stream;
import org.plumbline.session.queue.Found;
import org.plumbline.ui.kit.Words;

/// How far a search through the samples is.
///
/// @param of how many samples there are to be searched; 0 where nothing is searched
/// @param searched how many of their texts were searched by now
/// @param samples in how many it was found
/// @param sum how often it was found, by place
public record Searching(int of, int searched, int samples, Found sum) {

    public static final Searching OFF = new Searching(0, 0, 0, Found.NOTHING);

    /// True where something is searched.
    public boolean isOn() {
        return of > 0;
    }

    /// True until all texts were searched.
    public boolean isRunning() {
        return searched < of;
    }

    /// How far it is and what it found; "" where nothing is searched.
    public String words() {
        if (!isOn()) {
            return "";
        }
        String count = Words.get("label.search.samples", samples);
        String all =
                sum.isAny()
                        ? Words.get("label.search.found", Words.said(count), Words.said(words(sum)))
                        : count;
        return isRunning()
                ? Words.get("label.search.running", searched, of, Words.said(all))
                : all;
    }

    /// Where it was found in a sample, such as "3 in output, 1 in evidence".
    public static String words(Found found) {
        return String.join(
                ", ",
                Stream.of(
                                count("name", found.names()),
                                count("output", found.output()),
                                count("evidence", found.evidence()),
                                count("capture", found.capture()),
                                count("notes", found.notes()))
                        .flatMap(List::stream)
                        .toList());
    }

    private static List<String> count(String place, int count) {
        return count == 0 ? List.of() : List.of(Words.get("label.search.in." + place, count));
    }
}

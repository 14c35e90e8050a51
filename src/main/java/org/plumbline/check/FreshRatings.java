package org.plumbline.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The fresh ratings of all label and judge files, by sample, for decisions to be held against.
public final class FreshRatings {

    private final Map<Integer, List<FreshRating>> bySample = new HashMap<>();
    private boolean raters;
    private boolean complete = true;

    /// Adds a rating of a sample.
    public void add(int sample, FreshRating rating) {
        bySample.computeIfAbsent(sample, key -> new ArrayList<>(2)).add(rating);
    }

    /// A file of a rater was given.
    public void raterGiven() {
        raters = true;
    }

    /// A file has an error, so what its ratings say is not known.
    public void fileBroken() {
        complete = false;
    }

    /// True where files of raters were given; without them there is nothing to compare with.
    boolean hasRaters() {
        return raters;
    }

    /// True where all ratings that were given are here.
    boolean isComplete() {
        return complete;
    }

    List<FreshRating> of(int sample) {
        return bySample.getOrDefault(sample, List.of());
    }
}

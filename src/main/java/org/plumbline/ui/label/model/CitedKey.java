package org.plumbline.ui.label.model;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A region of the evidence that a claim cites, as the key of its highlight.
///
/// @param claim the place of the claim among those of the sample
/// @param region its place among the regions that the claim cites
public record CitedKey(int claim, int region) {

    private static final Pattern FORM = Pattern.compile("cited\0(\\d+)\0(\\d+)");

    /// The key; no claim has an id of this form.
    public String key() {
        return "cited\0" + claim + '\0' + region;
    }

    /// What a key stands for; empty where it is not of a cited region.
    public static Optional<CitedKey> of(String key) {
        Matcher form = FORM.matcher(key);
        return form.matches()
                ? Optional.of(
                        new CitedKey(
                                Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2))))
                : Optional.empty();
    }
}

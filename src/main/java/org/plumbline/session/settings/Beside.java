package org.plumbline.session.settings;

import tools.jackson.databind.JsonNode;

/// What the user of a window wants beside the work.
///
/// @param guide how wide the guide is, in tenths of the size of the text
/// @param plain whether the guide is shown as plain text
/// @param pace whether one's own time and claims per hour are shown
public record Beside(int guide, boolean plain, boolean pace) {

    /// What there is until somebody wants it otherwise.
    public static final Beside USUAL = new Beside(320, false, false);

    /// The narrowest and the widest guide.
    public static final int LEAST_GUIDE = 200;

    public static final int MOST_GUIDE = 900;

    public Beside {
        guide = Math.clamp(guide, LEAST_GUIDE, MOST_GUIDE);
    }

    public Beside withGuide(int width) {
        return new Beside(width, plain, pace);
    }

    public Beside withPlain(boolean isPlain) {
        return new Beside(guide, isPlain, pace);
    }

    public Beside withPace(boolean isShown) {
        return new Beside(guide, plain, isShown);
    }

    /// What says nothing sensible is as usual, each member by itself.
    static Beside read(JsonNode member) {
        return new Beside(
                member.path("guide").intValue(USUAL.guide),
                member.path("plain").booleanValue(USUAL.plain),
                member.path("pace").booleanValue(USUAL.pace));
    }
}

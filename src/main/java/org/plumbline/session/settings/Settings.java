package org.plumbline.session.settings;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.plumbline.session.queue.Sorting;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.ser.std.ToStringSerializer;

/// What the program remembers of its user between two runs; nothing of any sample's content.
///
/// @param rater the name to label under; empty where none was given yet
/// @param textPercent 80 to 200
/// @param recent files that were open, the last one first, none twice
/// @param keys by the id of a command, in the order of these: the names of the keys that do it
///   instead of the standard ones; in the file only where there are any
/// @param labelling in the file only where it is not as at first
public record Settings(
        String rater,
        Theme theme,
        int textPercent,
        @JsonSerialize(contentUsing = ToStringSerializer.class) List<Path> recent,
        WindowSize window,
        boolean tourSeen,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, List<String>> keys,
        Labelling labelling) {

    static final int SMALLEST_TEXT = 80;
    static final int LARGEST_TEXT = 200;
    private static final int MOST_RECENT = 12;

    /// What a first start has.
    static final Settings FIRST =
            new Settings(
                    "",
                    Theme.SYSTEM,
                    100,
                    List.of(),
                    new WindowSize(1280, 800, false),
                    false,
                    Map.of(),
                    Labelling.FIRST);

    /// How the user likes to label.
    ///
    /// @param goOn whether the next claim comes by itself once truth and grounding of one are set
    /// @param sorting of the queue
    public record Labelling(boolean goOn, Sorting sorting) {
        static final Labelling FIRST = new Labelling(false, Sorting.ORDER);
    }

    /// The window: its size, in the screen's units, and what its user arranged in it.
    ///
    /// @param wrapped whether long lines of texts go on in the next line; in the file only where
    ///   they do not
    /// @param panes in the file only where they are not as usual
    /// @param beside likewise
    public record WindowSize(
            int width, int height, boolean maximized, boolean wrapped, Panes panes, Beside beside) {

        /// With its lines and panes as usual.
        public WindowSize(int width, int height, boolean maximized) {
            this(width, height, maximized, true, Panes.USUAL, Beside.USUAL);
        }

        public WindowSize {
            if (width < 1 || height < 1) {
                throw new IllegalArgumentException("a window of " + width + " by " + height);
            }
        }
    }

    public Settings {
        if (textPercent < SMALLEST_TEXT || textPercent > LARGEST_TEXT) {
            throw new IllegalArgumentException("text at " + textPercent + " %");
        }
        recent = recent.stream().distinct().limit(MOST_RECENT).toList();
        var ordered = new TreeMap<String, List<String>>();
        keys.forEach((command, names) -> ordered.put(command, List.copyOf(names)));
        keys = Collections.unmodifiableMap(ordered);
    }

    public Settings withRater(String name) {
        return new Settings(name, theme, textPercent, recent, window, tourSeen, keys, labelling);
    }

    public Settings withTheme(Theme look) {
        return new Settings(rater, look, textPercent, recent, window, tourSeen, keys, labelling);
    }

    /// With another size of all text.
    ///
    /// @param percent brought into 80 to 200
    public Settings withTextPercent(int percent) {
        int bounded = Math.clamp(percent, SMALLEST_TEXT, LARGEST_TEXT);
        return new Settings(rater, theme, bounded, recent, window, tourSeen, keys, labelling);
    }

    /// With this file as the last one that was open.
    public Settings withRecent(Path file) {
        var files = Stream.concat(Stream.of(file.toAbsolutePath()), recent.stream()).toList();
        return new Settings(rater, theme, textPercent, files, window, tourSeen, keys, labelling);
    }

    /// Without any recent file: others at this computer need not see what was open.
    public Settings withoutRecent() {
        return new Settings(
                rater, theme, textPercent, List.of(), window, tourSeen, keys, labelling);
    }

    Settings withWindow(WindowSize size) {
        return new Settings(rater, theme, textPercent, recent, size, tourSeen, keys, labelling);
    }

    /// With the panes of the Label view like this.
    public Settings withPanes(Panes panes) {
        return withWindow(
                new WindowSize(
                        window.width(),
                        window.height(),
                        window.maximized(),
                        window.wrapped(),
                        panes,
                        window.beside()));
    }

    /// With this beside the work.
    public Settings withBeside(Beside beside) {
        return withWindow(
                new WindowSize(
                        window.width(),
                        window.height(),
                        window.maximized(),
                        window.wrapped(),
                        window.panes(),
                        beside));
    }

    /// With the long lines of texts wrapped, or not.
    public Settings withWrapped(boolean wrapped) {
        return withWindow(
                new WindowSize(
                        window.width(),
                        window.height(),
                        window.maximized(),
                        wrapped,
                        window.panes(),
                        window.beside()));
    }

    public Settings withTourSeen() {
        return new Settings(rater, theme, textPercent, recent, window, true, keys, labelling);
    }

    /// With these keys instead of the standard ones.
    public Settings withKeys(Map<String, List<String>> names) {
        return new Settings(rater, theme, textPercent, recent, window, tourSeen, names, labelling);
    }

    public Settings withLabelling(Labelling other) {
        return new Settings(rater, theme, textPercent, recent, window, tourSeen, keys, other);
    }

    /// What these settings and `there` come to, where both began as `base`, as of two windows: what
    /// was changed here counts, and else what is there.
    Settings over(Settings there, Settings base) {
        return new Settings(
                changed(rater, base.rater, there.rater),
                changed(theme, base.theme, there.theme),
                changed(textPercent, base.textPercent, there.textPercent),
                recentOver(there.recent, base.recent),
                changed(window, base.window, there.window),
                changed(tourSeen, base.tourSeen, there.tourSeen),
                changed(keys, base.keys, there.keys),
                changed(labelling, base.labelling, there.labelling));
    }

    private static <T> T changed(T here, T base, T there) {
        return here.equals(base) ? there : here;
    }

    /// Whoever forgets the files that were open forgets those of both windows.
    private List<Path> recentOver(List<Path> there, List<Path> base) {
        return recent.isEmpty() || recent.equals(base)
                ? changed(recent, base, there)
                : Stream.concat(recent.stream(), there.stream()).toList();
    }
}

package org.plumbline.ui.shell.sheets;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.plumbline.corpus.Claim;
import org.plumbline.session.label.LabelSession;
import org.plumbline.text.ExactText;
import org.plumbline.ui.kit.Command;
import org.plumbline.ui.kit.Keys;
import org.plumbline.ui.kit.Shown;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.LabelModel;
import org.plumbline.ui.shell.rooms.ShellController;

/// What the palette finds: the commands of what is shown, as far as they apply, the claims of the
/// open sample and of one that is named, the samples of the open file, and files that were open.
final class PaletteItems {

    private final ShellController shell;
    private final Keys keys;
    private final List<Path> recent;
    private final Consumer<Path> open;
    private final Optional<ClaimFinder> claims;

    /// @param recent files that were open lately
    /// @param open opens one of them
    /// @param claims finds the claims of samples that are not open; empty where no file is
    PaletteItems(
            ShellController shell,
            Keys keys,
            List<Path> recent,
            Consumer<Path> open,
            Optional<ClaimFinder> claims) {
        this.shell = shell;
        this.keys = keys;
        this.recent = List.copyOf(recent);
        this.open = open;
        this.claims = claims;
    }

    /// Those whose name fits all typed words, the best first; of names that fit alike samples come
    /// before claims and these before commands; at most [Palette#MOST].
    ///
    /// @param typed lower-case words; "" finds all commands
    List<Palette.Item> find(String typed) {
        var words = Arrays.stream(typed.split("\\s+", -1)).filter(word -> !word.isEmpty()).toList();
        var best = new Best(words);
        if (!words.isEmpty()) {
            shell.open().ifPresent(open -> addSamples(best, open));
            shell.open().ifPresent(open -> addClaims(best, open));
            addClaimsOfOthers(best, typed);
            addRecent(best);
        }
        for (Command command : keys.current()) {
            best.add(command.words() + " " + command.alsoCalled(), () -> item(command));
        }
        return best.all();
    }

    private Palette.Item item(Command command) {
        return new Palette.Item(
                command.words(),
                Words.get("shell.palette.kind.command"),
                keys.cap(command),
                command.action());
    }

    /// Nothing fits better than the one claim that was named.
    private void addClaimsOfOthers(Best best, String typed) {
        shell.open()
                .ifPresent(
                        now ->
                                claims.stream()
                                        .flatMap(finder -> finder.find(typed).stream())
                                        .forEach(claim -> best.addFirst(() -> item(now, claim))));
    }

    private static Palette.Item item(ShellController.Open open, ClaimFinder.Found claim) {
        return new Palette.Item(
                Shown.of(claim.sampleId() + " · " + claim.claimId() + " · " + claim.words()),
                Words.get("shell.palette.kind.claim"),
                "",
                () -> open.controller().openSample(claim.sample(), claim.claimId()));
    }

    private void addRecent(Best best) {
        for (Path file : recent) {
            Path last = file.getFileName();
            String name = (last == null ? file : last) + " · " + file;
            best.add(
                    name,
                    () ->
                            new Palette.Item(
                                    Shown.of(name),
                                    Words.get("shell.palette.kind.recent"),
                                    "",
                                    () -> open.accept(file)));
        }
    }

    private static void addSamples(Best best, ShellController.Open open) {
        LabelSession session = open.session();
        // In the order of the queue: the file's may tell what the shuffle hides.
        var order = session.order();
        for (int place = 0; place < order.size(); place++) {
            int index = order.sampleAt(place);
            var outline = session.outline(index);
            best.add(
                    outline.sampleId() + " · " + outline.destination(),
                    () ->
                            new Palette.Item(
                                    Shown.of(outline.sampleId())
                                            + " · "
                                            + Shown.of(outline.destination()),
                                    Words.get("shell.palette.kind.sample"),
                                    "",
                                    () -> open.controller().openSample(index)));
        }
    }

    private static void addClaims(Best best, ShellController.Open open) {
        LabelModel model = open.controller().model();
        var claims = model.claims();
        for (int i = 0; i < claims.size(); i++) {
            int index = i;
            String name = claims.get(i).id() + " · " + words(model, claims.get(i));
            best.add(
                    name,
                    () ->
                            new Palette.Item(
                                    Shown.of(name),
                                    Words.get("shell.palette.kind.claim"),
                                    "",
                                    () -> open.controller().claim(index)));
        }
    }

    /// What a claim says, as far as it stands in the output.
    private static String words(LabelModel model, Claim claim) {
        return Optional.ofNullable(model.request.get())
                .map(request -> request.sample().answer().output())
                .map(output -> words(output, claim))
                .orElse("");
    }

    private static String words(ExactText output, Claim claim) {
        return claim.spans().stream().map(output::slice).collect(Collectors.joining(" … "));
    }

    /// The best so far, in the order in which they came where they fit alike.
    private static final class Best {

        private final List<String> words;
        private final Map<Integer, List<Supplier<Palette.Item>>> byLikeness = new TreeMap<>();

        Best(List<String> words) {
            this.words = words;
        }

        void addFirst(Supplier<Palette.Item> item) {
            byLikeness.computeIfAbsent(-1, none -> new ArrayList<>()).add(item);
        }

        void add(String name, Supplier<Palette.Item> item) {
            Likeness.of(name, words)
                    .map(found -> byLikeness.computeIfAbsent(found, none -> new ArrayList<>()))
                    .filter(alike -> alike.size() < Palette.MOST)
                    .ifPresent(alike -> alike.add(item));
        }

        List<Palette.Item> all() {
            return byLikeness.values().stream()
                    .flatMap(List::stream)
                    .limit(Palette.MOST)
                    .map(Supplier::get)
                    .toList();
        }
    }
}

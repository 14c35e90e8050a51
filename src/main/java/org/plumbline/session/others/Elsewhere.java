package org.plumbline.session.others;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.plumbline.journal.JournalName;
import org.plumbline.journal.JournalPlace;
import org.plumbline.journal.OtherJournal;
import org.plumbline.session.files.Environment;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.review.JournalledReview;
import org.plumbline.text.Sha256;

/// What the reviewer said of other files that holds here too, so that nothing is labelled twice:
/// what is said belongs to what was looked at, not to the file that it stood in.
///
/// [#offers] looks through the journals of the data folder, [#offer] at any other place, such as an
/// exported file; [Offer#take()] takes over. Found is by digests alone, and nothing of what is said
/// elsewhere is kept. Safe for several threads; all methods read files: worker.
///
/// @param <K> what makes an item the one it is
/// @param <D> what was said of an item so far
public final class Elsewhere<K, D> {

    private static final Comparator<Offer> LATEST_FIRST =
            Comparator.comparing(
                    offer -> offer.latest().orElse(Instant.MIN), Comparator.reverseOrder());

    private final JournalledReview<K, D> review;
    private final Items<K, D> items;
    private final Environment environment;

    /// How one kind of items is found and taken over.
    ///
    /// @param <K> what makes an item the one it is
    /// @param <D> what was said of an item so far
    public interface Items<K, D> {

        /// The number of an item in this file; empty where it has none of that key.
        OptionalInt indexOf(K item);

        /// Digest of what is to be looked at here.
        Sha256 seen(int item) throws IOException;

        /// What is said there and not here, and what is said otherwise.
        Compared compared(K item, D here, D there);

        /// What of that is to be taken, so that no rule is broken.
        Part<K, D> part(int item, D here, D there) throws IOException;
    }

    /// What is said of an item there and here.
    ///
    /// @param missing how much only there
    public record Compared(int missing, List<Difference> different) {

        public Compared {
            different = List.copyOf(different);
        }

        boolean isSame() {
            return missing == 0 && different.isEmpty();
        }
    }

    public Elsewhere(JournalledReview<K, D> review, Items<K, D> items) {
        this.review = review;
        this.items = items;
        this.environment = review.environment();
    }

    /// Keeps the name of this file beside its journal, for whoever finds that from another file.
    /// Where it cannot be kept, the file is told by its digest there.
    ///
    /// @param file as it was opened
    public void called(String file) {
        if (!review.isWritable()) {
            return;
        }
        try {
            JournalName.keep(environment.disk(), own(), baseName(file));
        } catch (IOException e) {
            // Nothing is lost by it, and nobody who labels is bothered.
            return;
        }
    }

    private static String baseName(String file) {
        return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    }

    private JournalPlace own() {
        return JournalPlace.in(environment.data(), review.file(), review.reviewer());
    }

    /// What the journals of the data folder offer that were begun under the reviewer's name, the
    /// one with the latest label first. Empty where nothing can be written.
    ///
    /// @param also other names under which this reviewer gave labels on this computer
    /// @throws CancellationException where `progress` ends the search
    public List<Offer> offers(List<String> also, ReadProgress progress) throws IOException {
        var offers = new ArrayList<Offer>();
        if (review.isWritable()) {
            var raters =
                    Stream.concat(Stream.of(review.reviewer()), also.stream()).distinct().toList();
            var found =
                    OtherJournal.elsewhere(environment.disk(), environment.data(), own(), raters);
            for (int i = 0; i < found.size(); i++) {
                progress.read(i, found.size());
                var offer = offer(found.get(i), raters, progress);
                offer.filter(one -> !one.items().isEmpty()).ifPresent(offers::add);
            }
        }
        offers.sort(LATEST_FIRST);
        return List.copyOf(offers);
    }

    /// A journal that cannot be read, or is not what its folder says, offers nothing.
    private Optional<Offer> offer(Path file, List<String> raters, ReadProgress progress)
            throws IOException {
        Said<K, D> said;
        try {
            said = read(file);
        } catch (IOException e) {
            return Optional.empty();
        }
        return raters.contains(said.from().rater())
                ? Optional.of(offer(said, () -> read(file), progress))
                : Optional.empty();
    }

    private JournalSaid<K, D> read(Path file) throws IOException {
        var journal = OtherJournal.read(environment.disk(), file);
        String name = JournalName.of(environment.disk(), file);
        return new JournalSaid<>(journal, review.draftsOf(journal), journal.origin(name));
    }

    /// What another place offers.
    ///
    /// @param said what stands there now
    /// @param place where it is read from once more when it is taken over
    /// @throws CancellationException where `progress` ends the search
    public Offer offer(Said<K, D> said, Said.Place<K, D> place, ReadProgress progress)
            throws IOException {
        var told = new ArrayList<Offer.Item>();
        int same = 0;
        var here = here(said);
        for (var one : here.entrySet()) {
            if (progress.isCancelled()) {
                throw new CancellationException("nobody wants to know any more");
            }
            var item = told(said, one.getValue(), one.getKey());
            item.ifPresent(told::add);
            same += item.isPresent() ? 0 : 1;
        }
        return new Offer(
                said.from(),
                said.latest(),
                said.isWhole(),
                told,
                same,
                said.others() + said.items().size() - here.size(),
                () -> take(place));
    }

    /// What there is to tell of an item; empty where the same is said here.
    private Optional<Offer.Item> told(Said<K, D> said, K item, int number) throws IOException {
        if (said.seen(item).isEmpty()) {
            return Optional.of(new Offer.Item(number, true, 0, List.of()));
        }
        var compared = items.compared(item, review.draft(item), said.draft(item));
        if (compared.isSame()) {
            return Optional.empty();
        }
        return Optional.of(
                isUnchanged(said, item, number)
                        ? new Offer.Item(number, false, compared.missing(), compared.different())
                        : new Offer.Item(number, true, 0, List.of()));
    }

    private boolean isUnchanged(Said<K, D> said, K item, int number) throws IOException {
        return said.seen(item).equals(Optional.of(items.seen(number)));
    }

    /// The items of this file that something is said of there, in its order.
    private SortedMap<Integer, K> here(Said<K, D> said) {
        var here = new TreeMap<Integer, K>();
        for (K item : said.items()) {
            items.indexOf(item).ifPresent(number -> here.put(number, item));
        }
        return here;
    }

    private TakenOver take(Said.Place<K, D> place) throws IOException {
        Said<K, D> said = place.read();
        var gathering = new Gathering<>(review, said.from());
        for (var one : here(said).entrySet()) {
            K item = one.getValue();
            int number = one.getKey();
            D before = review.draft(item);
            if (said.seen(item).isPresent()
                    && items.compared(item, before, said.draft(item)).missing() > 0
                    && isUnchanged(said, item, number)) {
                gathering.add(items.part(number, before, said.draft(item)), said.given(item));
            }
        }
        return gathering.take(CompletableFuture.completedFuture(null));
    }
}

package org.plumbline.session.others;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.plumbline.labels.TakenFrom;

/// What can be taken over from one other place: what was said there of what is to be looked at here
/// too, and where nothing is said here yet.
///
/// @param latest when the last of it was said; empty where that is not known
/// @param isWhole false where parts of that place are damaged; then this is what is sound
/// @param items those of this file, in its order, of which there is something to tell
/// @param same how many items say here what they say there
/// @param elsewhere how many items are not in this file
public record Offer(
        TakenFrom from,
        Optional<Instant> latest,
        boolean isWhole,
        List<Item> items,
        int same,
        int elsewhere,
        Taking taking) {

    /// What there is to tell of an item.
    ///
    /// @param number 0 to size - 1, in the file's order
    /// @param isChanged true where something else is to be looked at here than was looked at there;
    ///   then nothing is taken
    /// @param labels how many would be taken
    /// @param different what is said otherwise here, and stays
    public record Item(int number, boolean isChanged, int labels, List<Difference> different) {

        public Item {
            different = List.copyOf(different);
        }
    }

    /// Takes it over.
    @FunctionalInterface
    public interface Taking {
        TakenOver take() throws IOException;
    }

    public Offer {
        items = List.copyOf(items);
    }

    /// How many labels would be taken.
    public int labels() {
        return items.stream().mapToInt(Item::labels).sum();
    }

    /// Of how many items.
    public int samples() {
        return (int) items.stream().filter(item -> item.labels() > 0).count();
    }

    /// How many labels are said otherwise here.
    public int different() {
        return items.stream().mapToInt(item -> item.different().size()).sum();
    }

    /// How many items have changed since.
    public int changed() {
        return (int) items.stream().filter(Item::isChanged).count();
    }

    /// Takes over what is said of nothing here yet: all of it as one act, which one undo takes
    /// back. It is read once more, and what was said here meanwhile stays. Worker.
    ///
    /// @throws IOException where it cannot be read any more
    public TakenOver take() throws IOException {
        return taking.take();
    }
}

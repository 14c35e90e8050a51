package org.plumbline.ui.label.panes;

import org.plumbline.session.settings.Panes;
import org.plumbline.ui.kit.Room;

/// Where the panes stand, as the user wants it as far as there is room.
///
/// @param queueBeside whether the queue stands beside the work; else it is called up over it
/// @param isLow whether everything around the text has to be as low as it can be
public record Placing(boolean queueBeside, Evidence evidence, boolean isLow) {

    /// Where the evidence stands.
    public enum Evidence {
        BESIDE,
        BELOW,
        /// In the place of the output, one of them in front.
        BEHIND
    }

    /// What follows from the room and the wishes. Two panes beside each other need all of a medium
    /// width, so that the queue is the first to go; in a narrow one the evidence goes below the
    /// output, and behind it where the height is not enough for both.
    static Placing of(Room room, Panes wanted) {
        boolean isBelow = wanted.evidenceBelow() && !room.isLow();
        return switch (room.breadth()) {
            case WIDE -> new Placing(wanted.queueShown(), side(isBelow), room.isLow());
            case MEDIUM -> new Placing(wanted.queueShown() && isBelow, side(isBelow), room.isLow());
            case NARROW ->
                    new Placing(
                            false, room.isLow() ? Evidence.BEHIND : Evidence.BELOW, room.isLow());
        };
    }

    private static Evidence side(boolean isBelow) {
        return isBelow ? Evidence.BELOW : Evidence.BESIDE;
    }

    /// Whether the queue could stand beside the work in this room, if it were wanted there.
    static boolean fitsQueue(Room room, Panes wanted) {
        return of(room, wanted.withQueueShown(true)).queueBeside();
    }
}

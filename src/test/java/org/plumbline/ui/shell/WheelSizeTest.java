package org.plumbline.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The wheel that changes the size of the text.
class WheelSizeTest {

    private final List<Integer> steps = new ArrayList<>();
    private final WheelSize wheel = new WheelSize(steps::add);

    @Test
    void aNotchIsAStepAndSmallTurnsAddUp() {
        wheel.add(40);
        wheel.add(-120);
        for (int i = 0; i < 9; i++) {
            wheel.add(10);
        }

        assertThat(steps).containsExactly(1, -1, 1, 1);
    }
}

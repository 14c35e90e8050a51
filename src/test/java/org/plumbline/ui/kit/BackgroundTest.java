package org.plumbline.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/// What comes back of work that ran elsewhere.
class BackgroundTest {

    @Test
    void whatTheWorkThrewComesBackAsItWasThrown() {
        var failures = new ArrayList<Exception>();

        Background.atOnce()
                .run(
                        () -> {
                            throw new IOException("the disk is full");
                        })
                .onDone(value -> failures.add(new IOException("it was done")))
                .onFailed(failures::add);

        assertThat(failures)
                .singleElement()
                .isInstanceOf(IOException.class)
                .extracting(Exception::getMessage)
                .isEqualTo("the disk is full");
    }

    @Test
    void workThatNeedsTooMuchMemoryComesBackInWords() {
        var failures = new ArrayList<Exception>();

        Background.atOnce()
                .run(
                        () -> {
                            throw new OutOfMemoryError("Java heap space");
                        })
                .onFailed(failures::add);

        assertThat(failures)
                .singleElement()
                .extracting(Exception::getMessage)
                .asString()
                .startsWith("This needs more memory than the program may take.");
    }
}

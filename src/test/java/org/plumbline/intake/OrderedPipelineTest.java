package org.plumbline.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plumbline.json.JsonTree;

/// Work on a second thread ends as it would on the first.
class OrderedPipelineTest {

    /// Each is a batch of its own, and more of them are out than may wait.
    private static final int ELEMENTS = 100;

    private static final String ELEMENT = "\"" + "a".repeat(70_000) + "\"";

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void givesTheReaderAnOutOfMemoryErrorOfEitherThread(boolean whileExamining) {
        var error = new OutOfMemoryError("full");
        var work =
                new OrderedPipeline.Work<JsonTree>() {
                    private int settled;

                    @Override
                    public JsonTree examine(JsonTree element) {
                        if (whileExamining) {
                            throw error;
                        }
                        return element;
                    }

                    @Override
                    public void settle(JsonTree found) {
                        if (++settled == 3) {
                            throw error;
                        }
                    }
                };

        Throwable thrown =
                catchThrowable(
                        () -> {
                            try (var pipeline = new OrderedPipeline<>(work)) {
                                for (int i = 0; i < ELEMENTS; i++) {
                                    pipeline.put(JsonTree.ofElement(ELEMENT.getBytes(UTF_8)));
                                }
                                pipeline.finish();
                            }
                        });

        assertThat(thrown).isSameAs(error);
        assertThat(work.settled).isLessThanOrEqualTo(3);
    }
}

package org.plumbline.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.plumbline.corpus.Provenance;

class ArmTest {

    private static final Provenance MADE =
            new Provenance(null, null, "m-1", "d-1", null, null, null);
    private static final Provenance UNKNOWN =
            new Provenance(null, null, null, null, null, null, null);

    @Test
    void anAttemptIsOfTheArmOfItsModelAndItsPrompt() {
        assertThat(new Arm("m-1", null).has(MADE)).isTrue();
        assertThat(new Arm(null, "d-1").has(MADE)).isTrue();
        assertThat(new Arm("m-1", "d-1").has(MADE)).isTrue();
    }

    @Test
    void anotherModelOrAnotherPromptIsAnotherArm() {
        assertThat(new Arm("m-2", null).has(MADE)).isFalse();
        assertThat(new Arm("m-1", "d-2").has(MADE)).isFalse();
    }

    @Test
    void anUnknownModelIsOfNoArm() {
        assertThat(new Arm("m-1", null).has(UNKNOWN)).isFalse();
    }

    @Test
    void anArmHasAModelOrAPrompt() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Arm(null, null));
    }
}

package org.plumbline.intake;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GoodFilesTest {

    @Test
    void findsNothingInGoodFiles() {
        assertThat(new World().validate().problems()).isEmpty();
    }
}

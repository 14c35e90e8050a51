package org.plumbline.ui.label.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Where what is typed leads.
class JumpTest {

    private final LabelBench bench = new LabelBench();

    @AfterEach
    void close() throws Exception {
        bench.close();
    }

    private Jump jump(String typed) {
        return new Jump(bench.session, bench.model(), typed);
    }

    private static Optional<Jump.Target> to(int sample, String claim) {
        return Optional.of(new Jump.Target(sample, claim));
    }

    @Test
    void aNumberIsAPlaceInTheSessionsOrder() {
        bench.session.reorder("7");

        assertThat(jump(" 2 ").target())
                .isEqualTo(Optional.of(new Jump.Target(bench.session.order().sampleAt(1), null)));
    }

    @Test
    void anIdIsThatSample() {
        assertThat(jump("b").target()).isEqualTo(Optional.of(new Jump.Target(1, null)));
        assertThat(jump("b").words()).isEqualTo("2 of 3: b · Summary");
    }

    @Test
    void anIdWithAClaimIsThatClaim() {
        assertThat(jump("b#c1").target()).isEqualTo(to(1, "c1"));
        assertThat(jump("#c2").target()).isEqualTo(to(0, "c2"));
        assertThat(jump("#c2").words()).endsWith(", claim c2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "4", "99999999999", "nobody", "nobody#c1"})
    void whatIsNotThereLeadsNowhere(String typed) {
        assertThat(jump(typed).target()).isEmpty();
        assertThat(jump(typed).words().isEmpty()).isEqualTo(typed.isEmpty());
    }

    @Test
    void aClaimThatIsNotThereIsSaidToBeNone() {
        bench.label.openSample(1, "c9");

        assertThat(bench.model().claim.get()).isZero();
        assertThat(bench.model().said.get()).isEqualTo("This sample has no claim c9.");
    }
}

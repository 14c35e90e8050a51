package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class HexRowsTest {

    @Test
    void writesBytesAtTheirOffsetsAsHexdumpDoes() {
        byte[] bytes = "the catch block is é\0".getBytes(StandardCharsets.UTF_8);

        assertThat(new HexRows(bytes, 0x60, 16))
                .containsExactly(
                        "00000060  74 68 65 20 63 61 74 63  68 20 62 6c 6f 63 6b 20  |the catch"
                                + " block |",
                        "00000070  69 73 20 c3 a9 00                                 |is ..."
                                + "          |");
    }

    @Test
    void leavesGapsBeforeAStartInsideARow() {
        assertThat(new HexRows(new byte[] {'a', 'b'}, 15, 16))
                .containsExactly(
                        "00000000                                                61  |        "
                                + "       a|",
                        "00000010  62                                                |b       "
                                + "        |");
    }

    @Test
    void hasNoRowsForNoBytes() {
        assertThat(new HexRows(new byte[0], 7, 16)).isEmpty();
    }
}

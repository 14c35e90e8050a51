package org.plumbline.csv;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CsvWriterTest {

    @Test
    void tellsNullFromTheEmptyText() throws IOException {
        assertThat(line(null, "", "a", null)).isEqualTo(",\"\",a,\n");
    }

    @Test
    void quotesOnlyWhereNeeded() throws IOException {
        assertThat(line("a b", "a,b", "say \"no\"", "two\nlines", "\r\n", "caf\u00e9"))
                .isEqualTo("a b,\"a,b\",\"say \"\"no\"\"\",\"two\nlines\",\"'\r\n\",caf\u00e9\n");
    }

    @Test
    void guardsWhatASpreadsheetWouldRun() throws IOException {
        assertThat(
                        line(
                                "=1+1", "+1", "-1", "@x", "\tx", "\n=x", "'x", "\uFF1Dx", "\uFF0Bx",
                                "\uFF0Dx", "\uFF20x"))
                .isEqualTo(
                        "'=1+1,'+1,'-1,'@x,'\tx,\"'\n=x\",''x,'\uFF1Dx,'\uFF0Bx,'\uFF0Dx,'\uFF20x\n");
        assertThat(line("a=1", " =1", "1-1", "\uFF07x")).isEqualTo("a=1, =1,1-1,\uFF07x\n");
    }

    @Test
    void leavesLiteralsAlone() throws IOException {
        var out = new ByteArrayOutputStream();
        new CsvWriter(out).literal("-0.05").literal("true").text("x").endLine().flush();

        assertThat(out.toString(UTF_8)).isEqualTo("-0.05,true,x\n");
    }

    @Test
    void refusesATextThatHasNoBytes() {
        assertThatThrownBy(() -> line("\uD800")).isInstanceOf(IOException.class);
    }

    private static String line(@Nullable String... texts) throws IOException {
        var out = new ByteArrayOutputStream();
        var csv = new CsvWriter(out);
        for (String text : texts) {
            csv.text(text);
        }
        csv.endLine().flush();
        return out.toString(UTF_8);
    }
}

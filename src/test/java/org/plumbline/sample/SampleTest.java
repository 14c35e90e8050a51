package org.plumbline.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The bundled files are what their sources write, and nothing else lies beside them.
class SampleTest {

    @Test
    void theBundledFilesAreWhatTheirSourceWrites() throws IOException {
        Map<String, byte[]> written = SampleFiles.write(SampleFiles.SOURCE, SampleFiles.RUBRIC);
        if (Boolean.getBoolean("sample.write")) {
            Files.createDirectories(SampleFiles.FOLDER);
            for (Map.Entry<String, byte[]> file : written.entrySet()) {
                Files.write(SampleFiles.FOLDER.resolve(file.getKey()), file.getValue());
            }
        }
        for (Map.Entry<String, byte[]> file : written.entrySet()) {
            assertThat(SampleFiles.FOLDER.resolve(file.getKey()))
                    .as("%s; -Dsample.write=true writes it anew", file.getKey())
                    .hasBinaryContent(file.getValue());
        }
    }
}

package org.plumbline.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {

    private static final String HOME = Path.of("/home/ann").toAbsolutePath().toString();

    private static Path of(Map<String, String> environment, String... properties) {
        var all = new HashMap<>(Map.of("user.home", HOME, "os.name", "Linux"));
        for (int i = 0; i < properties.length; i += 2) {
            all.put(properties[i], properties[i + 1]);
        }
        return DataFolder.of(environment, all::get).path();
    }

    @Test
    void isWhereXdgSaysOnLinux() {
        assertThat(of(Map.of())).isEqualTo(Path.of(HOME, ".local", "share", "plumbline"));
        assertThat(of(Map.of("XDG_DATA_HOME", HOME + "/xdg")))
                .isEqualTo(Path.of(HOME, "xdg", "plumbline"));
    }

    @Test
    void ignoresARelativeOrEmptyXdgFolderAsTheSpecificationAsks() {
        var usual = Path.of(HOME, ".local", "share", "plumbline");
        assertThat(of(Map.of("XDG_DATA_HOME", "xdg"))).isEqualTo(usual);
        assertThat(of(Map.of("XDG_DATA_HOME", ""))).isEqualTo(usual);
    }

    @Test
    void isWhereTheOthersKeepSuchThings() {
        assertThat(of(Map.of(), "os.name", "Mac OS X"))
                .isEqualTo(Path.of(HOME, "Library", "Application Support", "Plumbline"));
        assertThat(of(Map.of(), "os.name", "Windows 11"))
                .isEqualTo(Path.of(HOME, "AppData", "Local", "Plumbline"));
        assertThat(of(Map.of("LOCALAPPDATA", HOME + "/local"), "os.name", "Windows 11"))
                .isEqualTo(Path.of(HOME, "local", "Plumbline"));
    }

    @Test
    void isWhereTheUserSays() {
        var environment = Map.of("PLUMBLINE_DATA", HOME + "/a", "XDG_DATA_HOME", HOME + "/xdg");
        assertThat(of(environment)).isEqualTo(Path.of(HOME, "a"));
        assertThat(of(environment, "plumbline.data", HOME + "/b")).isEqualTo(Path.of(HOME, "b"));
    }
}

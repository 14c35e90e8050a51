package org.plumbline.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void itAndWhatIsMadeInItAreThisUsersAloneFromTheFirstByte(@TempDir Path home) throws Exception {
        assumeTrue(home.getFileSystem().supportedFileAttributeViews().contains("posix"));
        var data = new DataFolder(home.resolve("data"));
        Disk disk = Disk.ofSystem();

        Path folder = data.make(disk, "javafx");
        var lock = FolderLock.take(disk, data.path().resolve("journals"), "me");
        Path file = folder.resolve("file");
        AtomicFile.forThisUserAlone(disk)
                .replace(
                        file,
                        out -> {
                            out.write(1);
                            out.flush();
                            for (Path written : disk.list(folder)) {
                                assertThat(mode(written)).isEqualTo("rw-------");
                            }
                        });
        Path aside = Aside.move(disk, file, "word");

        for (Path made : List.of(data.path(), folder, data.path().resolve("journals"))) {
            assertThat(mode(made)).as("%s", made).isEqualTo("rwx------");
        }
        assertThat(mode(data.path().resolve("journals/lock"))).isEqualTo("rw-------");
        assertThat(mode(aside)).isEqualTo("rw-------");
        lock.close();
    }

    @Test
    void leavesTheModeOfAFolderThatIsThere(@TempDir Path home) throws Exception {
        assumeTrue(home.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path path = Files.createDirectory(home.resolve("data"));
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-x---"));

        new DataFolder(path).make(Disk.ofSystem(), "javafx");

        assertThat(mode(path)).isEqualTo("rwxr-x---");
        assertThat(mode(path.resolve("javafx"))).isEqualTo("rwx------");
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}

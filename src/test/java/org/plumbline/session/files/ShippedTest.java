package org.plumbline.session.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The list of what is shipped is held to the build: to its POM, and to what the libraries say of
/// themselves.
class ShippedTest {

    private static final Pattern DEPENDENCY =
            Pattern.compile("<dependency>(.*?)</dependency>", Pattern.DOTALL);
    private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(.*?)</artifactId>");
    private static final Pattern JAR = Pattern.compile("(.+?)-\\d.*\\.jar");

    @TempDir Path folder;

    @Test
    void eachDependencyThatIsNoneOfTheTestsHasALicence() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        var named = new TreeSet<String>();
        var each = DEPENDENCY.matcher(pom.substring(0, pom.indexOf("<build>")));
        while (each.find()) {
            var artifact = ARTIFACT.matcher(each.group(1));
            if (!each.group(1).contains("<scope>test</scope>") && artifact.find()) {
                named.add(artifact.group(1));
            }
        }

        assertThat(named).isNotEmpty();
        assertThat(Shipped.licences().keySet()).containsAll(named);
    }

    @Test
    void eachListedLibraryIsOnTheClassPath() {
        assertThat(jars().map(ShippedTest::name).toList()).containsAll(Shipped.licences().keySet());
    }

    /// By what their manifests say, as far as these say anything.
    @Test
    void noLibrarySaysThatItHasAnotherLicence() throws IOException {
        var said = new TreeMap<String, String>();
        for (Path jar : jars().toList()) {
            said.put(name(jar), saidLicence(jar));
        }
        said.keySet().retainAll(Shipped.licences().keySet());
        said.values().removeIf(String::isEmpty);

        assertThat(said).hasSizeGreaterThan(5);
        assertThat(said.values())
                .allMatch(licence -> licence.contains("apache.org/licenses/LICENSE-2.0"));
        assertThat(said.keySet())
                .allMatch(name -> "Apache-2.0".equals(Shipped.licences().get(name)));
    }

    /// "" where it does not say.
    private static String saidLicence(Path path) throws IOException {
        try (var jar = new JarFile(path.toFile())) {
            return Optional.ofNullable(jar.getManifest())
                    .map(Manifest::getMainAttributes)
                    .map(attributes -> attributes.getValue("Bundle-License"))
                    .orElse("");
        }
    }

    @Test
    void versionsAreThoseOfTheFilesThatAreThere() throws IOException {
        Path lib = Files.createDirectories(folder.resolve("lib"));
        Files.createFile(lib.resolve("javafx-base-26.0.2-linux.jar"));
        Files.createFile(lib.resolve("unknown-1.0.jar"));

        assertThat(
                        Shipped.on(
                                "a/picocli-4.7.7.jar" + File.pathSeparator + "classes",
                                lib.toString()))
                .containsExactly(
                        new Shipped("javafx-base", "26.0.2", "GPL-2.0 with Classpath Exception"),
                        new Shipped("picocli", "4.7.7", "Apache-2.0"));
    }

    private static Stream<Path> jars() {
        return Stream.of(
                        System.getProperty("java.class.path", "")
                                .split(Pattern.quote(File.pathSeparator), -1))
                .filter(path -> JAR.matcher(String.valueOf(Path.of(path).getFileName())).matches())
                .map(Path::of);
    }

    private static String name(Path jar) {
        var name = JAR.matcher(String.valueOf(jar.getFileName()));
        return name.matches() ? name.group(1) : "";
    }

    @Test
    void eachLineHasANameAndALicence() {
        assertThat(List.copyOf(Shipped.licences().values())).noneMatch(String::isBlank);
    }
}

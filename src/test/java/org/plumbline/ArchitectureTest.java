package org.plumbline;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/// Holds the table of packages: what each may use of the others. The table is the architecture; a
/// package that is not in it does not pass.
@AnalyzeClasses(packages = "org.plumbline", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final List<String> VALUES =
            List.of("text", "problem", "labels", "corpus", "request", "report", "records");

    /// Package → the packages of ours it may use, beside itself.
    private static final Map<String, List<String>> MAY_USE =
            new TreeMap<>(
                    Map.ofEntries(
                            Map.entry("text", List.of()),
                            Map.entry("problem", List.of("text")),
                            Map.entry("labels", List.of("text")),
                            Map.entry("corpus", List.of("text", "labels")),
                            Map.entry("files", List.of("text")),
                            Map.entry("json", List.of("text", "problem", "files")),
                            Map.entry(
                                    "records",
                                    List.of(
                                            "text",
                                            "problem",
                                            "files",
                                            "json",
                                            "csv",
                                            "agreement")),
                            Map.entry(
                                    "check",
                                    List.of(
                                            "text", "problem", "labels", "corpus", "records",
                                            "json")),
                            Map.entry("request", List.of("text", "labels", "corpus", "json")),
                            Map.entry(
                                    "intake",
                                    List.of(
                                            "text", "problem", "labels", "corpus", "records",
                                            "files", "json", "csv", "check", "request")),
                            Map.entry(
                                    "journal",
                                    List.of("text", "labels", "records", "files", "json")),
                            Map.entry("seal", List.of("text", "problem", "files")),
                            Map.entry("agreement", List.of()),
                            Map.entry("csv", List.of("text", "problem")),
                            Map.entry(
                                    "report",
                                    List.of(
                                            "text",
                                            "labels",
                                            "corpus",
                                            "check",
                                            "agreement",
                                            "json",
                                            "csv",
                                            "files",
                                            "request")),
                            Map.entry(
                                    "exchange",
                                    List.of(
                                            "text", "problem", "labels", "corpus", "json", "csv",
                                            "files", "request")),
                            Map.entry(
                                    "session",
                                    List.of(
                                            "text",
                                            "problem",
                                            "labels",
                                            "corpus",
                                            "files",
                                            "json",
                                            "check",
                                            "request",
                                            "intake",
                                            "journal",
                                            "seal",
                                            "agreement",
                                            "report",
                                            "records",
                                            "exchange")),
                            Map.entry("cli", with(VALUES, "session")),
                            Map.entry("ui.text", List.of("text")),
                            Map.entry("ui.kit", List.of("text")),
                            Map.entry("ui.review", List.of("session", "ui.kit")),
                            Map.entry("ui.label", with(VALUES, "session", "ui.text", "ui.kit")),
                            Map.entry("ui.frame", List.of("text", "request", "session", "ui.kit")),
                            Map.entry("ui.seal", with(VALUES, "session", "ui.frame", "ui.kit")),
                            Map.entry(
                                    "ui.records",
                                    with(
                                            VALUES,
                                            "agreement",
                                            "session",
                                            "ui.frame",
                                            "ui.text",
                                            "ui.kit",
                                            "ui.review")),
                            Map.entry(
                                    "ui.report",
                                    with(VALUES, "agreement", "session", "ui.frame", "ui.kit")),
                            Map.entry(
                                    "ui.problems",
                                    with(VALUES, "session", "ui.frame", "ui.text", "ui.kit")),
                            Map.entry(
                                    "ui.shell",
                                    with(
                                            VALUES,
                                            "session",
                                            "ui.frame",
                                            "ui.text",
                                            "ui.kit",
                                            "ui.label",
                                            "ui.problems",
                                            "ui.report",
                                            "ui.seal",
                                            "ui.review",
                                            "ui.records"))));

    @ArchTest
    static void theDataGoesOneWay(JavaClasses all) {
        for (var row : MAY_USE.entrySet()) {
            var allowed = new ArrayList<String>();
            allowed.add("org.plumbline." + row.getKey() + "..");
            row.getValue().forEach(other -> allowed.add("org.plumbline." + other + ".."));
            classes()
                    .that()
                    .resideInAPackage("org.plumbline." + row.getKey() + "..")
                    .should()
                    .onlyDependOnClassesThat(
                            resideOutsideOfPackages("org.plumbline..")
                                    .or(resideInAnyPackage(allowed.toArray(String[]::new))))
                    .allowEmptyShould(true)
                    .check(all);
        }
    }

    @ArchTest
    static void everyPackageIsInTheTable(JavaClasses all) {
        var strangers = new TreeSet<String>();
        for (var type : all) {
            String name = type.getPackageName();
            boolean known =
                    name.equals("org.plumbline")
                            || MAY_USE.keySet().stream()
                                    .map(row -> "org.plumbline." + row)
                                    .anyMatch(
                                            row -> name.equals(row) || name.startsWith(row + "."));
            if (!known) {
                strangers.add(name);
            }
        }
        assertThat(strangers).isEmpty();
    }

    @ArchTest
    static final ArchRule noTwoPackagesNeedEachOther =
            slices().matching("org.plumbline.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule javafxStaysInTheWindow =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("org.plumbline.ui..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("javafx..", "java.awt..", "javax.swing..");

    @ArchTest
    static final ArchRule picocliStaysInTheCommandLine =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("org.plumbline.cli..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("picocli..");

    @ArchTest
    static final ArchRule digestsAndKeysStayWhereTheyBelong =
            noClasses()
                    .that()
                    .resideOutsideOfPackages(
                            "org.plumbline.text..", "org.plumbline.files..", "org.plumbline.seal..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("java.security..", "javax.crypto..", "org.bouncycastle..");

    @ArchTest
    static final ArchRule nothingDials =
            noClasses()
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("java.net.http..", "javax.net..", "javafx.scene.web..")
                    .orShould()
                    .dependOnClassesThat()
                    .haveNameMatching(
                            "java\\.net\\.(Socket|ServerSocket|DatagramSocket|URLConnection|InetAddress)"
                                    + "|java\\.nio\\.channels\\.(Socket|ServerSocket|Datagram)Channel"
                                    + "|java\\.lang\\.ProcessBuilder|java\\.awt\\.Desktop"
                                    + "|javafx\\.application\\.HostServices");

    @ArchTest
    static final ArchRule timeComesFromOutside =
            noClasses()
                    .that()
                    .doNotHaveFullyQualifiedName("org.plumbline.Main")
                    .should()
                    .callMethod(Instant.class, "now")
                    .orShould()
                    .callMethod(Clock.class, "systemUTC")
                    .orShould()
                    .callMethod(Clock.class, "systemDefaultZone")
                    .orShould()
                    .callMethod(System.class, "currentTimeMillis");

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("org.plumbline.cli..")
                    .and()
                    .doNotHaveFullyQualifiedName("org.plumbline.Main")
                    .should(ACCESS_STANDARD_STREAMS);

    @ArchTest
    static final ArchRule staticsAreConstants =
            fields().that().areStatic().should().beFinal().allowEmptyShould(true);

    @ArchTest
    static final ArchRule noGenericExceptions = NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;

    @ArchTest static final ArchRule noJul = NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;

    private static List<String> with(List<String> some, String... more) {
        var all = new ArrayList<>(some);
        all.addAll(List.of(more));
        return List.copyOf(all);
    }
}

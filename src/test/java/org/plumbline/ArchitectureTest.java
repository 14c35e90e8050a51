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

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Holds the table of packages: what each may use of the others. The table is the architecture; a
/// package that is not in it does not pass.
@AnalyzeClasses(packages = "org.plumbline", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /// Package: the packages of ours it may use, beside itself. No package takes its rooms along,
    /// and nothing is here that no class needs.
    private static final String TABLE =
            """
            agreement:
            files:
            text:
            labels:            text
            problem:           text
            csv:               problem
            ui.kit:            text
            ui.code:           text
            ui.guide:          text ui.kit
            ui.shell.keys:     ui.kit
            ui.text:           text
            corpus:            labels text
            json:              problem text
            exchange:          json problem text
            request:           corpus json text
            seal:              files problem text
            report:            agreement corpus labels text
            check:             corpus json labels problem text
            records:           agreement csv files json problem text
            records.rule:      json problem records text
            journal:           files json labels records text
            check.shape:       corpus json labels problem records text
            report.tally:      agreement check corpus labels report text
            report.form:       agreement corpus csv json labels report text
            report.checks:     check corpus csv json report report.tally text
            report.captures:   corpus csv json report report.tally text
            report.disputes:   corpus csv json labels report text
            intake:            check check.shape corpus csv files json labels problem records
                               records.rule request text
            session.progress:  corpus intake journal labels request text
            session.seal:      check.shape files intake json problem seal text
            session.files:     files request session.seal text
            session.open:      check.shape files intake session.files session.seal
            session.settings:  files json session.files session.queue text
            ui.frame:          request session.files session.open text ui.kit
            ui.shell.frame:    session.files session.open ui.frame ui.kit
            session.review:    files journal request seal session.files text
            session.order:     intake journal labels request session.review
            session.queue:     corpus files intake journal json labels request session.files
                               session.order session.progress session.review text
            ui.seal:           problem session.seal text ui.frame ui.kit
            session.others:    files journal labels request session.files session.review text
            ui.review:         session.others session.review ui.kit
            session.problems:  exchange files intake problem request session.files text
            ui.problems:       problem session.open session.problems text ui.frame ui.kit ui.text
            ui.label.model:    corpus labels request session.progress session.queue text ui.kit
                               ui.text
            ui.print:          corpus labels text ui.frame ui.kit ui.label.model
            ui.label.inspect:  corpus labels request text ui.kit ui.label.model ui.text
            session.records:   files intake journal problem records request session.files
                               session.others session.problems session.review text
            session.report:    check.shape corpus files intake labels problem report report.tally
                               request session.files session.open session.problems session.seal
                               text
            ui.report:         agreement corpus labels problem report report.form session.files
                               session.open session.report session.seal text ui.frame ui.kit
            session.label:     corpus files intake journal json labels problem request session.files
                               session.order session.others session.progress session.queue
                               session.review text
            ui.label.act:      corpus labels request session.label session.order session.progress
                               session.queue session.review text ui.kit ui.label.model ui.text
            ui.label.menu:     corpus text ui.kit ui.label.model ui.text
            ui.label.panes:    session.settings ui.kit
            ui.label.evidence: corpus request session.settings text ui.kit ui.label.act
                               ui.label.menu ui.label.model ui.label.panes ui.text
            ui.label:          corpus labels request session.label session.progress session.queue
                               session.review text ui.kit ui.label.act ui.label.evidence
                               ui.label.inspect ui.label.menu ui.label.model ui.label.panes
                               ui.text
            session.cases:     corpus files intake problem report request session.files
                               session.label session.problems text
            session.disputes:  corpus files intake labels problem report.disputes report.tally
                               request session.files session.problems text
            session.checks:    check corpus report report.checks session.cases session.files
                               session.label text
            ui.checks:         corpus report report.checks session.checks session.label
                               session.review text ui.frame ui.kit
            session:           files intake labels problem records request session.files
                               session.label session.open session.order session.others
                               session.problems session.progress session.records session.review
                               session.seal session.settings text
            ui.takeover:       labels session session.files session.label session.others
                               session.review text ui.frame ui.kit
            cli:               labels problem records report report.captures report.checks
                               report.disputes report.form request session session.cases
                               session.disputes session.files session.label session.others
                               session.problems session.records session.report session.review
                               session.seal session.settings text
            ui.records:        agreement json problem records session session.files session.open
                               session.records session.review text ui.code ui.frame ui.kit
                               ui.review ui.text
            ui.shell.rooms:    problem records report request session session.files session.label
                               session.open session.order session.others session.queue
                               session.records session.review session.seal session.settings text
                               ui.checks ui.frame ui.kit ui.label ui.label.act ui.label.panes
                               ui.problems ui.records ui.report ui.review ui.shell.frame
                               ui.takeover
            ui.shell.sheets:   corpus labels request session session.files session.label
                               session.open session.order session.progress session.review
                               session.settings text ui.frame ui.guide ui.kit ui.label
                               ui.label.act ui.label.model ui.seal ui.shell.frame ui.shell.keys
                               ui.shell.rooms
            ui.shell:          session session.label session.open session.progress
                               session.settings text ui.frame ui.guide ui.kit ui.label.act
                               ui.print ui.seal ui.shell.frame ui.shell.rooms ui.shell.sheets
            """;

    private static final Map<String, Set<String>> MAY_USE = read(TABLE);

    @ArchTest
    static void theDataGoesOneWay(JavaClasses all) {
        for (var row : MAY_USE.entrySet()) {
            var allowed =
                    Stream.concat(Stream.of(row.getKey()), row.getValue().stream())
                            .map(ArchitectureTest::named)
                            .toArray(String[]::new);
            classes()
                    .that()
                    .resideInAPackage(named(row.getKey()))
                    .should()
                    .onlyDependOnClassesThat(
                            resideOutsideOfPackages("org.plumbline..")
                                    .or(resideInAnyPackage(allowed)))
                    .check(all);
        }
    }

    @ArchTest
    static void everyPackageIsInTheTable(JavaClasses all) {
        var packages =
                all.stream()
                        .map(JavaClass::getPackageName)
                        .filter(name -> !name.equals("org.plumbline"))
                        .distinct();
        assertThat(packages).allMatch(name -> MAY_USE.containsKey(unnamed(name)));
    }

    @ArchTest
    static void nothingInTheTableIsUnused(JavaClasses all) {
        var used = new TreeMap<String, Set<String>>();
        for (var type : all) {
            String from = type.getPackageName();
            var others = used.computeIfAbsent(unnamed(from), name -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .map(JavaClass::getPackageName)
                    .filter(to -> to.startsWith("org.plumbline.") && !to.equals(from))
                    .forEach(to -> others.add(unnamed(to)));
        }
        used.remove(unnamed("org.plumbline"));
        assertThat(MAY_USE).isEqualTo(used);
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

    private static Map<String, Set<String>> read(String table) {
        var rows = new TreeMap<String, Set<String>>();
        Set<String> row = new TreeSet<>();
        for (String word : table.strip().split("\\s+", -1)) {
            if (word.endsWith(":")) {
                row = new TreeSet<>();
                rows.put(word.substring(0, word.length() - 1), row);
            } else {
                row.add(word);
            }
        }
        return rows;
    }

    private static String named(String row) {
        return "org.plumbline." + row;
    }

    private static String unnamed(String name) {
        return name.replaceFirst("^org\\.plumbline\\.?", "");
    }
}

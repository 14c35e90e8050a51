package org.plumbline.report.form;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Ratio;
import org.plumbline.csv.CsvWriter;
import org.plumbline.json.EcmaNumber;
import org.plumbline.report.Arm;
import org.plumbline.report.Input;
import org.plumbline.report.Report;

/// Writes a report as one long table: a number a line.
///
/// `section` is the path of the JSON member without what other columns say, `key` the member, and a
/// list has a line for each element. In `inputs` the column `field` has the file's format and `a`
/// its digest; in `judges.confusion` the columns `a` and `b` have what people and the judge said.
final class CsvForm {

    private static final String[] HEADER = {
        "section",
        "practice",
        "destination",
        "split",
        "sampling",
        "model",
        "runId",
        "a",
        "b",
        "field",
        "key",
        "value"
    };

    private final CsvWriter csv;

    CsvForm(OutputStream out) {
        csv = new CsvWriter(out);
    }

    void write(Report report) throws IOException {
        for (String column : HEADER) {
            csv.text(column);
        }
        csv.endLine();
        var top = CsvPlace.of("report");
        text(top, "releaseDecision", Report.RELEASE_DECISION);
        text(top, "judgeUse", Report.JUDGE_USE);
        number(top, "minRaters", report.minRaters());
        Arm arm = report.arm();
        if (arm != null) {
            text(CsvPlace.of("arm"), "producerModel", arm.producerModel());
            text(CsvPlace.of("arm"), "promptDigest", arm.promptDigest());
        }
        for (Input input : report.inputs()) {
            input(input);
        }
        for (var stratum : report.strata()) {
            var place = CsvPlace.of("strata").stratum(stratum.key());
            new StratumMembers(new CsvMembers(this, place)).write(stratum);
        }
        var agreement = new AgreementMembers(new CsvMembers(this, CsvPlace.of("")));
        agreement.pairs("agreement", report.agreement());
        agreement.judges("judges", report.judges());
        for (var attestation : report.attestations()) {
            text(CsvPlace.of("attestations"), "code", attestation.word());
        }
        csv.flush();
    }

    void text(CsvPlace place, String key, @Nullable String value) throws IOException {
        begin(place, key);
        csv.text(value).endLine();
    }

    void number(CsvPlace place, String key, @Nullable Long value) throws IOException {
        begin(place, key);
        csv.literal(value == null ? "" : Long.toString(value)).endLine();
    }

    void number(CsvPlace place, String key, long value) throws IOException {
        number(place, key, (Long) value);
    }

    void number(CsvPlace place, String key, double value) throws IOException {
        begin(place, key);
        csv.literal(EcmaNumber.of(value)).endLine();
    }

    void ratio(CsvPlace place, String key, Optional<Ratio> ratio) throws IOException {
        begin(place, key);
        csv.literal(ratio.map(r -> EcmaNumber.of(r.value())).orElse("")).endLine();
    }

    private void input(Input input) throws IOException {
        var place = CsvPlace.of("inputs").sides(input.sha256().hex(), null).field(input.format());
        text(place, "sha256", input.sha256().hex());
        text(place, "signedBy", input.signedBy());
        number(place, "ratings", input.ratings());
        number(place, "staleRatings", input.staleRatings());
        number(place, "unblindedRatings", input.unblindedRatings());
    }

    private void begin(CsvPlace place, String key) throws IOException {
        for (String cell : place.cells()) {
            csv.text(cell);
        }
        csv.text(key);
    }
}

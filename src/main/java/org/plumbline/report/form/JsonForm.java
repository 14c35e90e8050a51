package org.plumbline.report.form;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.json.JsonWriter;
import org.plumbline.report.Arm;
import org.plumbline.report.Attestation;
import org.plumbline.report.Input;
import org.plumbline.report.Report;
import org.plumbline.report.Stratum;

/// Writes a report as JSON: what other programs read, member by member as the format has it.
final class JsonForm {

    private final JsonWriter json;
    private final MemberSink members;

    JsonForm(OutputStream out) {
        json = JsonWriter.pretty(out);
        members = new JsonMembers(json);
    }

    void write(Report report) throws IOException {
        json.beginObject();
        json.name("format").string("plumbline-report").name("version").number(1);
        json.name("releaseDecision").string(Report.RELEASE_DECISION);
        json.name("judgeUse").string(Report.JUDGE_USE);
        json.name("minRaters").number(report.minRaters());
        Arm arm = report.arm();
        if (arm != null) {
            json.name("arm").beginObject();
            json.name("producerModel").string(arm.producerModel());
            json.name("promptDigest").string(arm.promptDigest()).close();
        }
        json.name("inputs").beginArray();
        for (Input input : report.inputs()) {
            input(input);
        }
        json.close().name("strata").beginArray();
        for (var stratum : report.strata()) {
            stratum(stratum);
        }
        json.close();
        var agreement = new AgreementMembers(members);
        agreement.pairs("agreement", report.agreement());
        agreement.judges("judges", report.judges());
        members.texts(
                "attestations", report.attestations().stream().map(Attestation::word).toList());
        json.close().end();
    }

    private void input(Input input) throws IOException {
        json.beginObject();
        json.name("format").string(input.format());
        json.name("sha256").string(input.sha256().hex());
        json.name("signedBy").string(input.signedBy());
        count("ratings", input.ratings());
        count("staleRatings", input.staleRatings());
        count("unblindedRatings", input.unblindedRatings());
        json.close();
    }

    private void stratum(Stratum stratum) throws IOException {
        json.beginObject();
        json.name("practice").string(stratum.key().practice());
        json.name("destination").string(stratum.key().destination());
        json.name("split").string(stratum.key().split().word());
        json.name("sampling").string(stratum.key().sampling().word());
        new StratumMembers(members).write(stratum);
        json.close();
    }

    private void count(String name, @Nullable Long count) throws IOException {
        json.name(name);
        if (count == null) {
            json.nullValue();
        } else {
            json.number(count);
        }
    }
}

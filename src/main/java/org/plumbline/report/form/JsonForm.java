package org.plumbline.report.form;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Confusion;
import org.plumbline.agreement.Kappa;
import org.plumbline.agreement.Ratio;
import org.plumbline.json.JsonWriter;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.Input;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.RaterPair;
import org.plumbline.report.Report;
import org.plumbline.report.Stratum;

/// Writes a report as JSON: what other programs read, member by member as the format has it.
final class JsonForm {

    private final JsonWriter json;

    JsonForm(OutputStream out) {
        json = JsonWriter.pretty(out);
    }

    void write(Report report) throws IOException {
        json.beginObject();
        json.name("format").string("plumbline-report").name("version").number(1);
        json.name("releaseDecision").string(Report.RELEASE_DECISION);
        json.name("judgeUse").string(Report.JUDGE_USE);
        json.name("minRaters").number(report.minRaters());
        json.name("inputs").beginArray();
        for (Input input : report.inputs()) {
            input(input);
        }
        json.close().name("strata").beginArray();
        for (var stratum : report.strata()) {
            stratum(stratum);
        }
        json.close().name("agreement").beginArray();
        for (RaterPair pair : report.agreement()) {
            pair(pair);
        }
        json.close().name("judges").beginArray();
        for (JudgeAgreement judge : report.judges()) {
            judge(judge);
        }
        json.close().name("attestations").beginArray();
        for (var attestation : report.attestations()) {
            json.string(attestation.word());
        }
        json.close().close().end();
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
        new StratumMembers(new JsonMembers(json)).write(stratum);
        json.close();
    }

    private void pair(RaterPair pair) throws IOException {
        json.beginObject();
        json.name("a").string(pair.a()).name("b").string(pair.b());
        json.name("field").string(pair.field().word());
        agreement(pair.table());
        json.close();
    }

    private void judge(JudgeAgreement judge) throws IOException {
        json.beginObject();
        json.name("model").string(judge.judge().model());
        json.name("runId").string(judge.judge().runId());
        json.name("fields").beginObject();
        for (LabelField field : LabelField.values()) {
            Confusion table = judge.field(field);
            json.name(field.word()).beginObject().name("confusion").beginArray();
            confusion(field, table);
            json.close();
            agreement(table);
            json.close();
        }
        json.close().close();
    }

    private void confusion(LabelField field, Confusion table) throws IOException {
        for (LabelValue human : field.choices()) {
            for (LabelValue judge : field.choices()) {
                long count = table.count(field.category(human), field.category(judge));
                if (count > 0) {
                    json.beginObject();
                    label("human", human);
                    label("judge", judge);
                    json.name("count").number(count).close();
                }
            }
        }
    }

    /// The members that an agreement and a judge's field share.
    private void agreement(Confusion table) throws IOException {
        json.name("n").number(table.n()).name("agreements").number(table.agreements());
        ratio(json, "rawAgreement", table.rawAgreement());
        switch (table.kappa()) {
            case Kappa.Value(Ratio ratio) -> {
                ratio(json, "kappa", Optional.of(ratio));
                json.name("kappaNull").nullValue();
            }
            case Kappa.Undefined reason -> {
                json.name("kappa").nullValue();
                json.name("kappaNull").string(reason.word());
            }
        }
    }

    private void label(String name, LabelValue value) throws IOException {
        json.name(name);
        if (value.isLiteral()) {
            json.literal(value.word());
        } else {
            json.string(value.word());
        }
    }

    private void count(String name, @Nullable Long count) throws IOException {
        json.name(name);
        if (count == null) {
            json.nullValue();
        } else {
            json.number(count);
        }
    }

    static void ratio(JsonWriter json, String name, Optional<Ratio> ratio) throws IOException {
        json.name(name);
        if (ratio.isPresent()) {
            json.number(ratio.get().value());
        } else {
            json.nullValue();
        }
    }
}

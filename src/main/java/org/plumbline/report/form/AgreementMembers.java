package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.plumbline.agreement.Confusion;
import org.plumbline.agreement.Kappa;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.JudgeAgreement;
import org.plumbline.report.RaterPair;

/// How far raters and judges agree, member by member, for the forms that programs read.
final class AgreementMembers {

    private final MemberSink out;

    AgreementMembers(MemberSink out) {
        this.out = out;
    }

    void pairs(String name, List<RaterPair> pairs) throws IOException {
        out.list(
                name,
                () -> {
                    for (RaterPair pair : pairs) {
                        out.pair(pair, () -> agreement(pair.table()));
                    }
                });
    }

    void judges(String name, List<JudgeAgreement> judges) throws IOException {
        out.list(
                name,
                () -> {
                    for (JudgeAgreement judge : judges) {
                        out.judge(judge.judge(), () -> out.inline("fields", () -> fields(judge)));
                    }
                });
    }

    private void fields(JudgeAgreement judge) throws IOException {
        for (var entry : judge.fields().entrySet()) {
            LabelField field = entry.getKey();
            out.field(
                    field.word(),
                    () -> {
                        out.list("confusion", () -> cells(field, entry.getValue()));
                        agreement(entry.getValue());
                    });
        }
    }

    private void cells(LabelField field, Confusion table) throws IOException {
        for (LabelValue human : field.choices()) {
            for (LabelValue judge : field.choices()) {
                long count = table.count(field.category(human), field.category(judge));
                if (count > 0) {
                    out.cell(human, judge, count);
                }
            }
        }
    }

    private void agreement(Confusion table) throws IOException {
        out.number("n", table.n());
        out.number("agreements", table.agreements());
        out.ratio("rawAgreement", table.rawAgreement());
        switch (table.kappa()) {
            case Kappa.Value kappa -> {
                out.ratio("kappa", Optional.of(kappa.ratio()));
                out.text("kappaNull", null);
            }
            case Kappa.Undefined reason -> {
                out.ratio("kappa", Optional.empty());
                out.text("kappaNull", reason.word());
            }
        }
    }
}

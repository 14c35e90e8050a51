package org.plumbline.records.rule;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.plumbline.json.Findings;
import org.plumbline.json.JsonValue;
import org.plumbline.json.JsonValue.Kind;
import org.plumbline.json.Required;
import org.plumbline.problem.Code;
import org.plumbline.problem.Location;
import org.plumbline.records.CallKind;

/// All rules for one recording. Calls come first, one by one; then the rows, of which each may name
/// any call.
public final class RecordingRules {

    /// What has to be known of a call when the rows come.
    ///
    /// @param model true for a call of a model
    private record Seen(Location at, boolean model) {}

    private final String file;
    private final RepeatedRow repeated;
    private final List<Seen> calls = new ArrayList<>();
    private final BitSet used = new BitSet();
    private final SharedCall shared = new SharedCall();

    /// @param file as the user named it
    /// @param repeated of all recordings that are to be one table
    public RecordingRules(String file, RepeatedRow repeated) {
        this.file = file;
        this.repeated = repeated;
    }

    /// Takes the next call, whose shape was checked.
    public void call(JsonValue call, Findings findings) {
        if (call.kind() == Kind.OBJECT) {
            LostDigits.check(call, "toolTrace", findings);
        }
        JsonValue kind = call.kind() == Kind.OBJECT ? Fields.sound(call, "kind") : null;
        boolean model = kind != null && kind.isWord(CallKind.LLM.word());
        calls.add(new Seen(call.location(), model));
    }

    /// Checks a row whose shape was checked, after all calls.
    ///
    /// @param allCalls false where calls are missing, so that an id may well be of one of them
    public void row(JsonValue row, boolean allCalls, Findings findings) {
        boolean again = repeated.check(row, file, findings);
        JsonValue ids = Fields.sound(row, "call_ids");
        if (ids != null) {
            ids.elements().forEach(this::use);
        }
        if (again) {
            return;
        }
        LivelyBaseline.check(row, findings);
        WrongModel.checkName(row, findings);
        boolean known = allCalls && UnknownCall.check(row, calls.size(), findings);
        shared.check(row, "", findings);
        if (ids != null && known && LivelyBaseline.isBaseline(row)) {
            noModelCall(Code.RECORDS_BASELINE, row, ids, findings);
        }
        if (ids != null && known && WrongModel.isWithoutModel(row)) {
            noModelCall(Code.RECORDS_MODEL, row, ids, findings);
        }
    }

    /// Reports the calls that no row has, after all rows: an outcome must not be dropped by leaving
    /// it out. Not to be asked where a row has no [#hasCalls] or calls are missing.
    public void end(Findings findings) {
        for (int i = used.nextClearBit(0); i < calls.size(); i = used.nextClearBit(i + 1)) {
            int number = i;
            findings.report(
                    Code.RECORDS_UNUSED_CALL,
                    calls.get(i).at(),
                    "/calls/" + number,
                    () ->
                            "no row has this call in its call_ids; add %s to the row it belongs to"
                                    .formatted(number));
        }
    }

    /// True where it is known which calls a row has.
    public static boolean hasCalls(JsonValue row) {
        return row.kind() == Kind.OBJECT && Fields.sound(row, "call_ids") != null;
    }

    private void use(JsonValue id) {
        if (id.integer() < calls.size()) {
            used.set((int) id.integer());
        }
    }

    /// What a model call answered is no outcome of such a row, and its latency none of its costs.
    private void noModelCall(Code code, JsonValue row, JsonValue ids, Findings findings) {
        for (JsonValue id : ids.elements()) {
            if (calls.get((int) id.integer()).model()) {
                findings.report(
                        code,
                        id,
                        () ->
                                "call %s is a model call, which a row of the kind %s cannot have"
                                        .formatted(id.digits(), Required.string(row, "data_kind")));
                return;
            }
        }
    }
}

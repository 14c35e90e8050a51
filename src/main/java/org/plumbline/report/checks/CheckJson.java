package org.plumbline.report.checks;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.Abstention;
import org.plumbline.check.CheckOutcome;
import org.plumbline.corpus.CheckKind;
import org.plumbline.corpus.Content;
import org.plumbline.corpus.DiffSide;
import org.plumbline.json.JsonWriter;
import org.plumbline.report.CaseListing;
import org.plumbline.report.CheckCounts;
import org.plumbline.report.Phrases;
import org.plumbline.report.StratumKey;
import org.plumbline.text.ExactText;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Span;
import tools.jackson.databind.node.JsonNodeFactory;

/// Writes checks as JSON: each with its claim and its region, then what each stratum's come to.
final class CheckJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonWriter json;

    CheckJson(OutputStream out) {
        json = JsonWriter.pretty(out);
    }

    void write(CaseListing corpus) throws IOException {
        var sums = new CheckSums();
        json.beginObject();
        json.name("format").string("plumbline-checks").name("version").number(1);
        json.name("positionEncoding").string(PositionEncoding.UTF_8.word());
        json.name("corpus").beginObject();
        json.name("sha256").string(corpus.corpusSha256().hex()).close();
        json.name("checks").beginArray();
        corpus.each(
                attempt -> {
                    for (ReviewedCheck one : ReviewedCheck.of(attempt)) {
                        sums.add(one);
                        check(one);
                    }
                });
        json.close().name("strata").beginArray();
        for (var stratum : sums.strata()) {
            json.beginObject();
            key(stratum.key());
            counts("trials", stratum.trials());
            counts("others", stratum.others());
            json.close();
        }
        json.close().close().end();
    }

    private void check(ReviewedCheck one) throws IOException {
        var check = one.check();
        var version = one.evidence().version();
        json.beginObject();
        json.name("sampleId").string(one.attempt().sampleId());
        key(one.stratum());
        json.name("trial").bool(one.isTrial());
        claim(one);
        json.name("kind").string(check.kind().word());
        json.name("evidenceId").string(check.evidenceId());
        json.name("path").string(version.path());
        region(check.region(), one.region());
        json.name("text").tree(NODES.pojoNode(check.text()));
        json.name("revision").beginObject();
        json.name("check").string(check.revision());
        json.name("evidence").string(version.revision()).close();
        json.name("diffSide").beginObject();
        json.name("check").string(word(check.diffSide()));
        json.name("evidence").string(word(version.diffSide())).close();
        json.name("outcome").string(one.finding().outcome().word());
        json.name("reasons").beginArray();
        for (Abstention reason : one.finding().reasons()) {
            json.string(reason.word());
        }
        json.close().close();
    }

    private void key(StratumKey key) throws IOException {
        json.name("practice").string(key.practice());
        json.name("destination").string(key.destination());
        json.name("split").string(key.split().word());
        json.name("sampling").string(key.sampling().word());
    }

    private void claim(ReviewedCheck one) throws IOException {
        json.name("claim").beginObject();
        json.name("id").string(one.claim().id());
        json.name("spans").beginArray();
        var texts = one.claimTexts().iterator();
        for (Span span : one.claim().spans()) {
            json.beginObject();
            place(span);
            json.name("text").tree(NODES.pojoNode(texts.next())).close();
        }
        json.close().close();
    }

    private void region(Span span, Content content) throws IOException {
        json.name("region").beginObject();
        place(span);
        // One at a time, and each as it is stored: bytes are no text though they may look like one.
        switch (content) {
            case Content.Text(ExactText text) -> json.name("text").tree(NODES.pojoNode(text));
            case Content.Binary binary ->
                    json.name("bytesBase64").tree(NODES.binaryNode(binary.bytes()));
        }
        json.close();
    }

    private void place(Span span) throws IOException {
        json.name("start").number(span.start()).name("end").number(span.end());
    }

    private void counts(String name, Map<CheckKind, CheckCounts> counts) throws IOException {
        json.name(name).beginObject();
        for (CheckKind kind : CheckKind.values()) {
            var of = CheckSums.of(kind, counts);
            json.name(kind.word()).beginObject();
            json.name(Phrases.found(kind)).number(of.found());
            json.name(CheckOutcome.ABSTAIN.word()).number(of.abstained()).close();
        }
        json.close();
    }

    private static @Nullable String word(@Nullable DiffSide side) {
        return side == null ? null : side.word();
    }
}

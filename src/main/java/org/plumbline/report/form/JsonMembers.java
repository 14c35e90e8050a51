package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Ratio;
import org.plumbline.json.JsonWriter;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.RaterPair;

/// Members as JSON has them: objects in objects.
final class JsonMembers implements MemberSink {

    private final JsonWriter json;

    JsonMembers(JsonWriter json) {
        this.json = json;
    }

    @Override
    public void number(String name, long value) throws IOException {
        json.name(name).number(value);
    }

    @Override
    public void number(String name, double value) throws IOException {
        json.name(name).number(value);
    }

    @Override
    public void ratio(String name, Optional<Ratio> ratio) throws IOException {
        json.name(name);
        if (ratio.isPresent()) {
            json.number(ratio.get().value());
        } else {
            json.nullValue();
        }
    }

    @Override
    public void text(String name, @Nullable String value) throws IOException {
        json.name(name).string(value);
    }

    @Override
    public void texts(String name, List<String> values) throws IOException {
        json.name(name).beginArray();
        for (String value : values) {
            json.string(value);
        }
        json.close();
    }

    @Override
    public void section(String name, Body body) throws IOException {
        json.name(name).beginObject();
        body.members();
        json.close();
    }

    @Override
    public void field(String name, Body body) throws IOException {
        section(name, body);
    }

    @Override
    public void inline(String name, Body body) throws IOException {
        section(name, body);
    }

    @Override
    public void list(String name, Body objects) throws IOException {
        json.name(name).beginArray();
        objects.members();
        json.close();
    }

    @Override
    public void pair(RaterPair pair, Body body) throws IOException {
        json.beginObject();
        json.name("a").string(pair.a()).name("b").string(pair.b());
        json.name("field").string(pair.field().word());
        body.members();
        json.close();
    }

    @Override
    public void cell(LabelValue human, LabelValue judge, long count) throws IOException {
        json.beginObject();
        label("human", human);
        label("judge", judge);
        json.name("count").number(count).close();
    }

    private void label(String name, LabelValue value) throws IOException {
        json.name(name).word(value.word(), value.isLiteral());
    }

    @Override
    public void judge(Author.Judge judge, Body body) throws IOException {
        json.beginObject();
        json.name("model").string(judge.model());
        json.name("runId").string(judge.runId());
        body.members();
        json.close();
    }
}

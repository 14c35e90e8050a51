package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Ratio;
import org.plumbline.json.JsonWriter;
import org.plumbline.labels.Author;

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
        JsonForm.ratio(json, name, ratio);
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
    public void judges(String name, Body judges) throws IOException {
        json.name(name).beginArray();
        judges.members();
        json.close();
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

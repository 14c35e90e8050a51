package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Ratio;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.RaterPair;

/// Members as lines of the table: where they are is said in columns of their own.
final class CsvMembers implements MemberSink {

    private final CsvForm csv;
    private CsvPlace place;

    /// @param place of the members that are in no object
    CsvMembers(CsvForm csv, CsvPlace place) {
        this.csv = csv;
        this.place = place;
    }

    @Override
    public void number(String name, long value) throws IOException {
        csv.number(place, name, value);
    }

    @Override
    public void number(String name, double value) throws IOException {
        csv.number(place, name, value);
    }

    @Override
    public void ratio(String name, Optional<Ratio> ratio) throws IOException {
        csv.ratio(place, name, ratio);
    }

    @Override
    public void text(String name, @Nullable String value) throws IOException {
        csv.text(place, name, value);
    }

    @Override
    public void texts(String name, List<String> values) throws IOException {
        for (String value : values) {
            csv.text(place, name, value);
        }
    }

    @Override
    public void section(String name, Body body) throws IOException {
        at(place.in(name), body);
    }

    @Override
    public void field(String name, Body body) throws IOException {
        at(place.field(name), body);
    }

    @Override
    public void inline(String name, Body body) throws IOException {
        body.members();
    }

    @Override
    public void list(String name, Body objects) throws IOException {
        section(name, objects);
    }

    @Override
    public void pair(RaterPair pair, Body body) throws IOException {
        at(place.sides(pair.a(), pair.b()).field(pair.field().word()), body);
    }

    @Override
    public void cell(LabelValue human, LabelValue judge, long count) throws IOException {
        csv.number(place.sides(word(human), word(judge)), "count", count);
    }

    /// Null is an empty cell here as everywhere in a table.
    private static @Nullable String word(LabelValue value) {
        return value.isLiteral() && value.word().equals("null") ? null : value.word();
    }

    @Override
    public void judge(Author.Judge judge, Body body) throws IOException {
        at(place.judge(judge.model(), judge.runId()), body);
    }

    private void at(CsvPlace inner, Body body) throws IOException {
        CsvPlace outer = place;
        place = inner;
        body.members();
        place = outer;
    }
}

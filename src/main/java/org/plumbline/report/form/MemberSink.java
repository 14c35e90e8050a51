package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Ratio;
import org.plumbline.labels.Author;
import org.plumbline.labels.LabelValue;
import org.plumbline.report.RaterPair;

/// Takes the members of a part of a report, one by one, in the order of the format.
interface MemberSink {

    /// Hands on the members of an object.
    interface Body {
        void members() throws IOException;
    }

    void number(String name, long value) throws IOException;

    void number(String name, double value) throws IOException;

    /// A share; null where there is none.
    void ratio(String name, Optional<Ratio> ratio) throws IOException;

    void text(String name, @Nullable String value) throws IOException;

    void texts(String name, List<String> values) throws IOException;

    /// An object with a path of its own.
    void section(String name, Body body) throws IOException;

    /// An object that tells of one field, kind or estimate.
    void field(String name, Body body) throws IOException;

    /// An object whose members are told as if they were those of the object around it, where the
    /// form has no objects.
    void inline(String name, Body body) throws IOException;

    /// A list of objects.
    void list(String name, Body objects) throws IOException;

    /// An object of a judge, in a list.
    void judge(Author.Judge judge, Body body) throws IOException;

    /// An object of two raters and a field, in a list.
    void pair(RaterPair pair, Body body) throws IOException;

    /// How often people and a judge said these, in a list.
    void cell(LabelValue human, LabelValue judge, long count) throws IOException;
}

package org.plumbline.report.form;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.agreement.Ratio;
import org.plumbline.labels.Author;

/// Takes the members of a part of a report, one by one, in the order of the format.
interface MemberSink {

    /// Hands on the members of an object.
    interface Body {
        void members() throws IOException;
    }

    void number(String name, long value) throws IOException;

    void number(String name, double value) throws IOException;

    /// @param ratio empty for null
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

    /// Begins a list of objects, one a judge.
    void judges(String name, Body judges) throws IOException;

    /// An object in such a list.
    void judge(Author.Judge judge, Body body) throws IOException;
}

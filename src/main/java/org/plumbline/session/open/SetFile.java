package org.plumbline.session.open;

import java.nio.file.Path;
import org.plumbline.check.shape.Format;

/// A file of a set, and what it is there for.
public record SetFile(Path file, Kind kind) {

    /// What a set is about: each has one file that the others belong to.
    public enum Subject {
        LABELLING,
        RECORDS
    }

    /// What a file can be.
    public enum Kind {
        CORPUS(Subject.LABELLING),
        REQUESTS(Subject.LABELLING),
        LABELS(Subject.LABELLING),
        JUDGE(Subject.LABELLING),
        ADJUDICATIONS(Subject.LABELLING),
        /// A list of allowed signers.
        SIGNERS(Subject.LABELLING),
        TABLE(Subject.RECORDS),
        RECORDING(Subject.RECORDS),
        ANNOTATIONS(Subject.RECORDS);

        private final Subject subject;

        Kind(Subject subject) {
            this.subject = subject;
        }

        public Subject subject() {
            return subject;
        }

        /// True for what can be opened by itself, and of which a set has one: a corpus or requests,
        /// and a table.
        public boolean isMain() {
            return this == CORPUS || this == REQUESTS || this == TABLE;
        }

        /// The kind of files that call their format so.
        static Kind of(Format format) {
            return switch (format) {
                case CORPUS -> CORPUS;
                case REQUESTS -> REQUESTS;
                case LABELS -> LABELS;
                case JUDGE -> JUDGE;
                case ADJUDICATIONS -> ADJUDICATIONS;
                case RECORDS -> TABLE;
                case RECORDING -> RECORDING;
                case ANNOTATIONS -> ANNOTATIONS;
            };
        }
    }

    /// The last part of its name.
    public String name() {
        Path last = file.getFileName();
        return last == null ? file.toString() : last.toString();
    }

    /// True where both names lead to one place.
    public boolean isAt(Path other) {
        return absolute(file).equals(absolute(other));
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}

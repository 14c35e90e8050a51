package org.plumbline.ui.records;

import java.util.Collection;
import org.plumbline.records.Row;
import org.plumbline.ui.kit.Words;

/// Counts of rows in words, never without the tasks: rows of one task say little more about other
/// questions than one of them does.
final class Counted {

    private Counted() {}

    /// So many rows of so many tasks.
    static String rows(int rows, int tasks) {
        return Words.get("records.count", rows, said(tasks));
    }

    static String rows(Collection<Row> rows) {
        return rows(rows.size(), tasks(rows));
    }

    /// How many questions rows can stand for; "" where it is as many as they are.
    static String questions(int rows, int tasks) {
        return tasks < rows ? Words.get("records.count.questions", tasks, rows) : "";
    }

    /// So many tasks, to be put into other words.
    static Words.Said said(int tasks) {
        return Words.said(Words.get("records.tasks", tasks));
    }

    /// How many tasks the rows are of.
    static int tasks(Collection<Row> rows) {
        return (int) rows.stream().map(row -> row.head().taskId()).distinct().count();
    }
}

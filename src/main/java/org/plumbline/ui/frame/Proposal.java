package org.plumbline.ui.frame;

import java.util.List;
import org.plumbline.session.open.FileSet;
import org.plumbline.session.open.SetFile;
import org.plumbline.session.open.SetFile.Subject;

/// What a view is to show next: it becomes what is open once it could be shown, and what is open
/// stays as it is where it could not. FX thread only.
public final class Proposal {

    private final WhatIsOpen open;
    private FileSet wanted = FileSet.NONE;

    /// What was open when that was said.
    private FileSet based = FileSet.NONE;

    public Proposal(WhatIsOpen open) {
        this.open = open;
    }

    public FileSet wanted() {
        return wanted;
    }

    /// From now on this is wanted.
    public void want(FileSet next) {
        based = open.now();
        wanted = next;
    }

    /// What is open is wanted.
    public void follow() {
        want(open.now());
    }

    /// True where something else is open than when it was said what is wanted.
    public boolean isOutdated() {
        return !open.now().equals(based);
    }

    /// What is wanted with these files, or what is open with them where that has changed since.
    public FileSet with(List<SetFile> files) {
        return (isOutdated() ? open.now() : wanted).with(files);
    }

    /// What is wanted is open. What was opened meanwhile of another subject stays.
    public void commit() {
        FileSet next = open.now();
        for (Subject subject : Subject.values()) {
            if (!wanted.isSame(subject, based)) {
                next = next.with(subject, wanted);
            }
        }
        based = next;
        wanted = next;
        open.take(next);
    }
}

package org.plumbline.ui;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.ui.frame.Frame;
import org.plumbline.ui.frame.WhatIsOpen;
import org.plumbline.ui.kit.Background;

/// A frame without a window: it answers the questions for files as it was told to, and remembers
/// what was said.
public class AskedFrame implements Frame {

    /// The words of all that was told.
    public final List<String> said = new ArrayList<>();

    private final Background background;
    private final WhatIsOpen open = new WhatIsOpen();
    private final Deque<Path> answers = new ArrayDeque<>();
    private int busy;

    public AskedFrame(Background background) {
        this.background = background;
    }

    /// What the next questions for a file are answered with, one after the other; the last one
    /// answers all further ones.
    public void answer(Path... files) {
        answers.clear();
        answers.addAll(List.of(files));
    }

    /// How much long work was begun and has not ended.
    public int busy() {
        return busy;
    }

    @Override
    public Background background() {
        return background;
    }

    @Override
    public WhatIsOpen open() {
        return open;
    }

    @Override
    public Optional<Path> askOpen(String title) {
        return Optional.ofNullable(answers.size() > 1 ? answers.remove() : answers.peek());
    }

    @Override
    public List<Path> askSeveral(String title) {
        return askOpen(title).stream().toList();
    }

    @Override
    public Optional<Path> askAny(String title) {
        return askOpen(title);
    }

    @Override
    public Optional<Path> askSave(String title, String suggestedName) {
        return askOpen(title);
    }

    @Override
    public void tell(String headline, String words) {
        said.add(words);
    }

    @Override
    public ReadProgress begin(String words) {
        busy++;
        return (bytes, total) -> {};
    }

    @Override
    public void end() {
        busy--;
    }
}

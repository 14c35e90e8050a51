package org.plumbline.session.settings;

import org.plumbline.text.Term;

/// How the window looks.
public enum Theme implements Term {
    /// Light or dark, as the system is.
    SYSTEM("system"),
    LIGHT("light"),
    DARK("dark"),
    HIGH_CONTRAST("high-contrast");

    private final String word;

    Theme(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}

package org.plumbline.json;

/// JSON pointers, by RFC 6901.
final class Pointers {

    private Pointers() {}

    /// A name as it stands between two slashes.
    static String escape(String name) {
        return name.indexOf('~') < 0 && name.indexOf('/') < 0
                ? name
                : name.replace("~", "~0").replace("/", "~1");
    }
}

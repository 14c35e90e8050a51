package org.plumbline.json;

/// JSON pointers, by RFC 6901.
public final class Pointers {

    private Pointers() {}

    /// The pointer of a member of the root.
    public static String ofMember(String name) {
        return "/" + escape(name);
    }

    /// A name as it stands between two slashes.
    static String escape(String name) {
        return name.indexOf('~') < 0 && name.indexOf('/') < 0
                ? name
                : name.replace("~", "~0").replace("/", "~1");
    }
}

package org.plumbline.check.shape;

import java.util.ArrayList;
import java.util.List;

/// What is said of the members of an object together: which are missing, and which exclude each
/// other.
///
/// @param present a bit for each member of the shape that the object has
record TogetherCheck(Shape.Members shape, long present) {

    /// True where there is one content too many.
    boolean hasBothContents() {
        return shape.rule() == Shape.Together.ONE_CONTENT && has("text") && has("bytesBase64");
    }

    /// The members that are missing, in the shape's order.
    List<String> missing() {
        var missing = new ArrayList<String>(0);
        List<Shape.Member> members = shape.members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).required() && (present & 1L << i) == 0) {
                missing.add(members.get(i).name());
            }
        }
        switch (shape.rule()) {
            case NOTHING -> {}
            case ONE_CONTENT -> {
                if (!has("text") && !has("bytesBase64")) {
                    missing.add("text (or bytesBase64)");
                }
            }
            case PLACE -> {
                boolean some = has("start") || has("end") || has("text");
                if (some && !has("start")) {
                    missing.add("start");
                }
                if (some && !has("end")) {
                    missing.add("end");
                }
            }
        }
        return missing;
    }

    private boolean has(String name) {
        List<Shape.Member> members = shape.members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).name().equals(name)) {
                return (present & 1L << i) != 0;
            }
        }
        return false;
    }
}

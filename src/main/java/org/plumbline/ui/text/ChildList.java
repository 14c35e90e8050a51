package org.plumbline.ui.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javafx.collections.ObservableList;
import javafx.scene.Node;

/// Turns the children of a row into others and lets those be that stay: a node that comes into the
/// scene is styled anew, which takes longer than all else.
final class ChildList {

    /// More changes than this take longer, one by one, than one of all that lies between them.
    private static final int MOST_CHANGES = 12;

    private ChildList() {}

    /// Makes `children` those wanted `now`; which of them came into the scene.
    static List<Node> become(ObservableList<Node> children, List<Node> now) {
        int least = Math.min(children.size(), now.size());
        int head = 0;
        while (head < least && children.get(head).equals(now.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < least - head
                && children.get(children.size() - 1 - tail)
                        .equals(now.get(now.size() - 1 - tail))) {
            tail++;
        }
        List<Node> old = List.copyOf(children.subList(head, children.size() - tail));
        List<Node> wanted = now.subList(head, now.size() - tail);
        Set<Node> stay = staying(old, wanted);
        if (changes(old, stay) + changes(wanted, stay) > MOST_CHANGES) {
            stay = Set.of();
        }
        for (int end = old.size(); end > 0; ) {
            int from = startOfOthers(old, end, stay);
            if (from < end) {
                children.remove(head + from, head + end);
            }
            end = from - 1;
        }
        List<Node> added = new ArrayList<>();
        for (int from = 0; from < wanted.size(); ) {
            int end = endOfOthers(wanted, from, stay);
            if (from < end) {
                children.addAll(head + from, wanted.subList(from, end));
                added.addAll(wanted.subList(from, end));
            }
            from = end + 1;
        }
        return added;
    }

    /// The old nodes that may stay: the most that are wanted in the order that they are in.
    private static Set<Node> staying(List<Node> old, List<Node> wanted) {
        IdentityHashMap<Node, Integer> places = new IdentityHashMap<>();
        for (int i = 0; i < old.size(); i++) {
            places.put(old.get(i), i);
        }
        // The longest rising sequence of places, by the last place of each length.
        int[] lasts = new int[wanted.size()];
        int[] before = new int[old.size()];
        int length = 0;
        for (Node node : wanted) {
            Integer place = places.get(node);
            if (place != null) {
                int at = -Arrays.binarySearch(lasts, 0, length, place) - 1;
                before[place] = at > 0 ? lasts[at - 1] : -1;
                lasts[at] = place;
                length = Math.max(length, at + 1);
            }
        }
        Set<Node> stay = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int at = length > 0 ? lasts[length - 1] : -1; at >= 0; at = before[at]) {
            stay.add(old.get(at));
        }
        return stay;
    }

    /// How many stretches of nodes do not stay.
    private static int changes(List<Node> nodes, Set<Node> stay) {
        int count = 0;
        boolean others = false;
        for (Node node : nodes) {
            boolean isOther = !stay.contains(node);
            count += isOther && !others ? 1 : 0;
            others = isOther;
        }
        return count;
    }

    private static int startOfOthers(List<Node> nodes, int end, Set<Node> stay) {
        int from = end;
        while (from > 0 && !stay.contains(nodes.get(from - 1))) {
            from--;
        }
        return from;
    }

    private static int endOfOthers(List<Node> nodes, int from, Set<Node> stay) {
        int end = from;
        while (end < nodes.size() && !stay.contains(nodes.get(end))) {
            end++;
        }
        return end;
    }
}

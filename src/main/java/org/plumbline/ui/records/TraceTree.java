package org.plumbline.ui.records;

import java.util.List;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import org.plumbline.text.Quoted;
import org.plumbline.ui.kit.Words;
import tools.jackson.databind.JsonNode;

/// What tools said, as a tree: every member and element of the free JSON, and nothing left out.
final class TraceTree {

    /// More than these in one array or object would not be read; the rest is counted.
    private static final int MOST = 1000;

    private TraceTree() {}

    static TreeView<String> view() {
        var tree = new TreeView<String>();
        tree.setId("records-trace");
        tree.setShowRoot(false);
        tree.setAccessibleText(Words.get("records.trace"));
        tree.getStyleClass().add("records-trace");
        return tree;
    }

    /// The trace as the children of a root that is not shown; the first level open.
    static TreeItem<String> of(List<JsonNode> trace) {
        var root = new TreeItem<>("");
        int index = 0;
        for (JsonNode element : trace) {
            if (index == MOST) {
                root.getChildren().add(rest(trace.size() - MOST));
                break;
            }
            var item = item(Integer.toString(index++), element);
            item.setExpanded(true);
            root.getChildren().add(item);
        }
        root.setExpanded(true);
        return root;
    }

    private static TreeItem<String> item(String name, JsonNode value) {
        if (value.isObject()) {
            var item = new TreeItem<>(name + "  " + object(value));
            int count = 0;
            for (var member : value.properties()) {
                if (count++ == MOST) {
                    item.getChildren().add(rest(value.size() - MOST));
                    break;
                }
                item.getChildren().add(item(Quoted.escape(member.getKey()), member.getValue()));
            }
            return item;
        }
        if (value.isArray()) {
            var item = new TreeItem<>(name + "  [" + value.size() + "]");
            for (int i = 0; i < value.size(); i++) {
                if (i == MOST) {
                    item.getChildren().add(rest(value.size() - MOST));
                    break;
                }
                item.getChildren().add(item(Integer.toString(i), value.get(i)));
            }
            return item;
        }
        String shown = value.isString() ? Quoted.of(value.stringValue()) : value.toString();
        return new TreeItem<>(name + ": " + shown);
    }

    /// An object by the tool that it names, as traces do; else by its size.
    private static String object(JsonNode value) {
        JsonNode tool = value.get("tool");
        return tool != null && tool.isString()
                ? Quoted.escape(tool.stringValue())
                : "{" + value.size() + "}";
    }

    private static TreeItem<String> rest(int count) {
        return new TreeItem<>(Words.get("records.trace.more", count));
    }
}

package org.plumbline.ui.print;

import java.util.List;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// A page as it is printed: black on white, whatever the window looks like.
final class PrintPage {

    /// In points.
    static final double SIZE = 8.5;

    /// The width of a letter and the height of a line, in the size of the text.
    private static final double LETTER = 0.6;

    private static final double LINE = 1.36;

    /// The line at the foot of each page and the gap above it.
    private static final int FOOT = 2;

    private static final String FAMILY = "JetBrains Mono";

    private PrintPage() {}

    /// What fits on a paper whose printable part is so large, in points.
    static Paper paper(double width, double height) {
        return new Paper((int) (width / (SIZE * LETTER)), (int) (height / (SIZE * LINE)) - FOOT);
    }

    /// @param foot stands below the lines
    static VBox of(List<PrintLine> lines, String foot) {
        var page = new VBox();
        for (PrintLine line : lines) {
            page.getChildren().add(row(line));
        }
        page.getChildren().add(row(PrintLine.EMPTY));
        page.getChildren().add(row(PrintLine.of(foot, PrintLine.Look.ASIDE)));
        return page;
    }

    private static TextFlow row(PrintLine line) {
        var row = new TextFlow();
        row.setMinHeight(SIZE * LINE);
        row.setPrefHeight(SIZE * LINE);
        row.setMaxHeight(SIZE * LINE);
        for (PrintLine.Piece piece : line.pieces()) {
            var text = new Text(piece.words());
            boolean isBold =
                    switch (piece.look()) {
                        case HEAD, SIGN -> true;
                        case PLAIN, ASIDE, MARKED -> false;
                    };
            text.setFont(Font.font(FAMILY, isBold ? FontWeight.BOLD : FontWeight.NORMAL, SIZE));
            text.setFill(piece.look() == PrintLine.Look.ASIDE ? Color.DIMGRAY : Color.BLACK);
            text.setUnderline(piece.look() == PrintLine.Look.MARKED);
            row.getChildren().add(text);
        }
        return row;
    }
}

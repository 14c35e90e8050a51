package org.plumbline.ui.shell.sheets;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.parser.Parser;

/// Draws the Markdown of a labelling guide as nodes.
///
/// Pictures and the targets of links are left out on purpose: a guide comes from outside, and
/// nothing in it may make the program fetch anything. HTML is shown as it is written.
final class GuideText extends AbstractVisitor {

    private Pane box;
    private TextFlow flow = new TextFlow();
    private String style = "plain";
    private int number;

    private GuideText(Pane box) {
        this.box = box;
    }

    /// The guide as nodes, one below the other.
    static VBox of(String markdown) {
        var box = new VBox(9);
        box.getStyleClass().add("guide");
        Parser.builder().build().parse(markdown).accept(new GuideText(box));
        return box;
    }

    @Override
    public void visit(Heading heading) {
        begin(heading.getLevel() == 1 ? "guide-headline" : "guide-title");
        visitChildren(heading);
    }

    @Override
    public void visit(Paragraph paragraph) {
        begin("guide-paragraph");
        visitChildren(paragraph);
    }

    @Override
    public void visit(BulletList list) {
        int outer = number;
        number = 0;
        visitChildren(list);
        number = outer;
    }

    @Override
    public void visit(OrderedList list) {
        int outer = number;
        Integer first = list.getMarkerStartNumber();
        number = first == null ? 1 : first;
        visitChildren(list);
        number = outer;
    }

    @Override
    public void visit(ListItem item) {
        var sign = new Label(number == 0 ? "•" : number++ + ".");
        sign.setMinWidth(Region.USE_PREF_SIZE);
        inside(item, sign);
    }

    @Override
    public void visit(BlockQuote quote) {
        var line = new Region();
        line.getStyleClass().add("guide-quote");
        inside(quote, line);
    }

    private void inside(Node parent, javafx.scene.Node sign) {
        var content = new VBox(5);
        HBox.setHgrow(content, Priority.ALWAYS);
        box.getChildren().add(new HBox(9, sign, content));
        Pane outer = box;
        int outerNumber = number;
        box = content;
        number = 0;
        visitChildren(parent);
        box = outer;
        number = outerNumber;
    }

    @Override
    public void visit(FencedCodeBlock block) {
        code(block.getLiteral());
    }

    @Override
    public void visit(IndentedCodeBlock block) {
        code(block.getLiteral());
    }

    @Override
    public void visit(HtmlBlock block) {
        code(block.getLiteral());
    }

    private void code(String text) {
        var code = new Label(text.stripTrailing());
        code.getStyleClass().addAll("mono", "guide-code");
        code.setMaxWidth(Double.MAX_VALUE);
        box.getChildren().add(code);
    }

    @Override
    public void visit(StrongEmphasis strong) {
        styled(strong, "strong");
    }

    @Override
    public void visit(Emphasis emphasis) {
        styled(emphasis, "emphasis");
    }

    private void styled(Node node, String inner) {
        String outer = style;
        style = inner;
        visitChildren(node);
        style = outer;
    }

    @Override
    public void visit(Code code) {
        run(code.getLiteral(), "mono");
    }

    @Override
    public void visit(HtmlInline html) {
        run(html.getLiteral(), "mono");
    }

    @Override
    public void visit(org.commonmark.node.Text text) {
        run(text.getLiteral(), style);
    }

    @Override
    public void visit(SoftLineBreak lineBreak) {
        run(" ", style);
    }

    @Override
    public void visit(HardLineBreak lineBreak) {
        run("\n", style);
    }

    private void begin(String name) {
        flow = new TextFlow();
        flow.getStyleClass().add(name);
        box.getChildren().add(flow);
    }

    private void run(String words, String name) {
        var run = new Text(words);
        run.getStyleClass().addAll("guide-run", name);
        flow.getChildren().add(run);
    }
}

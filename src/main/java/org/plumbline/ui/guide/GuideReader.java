package org.plumbline.ui.guide;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
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
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.plumbline.text.Visible;

/// Reads the Markdown of a guide.
final class GuideReader extends AbstractVisitor {

    private final List<Guide.Part> parts = new ArrayList<>();
    private List<Guide.Run> runs = new ArrayList<>();
    private Guide.Emphasis emphasis = Guide.Emphasis.PLAIN;
    private Guide.Kind inside = Guide.Kind.PARAGRAPH;
    private int depth;

    /// The number of the next item; 0 where items have none.
    private int number;

    /// What stands before the next paragraph.
    private String sign = "";

    private GuideReader() {}

    /// What a guide says.
    static Guide read(String markdown) {
        var reader = new GuideReader();
        Parser.builder()
                .extensions(List.of(TablesExtension.create()))
                .build()
                .parse(markdown)
                .accept(reader);
        return new Guide(reader.parts);
    }

    private void part(Guide.Kind kind, Node content) {
        visitChildren(content);
        end(kind);
    }

    /// Words that were read become a part.
    private void end(Guide.Kind kind) {
        parts.add(new Guide.Part(kind, depth, sign, runs));
        runs = new ArrayList<>();
        sign = "";
    }

    @Override
    public void visit(Heading heading) {
        part(
                switch (heading.getLevel()) {
                    case 1 -> Guide.Kind.HEADLINE;
                    case 2 -> Guide.Kind.TITLE;
                    default -> Guide.Kind.SUBTITLE;
                },
                heading);
    }

    @Override
    public void visit(Paragraph paragraph) {
        part(depth > 0 ? Guide.Kind.ITEM : inside, paragraph);
    }

    @Override
    public void visit(BulletList list) {
        list(list, 0);
    }

    @Override
    public void visit(OrderedList list) {
        Integer first = list.getMarkerStartNumber();
        list(list, first == null ? 1 : first);
    }

    private void list(Node list, int first) {
        int outer = number;
        number = first;
        depth++;
        visitChildren(list);
        depth--;
        number = outer;
    }

    @Override
    public void visit(ListItem item) {
        sign = number == 0 ? "•" : number++ + ".";
        visitChildren(item);
    }

    @Override
    public void visit(BlockQuote quote) {
        Guide.Kind outer = inside;
        inside = Guide.Kind.QUOTE;
        visitChildren(quote);
        inside = outer;
    }

    @Override
    public void visit(FencedCodeBlock block) {
        lines(Guide.Kind.CODE, block.getLiteral());
    }

    @Override
    public void visit(IndentedCodeBlock block) {
        lines(Guide.Kind.CODE, block.getLiteral());
    }

    @Override
    public void visit(HtmlBlock block) {
        lines(Guide.Kind.CODE, block.getLiteral());
    }

    @Override
    public void visit(CustomBlock block) {
        if (block instanceof TableBlock table) {
            GuideTable.lines(table).forEach(line -> lines(Guide.Kind.TABLE, line));
        } else {
            visitChildren(block);
        }
    }

    private void lines(Guide.Kind kind, String text) {
        for (String line : text.stripTrailing().split("\n", -1)) {
            run(line, Guide.Emphasis.CODE);
            end(kind);
        }
    }

    @Override
    public void visit(StrongEmphasis strong) {
        styled(strong, Guide.Emphasis.STRONG);
    }

    @Override
    public void visit(Emphasis words) {
        styled(words, Guide.Emphasis.EMPHASIS);
    }

    private void styled(Node node, Guide.Emphasis inner) {
        Guide.Emphasis outer = emphasis;
        emphasis = inner;
        visitChildren(node);
        emphasis = outer;
    }

    @Override
    public void visit(Code code) {
        run(code.getLiteral(), Guide.Emphasis.CODE);
    }

    @Override
    public void visit(HtmlInline html) {
        run(html.getLiteral(), Guide.Emphasis.CODE);
    }

    @Override
    public void visit(Text text) {
        run(text.getLiteral(), emphasis);
    }

    @Override
    public void visit(SoftLineBreak lineBreak) {
        run(" ", emphasis);
    }

    @Override
    public void visit(HardLineBreak lineBreak) {
        end(depth > 0 ? Guide.Kind.ITEM : inside);
    }

    /// What cannot be seen is marked, as in all that comes from outside.
    private void run(String words, Guide.Emphasis how) {
        runs.add(new Guide.Run(Visible.of(words), how));
    }
}

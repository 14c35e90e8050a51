package org.plumbline.ui.text;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import org.plumbline.text.ExactText;
import org.plumbline.text.Span;

/// Shows the view with everything that is hard to show, to be looked at by people: `light` or
/// `dark` as the first argument.
public final class TextDemo extends Application {

    private static final String OUTPUT =
            "`cancelOrder` swallows the exception.\r\n\r\nThe call with token [redacted] is not"
                    + " retried, and\r\nthe catch block is empty, so a caller sees success.\r\n"
                    + "Résumé files named \u202Efdp.exe pass the filter 😀\r\n\r\n"
                    + "Suggested change: rethrow as `OrderException`, which the\n"
                    + "project already declares.\n"
                    + "Nested: the outer claim holds an inner claim, which holds another one.\n"
                    + "Hebrew: שלום עולם abc 123 — עם ניקוד: שָׁלוֹם != => ->\n"
                    + "Arabic: مرحبا بالعالم ١٢ ٣٤ end\n"
                    + "\tTab\there\tand\t\tthere != => -> fi\n"
                    + "NBSP a\u00A0b, thin\u2009space, ZWSP a\u200Bb, NUL a\u0000b, ESC a\u001Bb,"
                    + " DEL a\u007Fb, BOM a\uFEFFb, SHY a\u00ADb\n"
                    + "isolate \u2066x\u2069 LRM\u200E private \uE000 nonchar \uFFFF \uDBFF\uDFFF"
                    + " unassigned \u0378 tag \uDB40\uDC41\n"
                    + "combining e\u0301 a\u0308\u0323 family 👨‍👩‍👧‍👦 fireman 👨🏻‍🚒 flag 🇩🇪"
                    + " heart ❤️ keycap 1️⃣\n"
                    + "CJK 漢字かな交じり文 wide, 中文字符\n"
                    + "lone CR here\rNEL here\u0085LS here\u2028PS here\u2029last\n";

    @Override
    public void start(Stage stage) {
        boolean dark = getParameters().getRaw().contains("dark");
        loadFonts();
        Application.setUserAgentStylesheet(
                (dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet());
        TextViewport left = TextViewport.full();
        ExactText text = ExactText.of(OUTPUT);
        left.show(text);
        List<Highlight> all = new ArrayList<>();
        all.add(claim(text, "c1", "`cancelOrder` swallows the exception", Look.CLAIM_TRUE, "1"));
        all.add(
                claim(
                        text,
                        "c2",
                        "The call with token [redacted] is not retried",
                        Look.CLAIM_TRUE,
                        "2"));
        all.add(claim(text, "c3", "the catch block is empty", Look.CLAIM_FALSE, "3"));
        all.add(
                claim(
                        text,
                        "c4",
                        "Résumé files named \u202Efdp.exe pass the filter",
                        Look.CLAIM_OPEN,
                        "4"));
        all.add(
                claim(
                        text,
                        "c5",
                        "`OrderException`, which the\nproject already declares",
                        Look.CLAIM_OPEN,
                        "5"));
        all.add(
                claim(
                        text,
                        "c6",
                        "the outer claim holds an inner claim, which holds another one",
                        Look.CLAIM_UNSUPPORTED,
                        "6"));
        all.add(claim(text, "c7", "inner claim, which holds another", Look.CLAIM_FALSE, "7"));
        all.add(claim(text, "c8", "another", Look.CLAIM_OPEN, "8"));
        all.add(claim(text, "l1", "[redacted]", Look.LIMITED, ""));
        all.add(claim(text, "r1", "עולם abc", Look.CITED, ""));
        all.add(claim(text, "f1", "private", Look.FOUND, ""));
        all.add(claim(text, "f2", "isolate", Look.FOUND, ""));
        left.setHighlights(all);
        left.setCurrent(Set.of("c3", "f2"));
        left.naturalOrderProperty().set(getParameters().getRaw().contains("natural"));
        left.marksShownProperty().set(getParameters().getRaw().contains("marks"));
        TextViewport card = TextViewport.card(6);
        ExactText tool =
                ExactText.of(
                        "[INFO] Tests run: 41, Failures: 0\n[INFO] OrderServiceTest.cancel … ok\n"
                                + "if (a != b) { return; }");
        card.show(tool);
        card.setHighlights(
                List.of(
                        claim(tool, "r1", "Failures: 0", Look.CITED, ""),
                        claim(tool, "r2", "return;", Look.CITED, ""),
                        claim(tool, "w", "OrderServiceTest", Look.ADDED, ""),
                        claim(tool, "v", "ok", Look.REMOVED, "")));
        card.setCurrent(Set.of("r2"));
        TextViewport tall = TextViewport.card(5);
        tall.show(ExactText.of("one long line of words ".repeat(40) + "\nlast"));
        SideBySide sides = SideBySide.card(12);
        sides.show(
                ExactText.of(
                        """
                        try {
                          gateway.cancel(id);
                        } catch (IOException e) {
                          log.warn("cancel", e);
                          throw e;
                        }
                        int a = 1;
                        """),
                ExactText.of(
                        """
                        try {
                          gateway.cancel(id);
                        } catch (IOException e) {
                          return 0;
                        }
                        int a = 2;
                        """));
        Span cited = span(sides.newSide().text(), "return 0;");
        sides.newSide().setHighlights(List.of(new Highlight("r", cited, Look.CITED)));
        sides.newSide().setCurrent(Set.of("r"));
        var hex = new HexView();
        hex.show(text, span(text, "named \u202Efdp.exe pass the filter 😀"));
        hex.setPrefHeight(120);
        var cards = new VBox(10, card.node(), tall.node(), sides.node(), hex);
        cards.setPrefWidth(560);
        cards.setMinWidth(560);
        HBox.setHgrow(left.node(), Priority.ALWAYS);
        var scene = new Scene(new HBox(12, left.node(), cards), 1280, 780);
        scene.getStylesheets()
                .add(
                        TextDemo.class
                                .getResource(
                                        dark
                                                ? "/style/roles-text-dark.css"
                                                : "/style/roles-text-light.css")
                                .toExternalForm());
        scene.getRoot().setStyle("-fx-font-size: 13px; -fx-background-color: -pl-text-back;");
        stage.setScene(scene);
        stage.show();
        left.node().lookup(".rows").requestFocus();
        left.select(span(text, "swallows"));
    }

    private static Highlight claim(
            ExactText text, String key, String part, Look look, String badge) {
        return new Highlight(key, span(text, part), look, badge);
    }

    private static Span span(ExactText text, String part) {
        int at = text.byteOffset(text.value().indexOf(part));
        return new Span(at, at + part.getBytes(StandardCharsets.UTF_8).length);
    }

    static void loadFonts() {
        for (String font :
                List.of(
                        "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Regular.ttf",
                        "/com/formdev/flatlaf/fonts/jetbrains_mono/JetBrainsMono-Bold.ttf",
                        "/net/sf/jasperreports/fonts/dejavu/DejaVuSansMono.ttf")) {
            Font.loadFont(TextDemo.class.getResourceAsStream(font), 13);
        }
    }
}

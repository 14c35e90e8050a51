package org.plumbline.report.form;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.plumbline.agreement.Kappa;
import org.plumbline.report.Estimate;
import org.plumbline.report.Figures;
import org.plumbline.report.LabelParts;
import org.plumbline.report.Phrases;

/// Draws the small pictures of a report as inline SVG: sizes in pixels, colours by class.
final class Charts {

    private static final int BAR_WIDTH = 160;
    private static final int BAR_HEIGHT = 12;
    private static final int AXIS_WIDTH = 200;
    private static final int AXIS_HEIGHT = 16;

    /// Room for half a dot at each end of an axis.
    private static final int MARGIN = 6;

    private static final int KAPPA_WIDTH = 90;

    private final Html html;

    Charts(Html html) {
        this.html = html;
    }

    /// The fills that do not rest on colour alone, to be written once a page.
    void patterns() throws IOException {
        html.open("svg", "class", "patterns", "width", "0", "height", "0", "aria-hidden", "true");
        html.open("defs");
        pattern("p-bad", "rotate(45)", "M0 0V6", "2.4");
        pattern("p-doubt", "rotate(0)", "M1.5 1.5h.1M4.5 4.5h.1", "1.6");
        pattern("p-open", "rotate(-45)", "M0 0V6M0 3H6", "1");
        html.close().closeLine();
    }

    /// The fill of a part, beside its name.
    void swatch(String style) throws IOException {
        html.open("svg", "class", "swatch", "viewBox", "0 0 12 12", "aria-hidden", "true");
        html.open("rect", "class", "fill " + style, "width", "12", "height", "12").close();
        html.close();
    }

    /// A stacked bar; nothing but its frame where there is nothing to show.
    void bar(String label, List<LabelParts.Part> parts) throws IOException {
        long total = parts.stream().mapToLong(LabelParts.Part::count).sum();
        begin("bar", BAR_WIDTH, BAR_HEIGHT, LabelParts.spoken(label, parts));
        rect("frame", "0.5", BAR_WIDTH - 1, "11");
        long before = 0;
        for (LabelParts.Part part : parts) {
            if (part.count() > 0) {
                String x = at(BAR_WIDTH, before, total);
                before += part.count();
                String end = at(BAR_WIDTH, before, total);
                String width = new BigDecimal(end).subtract(new BigDecimal(x)).toPlainString();
                html.open(
                        "rect",
                        "class",
                        "fill " + part.fill().word(),
                        "x",
                        x,
                        "y",
                        "0",
                        "width",
                        width,
                        "height",
                        Integer.toString(BAR_HEIGHT));
                html.open("title").text(part.count() + " " + part.label()).close().close();
            }
        }
        html.close();
    }

    /// A dot with its whiskers on an axis from 0 to 100 %.
    void interval(Estimate.Interval interval) throws IOException {
        begin("whisker", AXIS_WIDTH, AXIS_HEIGHT, Phrases.spoken(interval));
        axis();
        String low = at(interval.bounds().low());
        String high = at(interval.bounds().high());
        line("reach", low, "8", high, "8");
        line("reach", low, "4", low, "12");
        line("reach", high, "4", high, "12");
        dot(at(interval.rate().value()), "8", "3.5");
        html.close();
    }

    /// The axis above a column of intervals.
    void axisLabels() throws IOException {
        begin("whisker", AXIS_WIDTH, AXIS_HEIGHT, "axis from 0 to 100 percent");
        for (int percent = 0; percent <= 100; percent += 25) {
            String anchor = percent == 0 ? "start" : percent == 100 ? "end" : "middle";
            String x = percent == 0 ? "0" : percent == 100 ? "200" : at(percent / 100.0);
            html.open("text", "x", x, "y", "12", "text-anchor", anchor);
            html.text(percent == 100 ? "100 %" : Integer.toString(percent)).close();
        }
        html.close();
    }

    /// A dot on an axis from -1 to 1 with a mark at 0.
    void kappa(Kappa.Value kappa) throws IOException {
        double middle = KAPPA_WIDTH / 2.0;
        String x = round(middle + kappa.ratio().value() * (middle - MARGIN));
        begin("kappa", KAPPA_WIDTH, AXIS_HEIGHT, "kappa " + Figures.kappa(kappa));
        line("axis", "6", "8", "84", "8");
        line("tick", "45", "4", "45", "12");
        line("tick", "6", "6", "6", "10");
        line("tick", "84", "6", "84", "10");
        line("reach", "45", "8", x, "8");
        dot(x, "8", "3.5");
        html.close();
    }

    private void axis() throws IOException {
        line("axis", at(0), "8", at(1), "8");
        for (int quarter = 0; quarter <= 4; quarter++) {
            String x = at(quarter / 4.0);
            line("tick", x, "6", x, "10");
        }
    }

    private void pattern(String id, String turn, String path, String width) throws IOException {
        html.open(
                "pattern",
                "id",
                id,
                "width",
                "6",
                "height",
                "6",
                "patternUnits",
                "userSpaceOnUse",
                "patternTransform",
                turn);
        html.open("rect", "class", id + "-ground", "width", "6", "height", "6").close();
        html.open("path", "class", id + "-ink", "d", path, "stroke-width", width).close();
        html.close();
    }

    private void begin(String style, int width, int height, String words) throws IOException {
        html.open(
                "svg",
                "class",
                style,
                "viewBox",
                "0 0 " + width + " " + height,
                "role",
                "img",
                "aria-label",
                words);
    }

    private void rect(String style, String at, int width, String height) throws IOException {
        html.open(
                "rect",
                "class",
                style,
                "x",
                at,
                "y",
                at,
                "width",
                Integer.toString(width),
                "height",
                height);
        html.close();
    }

    private void line(String style, String x1, String y1, String x2, String y2) throws IOException {
        html.open("line", "class", style, "x1", x1, "y1", y1, "x2", x2, "y2", y2).close();
    }

    private void dot(String x, String y, String radius) throws IOException {
        html.open("circle", "class", "dot", "cx", x, "cy", y, "r", radius).close();
    }

    private static String at(double share) {
        return round(MARGIN + share * (AXIS_WIDTH - 2 * MARGIN));
    }

    private static String at(int width, long part, long total) {
        return BigDecimal.valueOf(part)
                .multiply(BigDecimal.valueOf(width))
                .divide(BigDecimal.valueOf(total), 2, RoundingMode.HALF_UP)
                .toPlainString();
    }

    private static String round(double pixels) {
        return new BigDecimal(pixels)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}

package org.plumbline.ui.kit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// Chips in one line. Where there is no room for all, warnings stay the longest; the others are
/// counted in a last chip, whose tooltip says them.
public final class ChipLine extends Region {

    /// Between two chips, in pixels.
    private static final double GAP = 6;

    private final Chip more = new Chip("", Chip.Tone.PLAIN);
    private List<Chip> chips = List.of();

    public ChipLine() {
        getStyleClass().add("chip-line");
        setMinWidth(0);
        more.setVisible(false);
    }

    /// Shows these chips and no others.
    public void show(List<Chip> shown) {
        chips = List.copyOf(shown);
        getChildren().setAll(chips);
        getChildren().add(more);
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        return widthOf(chips);
    }

    @Override
    protected double computePrefHeight(double width) {
        return chips.stream().mapToDouble(chip -> chip.prefHeight(-1)).max().orElse(0);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    private static double widthOf(List<Chip> some) {
        return some.stream().mapToDouble(ChipLine::widthOf).sum()
                + Math.max(0, some.size() - 1) * GAP;
    }

    private static double widthOf(Chip chip) {
        return Math.ceil(chip.prefWidth(-1));
    }

    @Override
    protected void layoutChildren() {
        Set<Chip> kept = new HashSet<>(chips);
        boolean fits = widthOf(chips) <= getWidth() + 0.5;
        if (!fits) {
            kept = keptIn(getWidth());
        }
        double x = 0;
        for (Chip chip : chips) {
            chip.setVisible(kept.contains(chip));
            if (chip.isVisible()) {
                x = place(chip, x);
            }
        }
        more.setVisible(!fits && x + widthOf(more) <= getWidth() + 0.5);
        if (more.isVisible()) {
            place(more, x);
        }
    }

    private double place(Chip chip, double x) {
        double width = widthOf(chip);
        layoutInArea(chip, x, 0, width, getHeight(), 0, HPos.LEFT, VPos.CENTER);
        return x + width + GAP;
    }

    /// Those that fit beside the chip that counts the others, the gravest first.
    private Set<Chip> keptIn(double width) {
        List<Chip> byWeight = new ArrayList<>(chips);
        byWeight.sort(Comparator.comparing((Chip chip) -> !chip.isWarning()));
        for (int count = byWeight.size() - 1; count > 0; count--) {
            List<Chip> some = byWeight.subList(0, count);
            say(byWeight.subList(count, byWeight.size()));
            if (widthOf(some) + GAP + widthOf(more) <= width + 0.5) {
                return new HashSet<>(some);
            }
        }
        say(byWeight);
        return Set.of();
    }

    private void say(List<Chip> others) {
        String words = "+" + others.size();
        if (!words.equals(more.getText())) {
            more.setText(words);
        }
        String said = others.stream().map(Chip::getText).collect(Collectors.joining(", "));
        more.setAccessibleText(said);
        if (more.getTooltip() == null || !said.equals(more.getTooltip().getText())) {
            more.setTooltip(new Tooltip(said));
        }
    }
}

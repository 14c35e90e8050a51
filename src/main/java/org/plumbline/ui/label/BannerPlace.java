package org.plumbline.ui.label;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;

/// Room for the banner: as high as its words need at this width, whatever was shown before. Where
/// there is less room, they scroll.
final class BannerPlace extends ScrollPane {

    private final CaptureBanner banner;

    BannerPlace(CaptureBanner banner) {
        super(banner);
        this.banner = banner;
        setFitToWidth(true);
        setFocusTraversable(false);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double insets = snappedTopInset() + snappedBottomInset();
        double inside = width < 0 ? getWidth() : width - snappedLeftInset() - snappedRightInset();
        return insets + banner.prefHeight(inside);
    }
}

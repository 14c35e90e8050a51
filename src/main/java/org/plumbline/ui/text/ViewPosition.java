package org.plumbline.ui.text;

/// A place between two columns of the view.
///
/// @param row the view row, from 0; fillers count
/// @param column how many columns of the row are before it
record ViewPosition(int row, int column) {}

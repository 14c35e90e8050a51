package org.plumbline.ui.text;

/// Something the view shows in a column of its own that the text does not have: the number of a
/// claim before its first character.
///
/// @param unit the UTF-16 unit before which it stands
/// @param key whose number it is
/// @param label what it says
record Insert(int unit, String key, String label) {}

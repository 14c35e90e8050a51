package org.plumbline.session.files;

/// The program that wrote a file, as the file names it.
public record Tool(String name, String version) {}

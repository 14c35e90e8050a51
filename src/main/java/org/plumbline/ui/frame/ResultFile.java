package org.plumbline.ui.frame;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.plumbline.session.files.OutFile;
import org.plumbline.ui.kit.Words;

/// A result on its way into a file that the user names.
///
/// @param title key of what the user is asked
/// @param name that is suggested
/// @param inputs the files that it was made from, whose place it must not take
public record ResultFile(String title, String name, List<Path> inputs, OutFile.Content content) {

    public ResultFile {
        inputs = List.copyOf(inputs);
    }

    /// Asks for the file and writes it, on a worker. FX thread.
    ///
    /// @param written told the file once it is there
    /// @param cannot key of the headline where it could not be written
    public void save(Frame frame, Consumer<Path> written, String cannot) {
        frame.askSave(Words.get(title), name)
                .ifPresent(
                        target ->
                                frame.background()
                                        .run(() -> write(target))
                                        .onDone(written)
                                        .onFailed(failure -> frame.trouble(cannot, failure)));
    }

    private Path write(Path target) throws IOException {
        OutFile.mustNotBe(target, inputs, "give the result another name");
        OutFile.replace(target, content);
        return target;
    }
}

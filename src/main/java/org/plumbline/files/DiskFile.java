package org.plumbline.files;

import java.io.Closeable;
import java.io.IOException;

/// An open file that grows at its end.
public interface DiskFile extends Closeable {

    long size() throws IOException;

    /// Writes all of these bytes behind the last one.
    void append(byte[] bytes, int offset, int length) throws IOException;

    /// Makes the bytes outlive a power cut. After a failure nothing that was written since the last
    /// success may be believed, not even when a second call succeeds.
    void force() throws IOException;

    /// Cuts the file to `size` bytes.
    void truncate(long size) throws IOException;

    /// False where its name now leads elsewhere or nowhere: bytes written then go to a file that
    /// nobody will find again.
    boolean isStillThere() throws IOException;
}

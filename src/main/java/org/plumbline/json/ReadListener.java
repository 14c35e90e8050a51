package org.plumbline.json;

/// Sees the bytes of a document as they come in.
public interface ReadListener {

    /// Some bytes were read; they must not be changed, and may be gone after the call.
    void bytesRead(byte[] buffer, int from, int count);

    /// A value is so large that the buffer grows to `size` bytes: the moment to free other memory.
    default void growing(long size) {}
}

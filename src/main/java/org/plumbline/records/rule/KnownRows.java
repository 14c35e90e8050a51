package org.plumbline.records.rule;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plumbline.records.RowKey;
import org.plumbline.text.Sha256;

/// The rows that annotations may be of, each with the digest of its evidence.
public final class KnownRows {

    private final Map<RowKey, Sha256> digests = new HashMap<>();

    public void add(RowKey key, Sha256 evidenceSha256) {
        digests.put(key, evidenceSha256);
    }

    /// Null where there is no such row.
    @Nullable Sha256 digest(RowKey key) {
        return digests.get(key);
    }
}

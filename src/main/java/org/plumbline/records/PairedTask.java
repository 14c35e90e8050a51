package org.plumbline.records;

import com.fasterxml.jackson.annotation.JsonProperty;

/// The scores of one task under two conditions, each the mean over its replicates.
public record PairedTask(String taskId, double a, double b) {

    /// b − a.
    @JsonProperty
    public double difference() {
        return b - a;
    }
}

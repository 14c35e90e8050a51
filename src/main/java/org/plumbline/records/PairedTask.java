package org.plumbline.records;

/// The scores of one task under two conditions, each the mean over its replicates.
public record PairedTask(String taskId, double a, double b) {

    /// b − a.
    public double difference() {
        return b - a;
    }
}

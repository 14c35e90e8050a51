package org.plumbline.session.progress;

/// How much of a samples file is labelled.
public record FileProgress(
        int samples, int samplesDone, int samplesInProgress, long claims, long claimsLabelled) {

    /// With one sample's progress in place of another.
    public FileProgress after(SampleProgress old, SampleProgress now) {
        return new FileProgress(
                samples,
                samplesDone + one(now, SampleState.DONE) - one(old, SampleState.DONE),
                samplesInProgress
                        + one(now, SampleState.IN_PROGRESS)
                        - one(old, SampleState.IN_PROGRESS),
                claims,
                claimsLabelled + now.claimsLabelled() - old.claimsLabelled());
    }

    private static int one(SampleProgress progress, SampleState state) {
        return progress.state() == state ? 1 : 0;
    }
}

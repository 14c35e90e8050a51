package org.plumbline.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plumbline.files.Source;
import org.plumbline.session.files.ReadProgress;
import org.plumbline.session.label.ExportedLabels;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.others.Elsewhere;
import org.plumbline.session.others.Offer;
import org.plumbline.session.seal.SealWorkspace;
import org.plumbline.session.seal.Verified;

/// Finds what a reviewer said elsewhere of what is open, so that nothing is labelled twice. All of
/// it is for a worker; [Offer#take()] takes over.
public final class TakingOver {

    private final String unnamed;
    private final SealWorkspace seals;

    /// What a label file's signature says of it.
    public enum Signature {
        /// There is none.
        NONE,
        /// It is good, and by the key that the rater has here.
        OWN,
        /// It is good, and by a key that is not known here.
        OTHER
    }

    /// A label file that was looked into.
    public record Exported(ExportedLabels labels, Signature signature) {}

    /// @param unnamed who those were called here who had not said a name: whose labels they are,
    ///   they say when these are taken over
    TakingOver(String unnamed, SealWorkspace seals) {
        this.unnamed = unnamed;
        this.seals = seals;
    }

    /// What the journals of this computer offer, the latest first.
    ///
    /// @throws java.util.concurrent.CancellationException where `progress` ends the search
    public List<Offer> offers(Elsewhere<?, ?> elsewhere, ReadProgress progress) throws IOException {
        return elsewhere.offers(List.of(unnamed), progress);
    }

    /// True where these labels were given before a name was said.
    public boolean isUnnamed(Offer offer) {
        return offer.from().rater().equals(unnamed);
    }

    /// What an exported label file offers. One with a signature that does not fit is refused.
    ///
    /// @throws IOException with words for the user where it cannot be read
    public Exported exported(LabelSession session, Path file, ReadProgress progress)
            throws IOException {
        Optional<Verified> verified = seals.outsideSignature(file);
        var problem = verified.flatMap(Verified::problem);
        if (problem.isPresent()) {
            return new Exported(
                    new ExportedLabels.Refused(
                            "The signature beside %s is not good, so that nothing of it is taken over: %s."
                                    .formatted(file.getFileName(), problem.get().message()),
                            List.of(problem.get())),
                    Signature.OTHER);
        }
        var labels = session.exported(Source.of(file), progress);
        if (labels instanceof ExportedLabels.Offered(Offer offer)
                && verified.isPresent()
                && !verified.get().binding().sha256().equals(offer.from().sha256())) {
            throw new IOException(file + " changed while it was read; try again");
        }
        return new Exported(labels, signature(session, verified));
    }

    private Signature signature(LabelSession session, Optional<Verified> verified)
            throws IOException {
        if (verified.isEmpty()) {
            return Signature.NONE;
        }
        var own = seals.publicKeyOf(session.review().reviewer());
        return verified.get().standing() instanceof Verified.Standing.Unlisted(var key)
                        && own.filter(key::equals).isPresent()
                ? Signature.OWN
                : Signature.OTHER;
    }
}

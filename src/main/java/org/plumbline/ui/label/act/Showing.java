package org.plumbline.ui.label.act;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.plumbline.corpus.Claim;
import org.plumbline.request.Request;
import org.plumbline.session.label.LabelSession;
import org.plumbline.session.order.Position;
import org.plumbline.ui.kit.Background;
import org.plumbline.ui.kit.Words;
import org.plumbline.ui.label.model.Inspection;
import org.plumbline.ui.label.model.LabelModel;

/// Shows a sample, which is read by a worker, and one of its claims. FX thread only.
final class Showing {

    private final LabelSession session;
    private final LabelModel model;
    private final Background background;
    private final Consumer<Exception> trouble;
    private final Steps steps;
    private final Inspection inspection;
    private final Runnable commit;

    /// @param trouble tells of a sample that could not be read
    /// @param commit keeps what is being typed, before anything else is shown
    Showing(
            LabelSession session,
            LabelModel model,
            Background background,
            Consumer<Exception> trouble,
            Steps steps,
            Inspection inspection,
            Runnable commit) {
        this.session = session;
        this.model = model;
        this.background = background;
        this.trouble = trouble;
        this.steps = steps;
        this.inspection = inspection;
        this.commit = commit;
    }

    /// Opens a sample at one of its claims; its text appears as soon as it has been read.
    ///
    /// @param claimId where to go; null goes to the first claim without a label
    void open(int index, @Nullable String claimId) {
        commit.run();
        if (index == model.sample.get() && model.request.get() != null) {
            goTo(claimId);
            return;
        }
        model.sample.set(index);
        model.claim.set(-1);
        model.region.set(-1);
        model.refusal.set("");
        model.said.set("");
        model.qualityWanted.set(false);
        background
                .run(() -> session.request(index))
                .onDone(request -> arrived(index, request, claimId))
                .onFailed(failure -> lost(index, failure));
    }

    private void arrived(int index, Request request, @Nullable String claimId) {
        // The reviewer may have gone on while this one was being read.
        if (model.sample.get() != index) {
            return;
        }
        model.draft.set(session.draft(index));
        model.request.set(request);
        model.pointed.set(Optional.empty());
        var output = request.sample().answer().output();
        model.digest.set(
                output == null ? "" : Words.get("label.digest.output", output.sha256().brief()));
        goTo(claimId);
    }

    /// Nothing is shown rather than something wrong.
    private void lost(int index, Exception failure) {
        if (model.sample.get() == index) {
            model.request.set(null);
            model.digest.set("");
        }
        trouble.accept(failure);
    }

    private void goTo(@Nullable String claimId) {
        List<Claim> claims = model.claims();
        OptionalInt wanted =
                IntStream.range(0, claims.size())
                        .filter(i -> claims.get(i).id().equals(claimId))
                        .findFirst();
        claim(wanted.orElseGet(() -> Math.max(steps.openFrom(0), claims.isEmpty() ? -1 : 0)));
        if (claimId != null && wanted.isEmpty()) {
            model.said.set(Words.get("label.said.no-claim", claimId));
        }
    }

    /// Makes a claim of the open sample the current one.
    void claim(int index) {
        commit.run();
        model.refusal.set("");
        model.said.set("");
        model.qualityWanted.set(false);
        model.claim.set(index);
        model.region.set(model.regions().isEmpty() ? -1 : 0);
        inspection.turnToClaim();
        session.moveTo(
                new Position(model.sample.get(), model.currentClaim().map(Claim::id).orElse(null)));
    }
}

package org.plumbline.session.label;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Map;
import org.plumbline.corpus.Claim;
import org.plumbline.files.DataFolder;
import org.plumbline.labels.Act;
import org.plumbline.labels.LabelField;
import org.plumbline.labels.Truth;
import org.plumbline.request.Request;
import org.plumbline.session.SamplesOpening;
import org.plumbline.session.Workspace;
import org.plumbline.session.files.Environment;

/// A process of its own that labels a corpus blind, and then writes down all that is alive in it.
final class BlindReviewer {

    private BlindReviewer() {}

    /// Opens, looks at every sample, labels, and dumps the heap.
    ///
    /// @param args the corpus, the data folder, where the dump goes; as corpus "" is the bundled
    ///   one
    public static void main(String[] args) throws IOException {
        var place =
                Environment.of(new DataFolder(Path.of(args[1])), InstantSource.system(), Map.of());
        var workspace = Workspace.of(place);
        SamplesOpening opening =
                args[0].isEmpty()
                        ? workspace.openSample("ann")
                        : workspace.open(Path.of(args[0]), "ann", (read, total) -> {});
        switch (opening) {
            case SamplesOpening.Opened(var beginning, var warnings) -> {
                var session = beginning.begin();
                var shown = new ArrayList<Request>();
                for (int sample = 0; sample < session.size(); sample++) {
                    var request = session.request(sample);
                    shown.add(request);
                    String id = request.sample().sampleId();
                    for (Claim claim : request.sample().answer().claims()) {
                        var act =
                                Act.SetLabel.ofClaim(id, claim.id(), LabelField.TRUTH, Truth.TRUE);
                        System.out.println(session.apply(request, act));
                    }
                }
                ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                        .dumpHeap(args[2], true);
                // Until here the session and what it shows are alive, and so is all that they hold.
                System.out.println(session.counts() + " " + shown.size());
                session.close();
            }
            case SamplesOpening.Refused refused -> System.out.println(refused);
            case SamplesOpening.Unreadable unreadable -> System.out.println(unreadable);
        }
    }
}

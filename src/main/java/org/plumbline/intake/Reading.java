package org.plumbline.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.DecisionRules;
import org.plumbline.check.FreshRatings;
import org.plumbline.check.KnownSample;
import org.plumbline.check.KnownSamples;
import org.plumbline.check.RepeatedDecision;
import org.plumbline.check.shape.Format;
import org.plumbline.problem.Code;
import org.plumbline.problem.FileProblems;
import org.plumbline.problem.ProblemList;
import org.plumbline.request.Guides;

/// Reads several files against each other: the samples first, then what raters and judges say of
/// them, then what was decided. Each file is read once, after a look at its first members.
final class Reading {

    /// A file with what may be in it.
    record Part(FileInput input, Set<Format> expected) {}

    private final List<Part> parts;
    private final Guides guides;
    private final Receiver receiver;
    private final Map<Part, FileHeader> headers = new LinkedHashMap<>();
    private final Map<Part, ReadFile> read = new LinkedHashMap<>();
    private final FreshRatings ratings = new FreshRatings();
    private final RepeatedDecision decisions = new RepeatedDecision();

    Reading(List<Part> parts, Guides guides, Receiver receiver) {
        this.parts = List.copyOf(parts);
        this.guides = guides;
        this.receiver = receiver;
    }

    /// Reads everything. The result is complete where it has no errors but stale ratings.
    ProblemList run() throws IOException {
        skim();
        KnownSamples samples = readSamples();
        var labels = new ArrayList<ReadLabels>();
        for (Part part : partsOf(Format.LABELS, Format.JUDGE)) {
            var pass = new RatingsPass(part.input(), header(part), samples, ratings, receiver);
            labels.add(keep(part, pass.run(guides.labels())));
            noteRatings(part);
        }
        var rules = new DecisionRules(samples, ratings, decisions);
        for (Part part : partsOf(Format.ADJUDICATIONS)) {
            var pass = new DecisionsPass(part.input(), header(part), rules, receiver);
            labels.add(keep(part, pass.run(guides.labels())));
        }
        new RecordsReading(RecordsReading.Purpose.CHECK, guides.records())
                .run(
                        inputsOf(Format.RECORDING),
                        inputsOf(Format.RECORDS),
                        inputsOf(Format.ANNOTATIONS));
        if (samples != null) {
            RepeatedAuthor.check(labels);
            decisions.report();
        }
        return FileProblems.join(parts.stream().map(part -> part.input().problems()).toList());
    }

    /// The files in the order in which they were given.
    List<ReadFile> files() {
        return parts.stream().filter(read::containsKey).map(read::get).toList();
    }

    /// The names of labels and decisions that were read without any samples to hold them to.
    List<String> alone() {
        return partsOf(Format.CORPUS, Format.REQUESTS).isEmpty()
                ? partsOf(Format.LABELS, Format.JUDGE, Format.ADJUDICATIONS).stream()
                        .map(part -> part.input().source().name())
                        .toList()
                : List.of();
    }

    /// True where no file has an error but stale ratings and decisions, which are left out alone.
    boolean isUsable() {
        return parts.stream()
                .noneMatch(part -> part.input().problems().hasErrorsBeside(Code.LABELS_STALE));
    }

    /// Looks at the first members of each file; one that is not expected is done with.
    private void skim() throws IOException {
        Part corpus = null;
        for (Part part : parts) {
            FileHeader header = part.input().header();
            if (header == null || !part.expected().contains(header.format())) {
                RefusedFile.tell(part.input(), part.expected());
                // It may be the labels of a rater whose file has lost its format.
                ratings.fileBroken();
                continue;
            }
            if (header.format() == Format.CORPUS) {
                if (corpus != null) {
                    throw SeveralCorporaException.of(corpus.input(), part.input());
                }
                corpus = part;
            }
            headers.put(part, header);
        }
    }

    /// Reads corpus and requests files.
    ///
    /// @return what labels are held against: the corpus, where there is none the requests files;
    ///   null where these are missing or one has an error
    private @Nullable KnownSamples readSamples() throws IOException {
        List<Part> corpora = partsOf(Format.CORPUS);
        List<Part> referred = corpora.isEmpty() ? partsOf(Format.REQUESTS) : corpora;
        boolean labels = !partsOf(Format.LABELS, Format.JUDGE, Format.ADJUDICATIONS).isEmpty();
        var facts = new ArrayList<@Nullable SampleFacts>();
        int number = 0;
        for (Part part : partsOf(Format.CORPUS, Format.REQUESTS)) {
            boolean wanted = labels && referred.contains(part);
            int first = number;
            Consumer<SamplesPass> keeping = wanted ? pass -> pass.keepFacts(first) : pass -> {};
            var pass = SamplesPass.run(part.input(), header(part), receiver, keeping);
            read.put(part, pass.file());
            number += pass.file().elements();
            if (wanted) {
                facts.add(pass.facts());
            }
        }
        return facts.isEmpty() || facts.contains(null) ? null : id -> find(facts, id);
    }

    private static @Nullable KnownSample find(List<@Nullable SampleFacts> facts, String id) {
        for (SampleFacts one : facts) {
            KnownSample sample = one == null ? null : one.find(id);
            if (sample != null) {
                return sample;
            }
        }
        return null;
    }

    private void noteRatings(Part part) {
        if (header(part).format() == Format.LABELS) {
            ratings.raterGiven();
        }
        if (part.input().problems().hasErrorsBeside(Code.LABELS_STALE)) {
            ratings.fileBroken();
        }
    }

    private ReadLabels keep(Part part, ReadLabels file) {
        read.put(part, file.file());
        return file;
    }

    private List<Part> partsOf(Format first, Format... more) {
        Set<Format> formats = EnumSet.of(first, more);
        return headers.keySet().stream()
                .filter(part -> formats.contains(header(part).format()))
                .toList();
    }

    private List<FileInput> inputsOf(Format format) {
        return partsOf(format).stream().map(Part::input).toList();
    }

    private FileHeader header(Part part) {
        FileHeader header = headers.get(part);
        if (header == null) {
            throw new IllegalStateException("no header of " + part.input().source().name());
        }
        return header;
    }
}

package org.plumbline.intake;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plumbline.check.CaseView;
import org.plumbline.check.KnownSample;
import org.plumbline.check.KnownSamples;
import org.plumbline.corpus.Claim;
import org.plumbline.corpus.Sample;
import org.plumbline.corpus.Seen;
import org.plumbline.json.JsonTree;
import org.plumbline.text.IdIndex;
import org.plumbline.text.PositionEncoding;
import org.plumbline.text.Region;
import org.plumbline.text.Sha256;

/// What labels are held against, for each sample of one file: the hash of its request and its
/// claims. Some hundred bytes a sample; the rest is read from the file where a rating cites it.
final class SampleFacts implements KnownSamples {

    private static final int DIGEST = 32;

    private final IdIndex ids;
    private final Elements elements;
    private final PositionEncoding encoding;
    private final int firstNumber;
    private final IntRows rows = new IntRows(DIGEST + Long.BYTES);
    private final ByteLog claims = new ByteLog();

    /// @param firstNumber the number of the first sample, where several files are read together
    SampleFacts(IdIndex ids, Elements elements, PositionEncoding encoding, int firstNumber) {
        this.ids = ids;
        this.elements = elements;
        this.encoding = encoding;
        this.firstNumber = firstNumber;
    }

    void add(JsonTree element, Sample sample, Sha256 requestSha256) {
        elements.add(element);
        rows.add()
                .put(HexFormat.of().parseHex(requestSha256.hex()))
                .putLong(claims.add(claims(sample)));
    }

    @Override
    public @Nullable KnownSample find(String sampleId) {
        int row = ids.find(sampleId);
        return row < 0 ? null : new Found(sampleId, row);
    }

    private static byte[] claims(Sample sample) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            for (Claim claim : sample.answer().claims()) {
                byte[] id = claim.id().getBytes(StandardCharsets.UTF_8);
                out.writeBoolean(citesSeen(sample, claim.evidence()));
                out.writeInt(id.length);
                out.write(id);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    /// True where the producer saw some of these regions.
    static boolean citesSeen(Sample sample, List<Region> regions) {
        return regions.stream()
                .flatMap(region -> sample.evidence(region.evidenceId()).stream())
                .anyMatch(evidence -> evidence.seenByProducer() == Seen.YES);
    }

    private final class Found implements KnownSample {

        private final String sampleId;
        private final int row;
        private final Sha256 requestSha256;
        private final List<KnownClaim> known;
        private @Nullable CaseView view;

        Found(String sampleId, int row) {
            this.sampleId = sampleId;
            this.row = row;
            ByteBuffer bytes = rows.get(row);
            byte[] digest = new byte[DIGEST];
            bytes.get(digest);
            this.requestSha256 = new Sha256(HexFormat.of().formatHex(digest));
            this.known = read(claims.get(bytes.getLong()));
        }

        @Override
        public int number() {
            return firstNumber + row;
        }

        @Override
        public Sha256 requestSha256() {
            return requestSha256;
        }

        @Override
        public List<KnownClaim> claims() {
            return known;
        }

        @Override
        public CaseView view() throws IOException {
            CaseView loaded = view;
            if (loaded == null) {
                loaded = new CaseView(elements.read(row, sampleId).root(), encoding);
                view = loaded;
            }
            return loaded;
        }

        private static List<KnownClaim> read(ByteBuffer bytes) {
            var claims = new ArrayList<KnownClaim>();
            while (bytes.hasRemaining()) {
                boolean citesSeen = bytes.get() != 0;
                byte[] id = new byte[bytes.getInt()];
                bytes.get(id);
                claims.add(new KnownClaim(new String(id, StandardCharsets.UTF_8), citesSeen));
            }
            return claims;
        }
    }
}

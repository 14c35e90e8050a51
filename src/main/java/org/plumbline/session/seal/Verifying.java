package org.plumbline.session.seal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plumbline.files.SmallFile;
import org.plumbline.files.Source;
import org.plumbline.files.Trouble;
import org.plumbline.problem.Code;
import org.plumbline.problem.Problem;
import org.plumbline.seal.AllowedSigners;
import org.plumbline.seal.RevokedKeys;
import org.plumbline.seal.Seal;
import org.plumbline.seal.SignatureCheck;
import org.plumbline.seal.SshTime;
import org.plumbline.seal.Verdict;

/// Holds files to their signatures, to a list of allowed signers and to one moment. Worker.
///
/// All methods throw an [IOException] with words for the user where a file cannot be read.
public final class Verifying {

    /// Longer files are neither lists of keys nor signatures.
    private static final int LONGEST_LIST = 16 << 20;

    private static final int LONGEST_SIGNATURE = 128 << 10;

    private final @Nullable AllowedSigners signers;
    private final SignatureCheck check;

    private Verifying(@Nullable AllowedSigners signers, SignatureCheck check) {
        this.signers = signers;
        this.check = check;
    }

    /// For these lists.
    ///
    /// @param revoked public keys that no longer count, or null
    /// @param time for which keys must be valid
    /// @param zone what local time is in the lists
    public static Verifying of(
            Path allowedSigners, @Nullable Path revoked, Instant time, ZoneId zone)
            throws IOException {
        var signers =
                AllowedSigners.read(
                        allowedSigners.toString(), read(allowedSigners, LONGEST_LIST), zone);
        var gone =
                revoked == null
                        ? RevokedKeys.none()
                        : RevokedKeys.read(revoked.toString(), read(revoked, LONGEST_LIST));
        return new Verifying(signers, new SignatureCheck(signers, gone, time));
    }

    /// Without a list: tells good signatures from bad ones and by which key they are, and trusts
    /// none.
    static Verifying withoutSigners() {
        return new Verifying(null, SignatureCheck.withoutSigners());
    }

    /// A moment as `--verify-time` takes it: OpenSSH's `YYYYMMDD[HHMM[SS]][Z]` or RFC 3339.
    public static Optional<Instant> time(String text, ZoneId zone) {
        return SshTime.parseAny(text, zone);
    }

    /// Lines of the list of allowed signers that cannot be read, in words; they allow nobody.
    public List<String> told() {
        return signers == null
                ? List.of()
                : signers.broken().stream().map(AllowedSigners.BrokenLine::words).toList();
    }

    /// Holds a file to the signature beside it.
    public Verified verify(Path file) throws IOException {
        return verify(Source.of(file));
    }

    /// Holds a file to a signature that was named, and so must be there.
    public Verified verify(Path file, Path signature) throws IOException {
        return verify(Source.of(file), read(signature, LONGEST_SIGNATURE));
    }

    /// Holds a source that is a file to the signature beside that.
    Verified verify(Source file) throws IOException {
        Path beside = Path.of(file.name() + Seal.SUFFIX);
        return verify(file, Files.exists(beside) ? read(beside, LONGEST_SIGNATURE) : null);
    }

    private Verified verify(Source file, byte @Nullable [] signature) throws IOException {
        SealedFile read = SealedFile.read(file);
        Verified.Standing standing =
                switch (judge(read, signature)) {
                    case Verdict.Good good ->
                            new Verified.Standing.Signed(
                                    good.signer(), new ShownKey(good.key()), good.line());
                    case Verdict.Unlisted unlisted ->
                            new Verified.Standing.Unlisted(new ShownKey(unlisted.key()));
                    case Verdict.Bad bad ->
                            new Verified.Standing.Refused(
                                    new Problem(
                                            bad.code(),
                                            file.name(),
                                            null,
                                            null,
                                            null,
                                            bad.message()));
                };
        return new Verified(file.name(), read.binding(), standing);
    }

    private Verdict judge(SealedFile read, byte @Nullable [] signature) throws IOException {
        String name = read.source().name();
        if (signature == null) {
            return new Verdict.Bad(
                    Code.SIGNATURE_MISSING,
                    "there is no signature %s%s beside the file; whoever it is by can make one with `plumbline sign` or `ssh-keygen -Y sign -n %s`"
                            .formatted(name, Seal.SUFFIX, Seal.NAMESPACE));
        }
        Binding binding = read.binding();
        Verdict verdict = check.check(read.source(), read.digest(), signature, binding.author());
        if (verdict instanceof Verdict.Good && binding.needsAuthor() && binding.author() == null) {
            return new Verdict.Bad(
                    Code.SIGNATURE_PRINCIPAL,
                    "the signature is good, but the file names no %s who could have signed it; `plumbline validate` tells what is wrong"
                            .formatted(Binding.authorMember(binding.format())));
        }
        return verdict;
    }

    private static byte[] read(Path file, int longest) throws IOException {
        try {
            return SmallFile.read(file, longest);
        } catch (NoSuchFileException e) {
            throw new IOException(file + " cannot be read: there is no such file", e);
        } catch (IOException e) {
            throw new IOException(file + " cannot be read: " + Trouble.of(e), e);
        }
    }
}

package org.plumbline.session.seal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plumbline.files.Disk;
import org.plumbline.files.Folders;
import org.plumbline.files.Source;
import org.plumbline.seal.Seal;

/// What the window does with keys and signatures. Everything here is for a worker, but for
/// [#keyOf(String)] and [#outsideCommand].
///
/// All methods throw an [IOException] with words for the user.
public final class SealWorkspace {

    private final Path keyFolder;
    private final InstantSource clock;
    private final ZoneId zone;

    /// @param keyFolder where keys are made unless the user says otherwise; made when needed
    /// @param zone what local time is in lists of allowed signers
    public SealWorkspace(Path keyFolder, InstantSource clock, ZoneId zone) {
        this.keyFolder = keyFolder;
        this.clock = clock;
        this.zone = zone;
    }

    /// Where a rater's key is kept unless the user says otherwise.
    public Path keyOf(String rater) {
        String name = rater.replaceAll("[^A-Za-z0-9._-]", "_");
        return keyFolder.resolve("key-" + name);
    }

    /// The public half of the key that a rater has here; empty where there is none.
    public Optional<ShownKey> publicKeyOf(String rater) throws IOException {
        Path key = keyOf(rater);
        return Files.exists(key) ? Optional.of(SignerKey.read(key).shown()) : Optional.empty();
    }

    /// What signing a file would bind.
    public Binding look(Path file) throws IOException {
        return SealedFile.read(Source.of(file)).binding();
    }

    /// Makes a key; the folder of this workspace's keys is made where it is missing.
    public SignerKey make(Path file, String comment, Passphrase passphrase) throws IOException {
        if (keyFolder.equals(file.getParent())) {
            Folders.make(Disk.ofSystem(), keyFolder);
        }
        return SignerKey.make(file, comment, passphrase);
    }

    /// The command that signs a file outside, for keys on tokens and in agents.
    ///
    /// @param key as the user would type it
    public String outsideCommand(Path file, String key) {
        return "ssh-keygen -Y sign -f %s -n %s %s"
                .formatted(quoted(key), Seal.NAMESPACE, quoted(file.toString()));
    }

    /// The signature that was made outside; empty while there is none. It is refused where it is
    /// not over this file, or not for this purpose.
    public Optional<Verified> outsideSignature(Path file) throws IOException {
        return Files.exists(SignerKey.signatureOf(file))
                ? Optional.of(Verifying.withoutSigners().verify(file))
                : Optional.empty();
    }

    /// Holds files to this list of allowed signers, now.
    public Verifying verifying(Path signers) throws IOException {
        return Verifying.of(signers, null, clock.instant(), zone);
    }

    /// Holds files to the signatures beside them, now.
    ///
    /// @param signers a list of allowed signers; empty to trust nobody and only tell good from bad
    public Checked check(List<Path> files, Optional<Path> signers) throws IOException {
        Verifying verifying =
                signers.isPresent() ? verifying(signers.get()) : Verifying.withoutSigners();
        var told = new ArrayList<>(verifying.told());
        var checked = new ArrayList<Verified>();
        for (Path file : files) {
            try {
                checked.add(verifying.verify(file));
            } catch (IOException e) {
                told.add(String.valueOf(e.getMessage()));
            }
        }
        return new Checked(signers.isPresent(), checked, told);
    }

    /// For a shell: in quotes where there is anything but plain characters.
    private static String quoted(String word) {
        return word.matches("[A-Za-z0-9_@%+=:,./-]+")
                ? word
                : "'" + word.replace("'", "'\\''") + "'";
    }
}

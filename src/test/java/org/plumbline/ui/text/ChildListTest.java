package org.plumbline.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.shape.Path;
import org.junit.jupiter.api.Test;

class ChildListTest {

    private static final long SEED = 7;

    private final List<Node> nodes = Collections.nCopies(200, 0).stream().<Node>map(i -> new Path()).toList();

    @Test
    void becomesWhatIsWanted() {
        var random = new Random(SEED);
        for (int i = 0; i < 500; i++) {
            List<Node> before = some(random);
            List<Node> wanted = some(random);
            ObservableList<Node> children = FXCollections.observableArrayList(before);

            ChildList.become(children, wanted);

            assertThat(children).as("seed %d list %d", SEED, i).containsExactlyElementsOf(wanted);
        }
    }

    @Test
    void movesOneNodeWithoutTouchingThoseThatItPasses() {
        List<Node> wanted = new ArrayList<>(nodes);
        wanted.add(150, wanted.remove(20));
        ObservableList<Node> children = FXCollections.observableArrayList(nodes);
        List<Node> touched = new ArrayList<>();
        children.addListener(
                (ListChangeListener<Node>)
                        change -> {
                            while (change.next()) {
                                touched.addAll(change.getRemoved());
                                touched.addAll(change.getAddedSubList());
                            }
                        });

        ChildList.become(children, wanted);

        assertThat(children).containsExactlyElementsOf(wanted);
        assertThat(touched).containsExactly(nodes.get(20), nodes.get(20));
    }

    private List<Node> some(Random random) {
        List<Node> all = new ArrayList<>(nodes.subList(0, random.nextInt(1, 30)));
        int swaps = random.nextInt(4);
        for (int i = 0; i < swaps; i++) {
            all.add(random.nextInt(all.size()), all.remove(random.nextInt(all.size())));
        }
        return all.subList(random.nextInt(all.size()), all.size());
    }
}

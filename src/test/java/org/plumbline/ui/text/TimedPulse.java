package org.plumbline.ui.text;

import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import org.plumbline.ui.Fx;

/// Runs an act at the start of a pulse and measures until the pulse has styled and laid out the
/// scene: all that the FX thread does for it but rendering.
public final class TimedPulse {

    private final CountDownLatch done = new CountDownLatch(1);
    private final Scene scene;
    private final Runnable act;
    private long started;
    private long startedBusy;
    private long ended;
    private long endedBusy;

    public TimedPulse(Scene scene, Runnable act) {
        this.scene = scene;
        this.act = act;
        var timer = new Timer();
        Fx.run(timer::start);
        try {
            done.await();
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
    }

    public double millis() {
        return (ended - started) / 1e6;
    }

    /// What the thread itself used, whatever else the machine was doing.
    public double processorMillis() {
        return (endedBusy - startedBusy) / 1e6;
    }

    private static long busy() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private final class Timer extends AnimationTimer {

        private final Runnable end = this::end;

        @Override
        public void handle(long now) {
            stop();
            scene.addPostLayoutPulseListener(end);
            started = System.nanoTime();
            startedBusy = busy();
            act.run();
            Platform.requestNextPulse();
        }

        private void end() {
            ended = System.nanoTime();
            endedBusy = busy();
            scene.removePostLayoutPulseListener(end);
            done.countDown();
        }
    }
}

package org.plumbline.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A controlled simulation: 240 lookups, each with and without a retry and with and without a
/// cache, twice. Everything comes from the seed; nothing was called.
///
/// A lookup of difficulty d fails at an attempt with probability d; the d of the 240 tasks lie
/// evenly between 0 and 1. With a retry there are up to three attempts. With a cache, three of ten
/// lookups are answered from it, without any attempt. So of all lookups that could be, 1/2 succeed,
/// 3/4 with a retry, 0.3 + 0.7 · 1/2 with a cache, 0.3 + 0.7 · 3/4 with both.
final class RetryCache {

    static final int TASKS = 240;
    static final int REPLICATES = 2;

    private static final long SEED = 20_261_201;
    private static final int ATTEMPTS = 3;
    private static final double HIT = 0.3;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Random random = new Random(SEED);
    private final List<Row> rows = new ArrayList<>();

    private RetryCache() {}

    static Table table() {
        var simulation = new RetryCache();
        for (int task = 0; task < TASKS; task++) {
            for (boolean retry : new boolean[] {false, true}) {
                for (boolean cache : new boolean[] {false, true}) {
                    for (int replicate = 0; replicate < REPLICATES; replicate++) {
                        simulation.look(task, retry, cache, replicate);
                    }
                }
            }
        }
        ObjectNode x =
                JSON.objectNode()
                        .put(
                                "illustrative",
                                "Simulated for illustration: no model and no tool was called.")
                        .put(
                                "samplingDesign",
                                "240 simulated tasks, their difficulties evenly between 0 and 1; each in all"
                                        + " four cells, twice")
                        .put("seed", SEED);
        x.putArray("uncertainty").add("replicates-averaged-within-tasks");
        return new Table(simulation.rows, x);
    }

    static double truth(boolean retry, boolean cache) {
        double lookup = retry ? 0.75 : 0.5;
        return cache ? HIT + (1 - HIT) * lookup : lookup;
    }

    static String condition(boolean retry, boolean cache) {
        return retry ? cache ? "retry+cache" : "retry" : cache ? "cache" : "plain";
    }

    private void look(int task, boolean retry, boolean cache, int replicate) {
        double difficulty = (task + 0.5) / TASKS;
        var id = "lookup-" + (1000 + task);
        boolean found = cache && random.nextDouble() < HIT;
        boolean cached = found;
        List<JsonNode> trace = new ArrayList<>();
        for (int attempt = 1; !found && attempt <= (retry ? ATTEMPTS : 1); attempt++) {
            found = random.nextDouble() >= difficulty;
            trace.add(
                    JSON.objectNode()
                            .put("tool", "lookup")
                            .put("attempt", attempt)
                            .put("outcome", found ? "found" : "timeout"));
        }
        String condition = condition(retry, cache);
        String response = id + ": " + (found ? "found" : "not found");
        rows.add(
                new Row(
                        new RowHead(
                                id,
                                "retry_cache",
                                condition,
                                replicate,
                                DataKind.SYNTHETIC,
                                null,
                                "simulation-1"),
                        new RowSource(null, null, List.of()),
                        new RowEvidence(response, List.of(), trace),
                        review(
                                found,
                                id
                                        + ", "
                                        + condition
                                        + " "
                                        + replicate
                                        + ": "
                                        + how(cached, trace)),
                        new Cost(0L, (long) trace.size(), null),
                        JSON.objectNode().put("retry", retry).put("cache", cache)));
    }

    private static String how(boolean cached, List<JsonNode> trace) {
        return cached
                ? "answered from the cache, without a lookup"
                : "lookup "
                        + trace.size()
                        + " ended with \""
                        + trace.getLast().get("outcome").asString()
                        + "\"";
    }

    /// The rule of the simulation stands for a reviewer: found is supported and complete.
    private static Review review(boolean found, String note) {
        return new Review(
                true,
                null,
                true,
                found ? Support.SUPPORTED : Support.INSUFFICIENT_EVIDENCE,
                found,
                true,
                note);
    }
}

package org.plumbline.report.tally;

/// The work items of a stratum: how many attempts and trials each has, and what was found in them.
final class WorkItems {

    static final int FALSE_CLAIM = 1;
    static final int UNSUPPORTED_CLAIM = 2;
    static final int UNSETTLED_TRUTH = 4;
    static final int UNKNOWN_GROUNDING = 8;

    private final NameTable groups = new NameTable();
    private final IntList attempts = new IntList();
    private final IntList trials = new IntList();
    private final IntList found = new IntList();

    int size() {
        return groups.size();
    }

    void addAttempt(String group) {
        attempts.increase(number(group), 1);
    }

    /// Adds a trial of a work item.
    ///
    /// @param marks what its claims show, any of the constants above
    void addTrial(String group, int marks) {
        int item = number(group);
        trials.increase(item, 1);
        found.set(item, marks);
    }

    void addAll(WorkItems other) {
        for (int i = 0; i < other.size(); i++) {
            int item = number(other.groups.name(i));
            attempts.increase(item, other.attempts.get(i));
            trials.increase(item, other.trials.get(i));
            found.set(item, other.found.get(i));
        }
    }

    /// How many have at least one trial.
    int tried() {
        int count = 0;
        for (int i = 0; i < size(); i++) {
            count += trials.get(i) > 0 ? 1 : 0;
        }
        return count;
    }

    /// How many show `mark`.
    int showing(int mark) {
        int count = 0;
        for (int i = 0; i < size(); i++) {
            count += (found.get(i) & mark) != 0 ? 1 : 0;
        }
        return count;
    }

    /// True where one shows `doubt` and not `error`, so that it may or may not be an error.
    boolean hasDoubt(int doubt, int error) {
        for (int i = 0; i < size(); i++) {
            if ((found.get(i) & (doubt | error)) == doubt) {
                return true;
            }
        }
        return false;
    }

    /// True where two have a different number of attempts, or, of those with a trial, of trials.
    boolean isUneven() {
        int firstTried = 0;
        for (int i = 0; i < size(); i++) {
            if (attempts.get(i) != attempts.get(0)) {
                return true;
            }
            if (trials.get(i) > 0) {
                if (firstTried > 0 && trials.get(i) != firstTried) {
                    return true;
                }
                firstTried = trials.get(i);
            }
        }
        return false;
    }

    private int number(String group) {
        int number = groups.number(group);
        if (number == attempts.size()) {
            attempts.add(0);
            trials.add(0);
            found.add(0);
        }
        return number;
    }
}

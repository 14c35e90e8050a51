package org.plumbline.report.tally;

/// The work items of a stratum: how many attempts and trials each has.
final class WorkItems {

    private final NameNumbers groups = new NameNumbers();
    private final IntList attempts = new IntList();
    private final IntList trials = new IntList();

    int size() {
        return groups.size();
    }

    /// Adds an attempt and gives the number of its work item.
    int add(String group, boolean isTrial) {
        int item = number(group);
        attempts.increase(item, 1);
        trials.increase(item, isTrial ? 1 : 0);
        return item;
    }

    /// Adds all work items of another stratum and gives their numbers here.
    int[] addAll(WorkItems other) {
        int[] numbers = new int[other.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(other.groups.name(i));
            attempts.increase(numbers[i], other.attempts.get(i));
            trials.increase(numbers[i], other.trials.get(i));
        }
        return numbers;
    }

    /// How many have at least one trial.
    int tried() {
        int count = 0;
        for (int i = 0; i < size(); i++) {
            count += trials.get(i) > 0 ? 1 : 0;
        }
        return count;
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
        }
        return number;
    }
}

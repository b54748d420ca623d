/** What a driver's link may enter; beyond it the driver calls the office. */

/** More than any duty of a month needs, and few enough to show on one page. */
const maxEntries = 60;
/** Expenses leave room for the steps, so that a duty can always be ended. */
const keptForSteps = 4;

export const maxEntriesWith = (kind: string): number =>
  kind === 'expense' || kind === 'removal' ? maxEntries - keptForSteps : maxEntries;

/** One expense on the way. */
export const maxExpensePaise = 50_000_00;

/** Extra kilometres, days and tolls can raise what the customer pays, but not without end. */
export const maxCollectedPaise = (totalPaise: number): number => 2 * totalPaise + 10_000_00;

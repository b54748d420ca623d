/** What a driver's link may enter; beyond it the driver calls the office. */

/** More than any duty of a month needs, and few enough to show on one page. */
const maxEntries = 60;
/** Expenses leave room for the steps, so that a duty can always be ended. */
const keptForSteps = 4;

export const maxEntriesWith = (kind: string): number =>
  kind === 'expense' || kind === 'removal' ? maxEntries - keptForSteps : maxEntries;

/** One expense on the way. */
export const maxExpensePaise = 50_000_00;
/** Larger expenses are rare enough to ask about them. */
const largeExpensePaise = 5_000_00;
export const isLargeExpense = (paise: number): boolean => paise > largeExpensePaise;

/** Extra kilometres, days and tolls can raise what the customer pays, but not without end. */
export const maxCollectedPaise = (totalPaise: number): number => 2 * totalPaise + 10_000_00;

/** Smaller differences are change or a parking fee. */
const smallDifferencePaise = 200_00;

/** Whether the collected cash differs so much from what is due that the driver is asked about it. */
export const isUnexpectedCash = (duePaise: number, collectedPaise: number): boolean =>
  Math.abs(collectedPaise - duePaise) > Math.max(smallDifferencePaise, duePaise / 4);

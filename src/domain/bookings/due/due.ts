import type { Period } from '#domain/bookings/figures/period.ts';
import type { PartStanding } from '#domain/bookings/plan/payment-plan.ts';

/** By how many days something is overdue: up to 7, 8 to 30, and more. */
export const dueAges = ['later', 'week', 'month', 'older'] as const;
export type DueAge = (typeof dueAges)[number];

export type DuePart = {
  bookingId: string;
  customer: string;
  title: string;
  part: PartStanding['kind'];
  /** `null` while the days of a trip are not agreed; such a part is due later. */
  dueOn: string | null;
  paise: number;
  isCancelled: boolean;
};

export type DueTotal = { paise: number; bookings: number };

/** The balances of all open bookings, and how they are spread by age. */
export type Due = { total: number; overdue: number; ages: Record<DueAge, DueTotal> };

export type DueFilter = {
  /** `now`: whatever is due today or was before. */
  age?: DueAge | 'now' | undefined;
  part?: DuePart['part'] | undefined;
  due?: Period | undefined;
};

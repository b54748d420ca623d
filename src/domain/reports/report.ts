/** Numbers of days, today included. */
export const spans = [7, 30, 90] as const;
export type Span = (typeof spans)[number];

/** A count by name; the unknown has an empty name. */
export type Tally = { name: string; count: number };

/** A day in India, `2026-11-15`. */
type DayCount = { day: string; count: number };

/** Of forms only; enquiries typed by staff were answered before they were stored. */
export type ResponseTimes = {
  answered: number;
  /** Not answered yet. */
  waiting: number;
  /** Rounded up. */
  medianMinutes: number | null;
  ninetiethMinutes: number | null;
  /** A share from 0 to 1 of those answered or overdue; null without any. */
  withinTarget: number | null;
  targetMinutes: number;
};

export type Outcome = {
  won: number;
  lost: number;
  cancelled: number;
  open: number;
  stages: Tally[];
  lostReasons: Tally[];
};

/** How many of a source's enquiries were won. */
export type SourceTally = Tally & { won: number };

/** Of the enquiries of the span that a staff member owns; the unassigned have an empty id. */
export type OwnerResponses = { ownerId: string; medianMinutes: number | null };

export type Report = {
  span: Span;
  total: number;
  days: DayCount[];
  pages: Tally[];
  sources: SourceTally[];
  cities: Tally[];
  services: Tally[];
  responses: ResponseTimes;
  outcome: Outcome;
  owners: OwnerResponses[];
};

/** So many days back, today included. */
export const spans = [7, 30, 90] as const;
export type Span = (typeof spans)[number];

/** How many there were of one kind; what is not known has an empty name. */
export type Tally = { name: string; count: number };

/** A day as `2026-11-15`, on the clocks of India. */
type DayCount = { day: string; count: number };

/** Of those who wrote by a form: whoever was typed in by hand had an answer at once. */
export type ResponseTimes = {
  answered: number;
  /** Not answered yet. */
  waiting: number;
  /** Begun minutes count as whole. */
  medianMinutes: number | null;
  ninetiethMinutes: number | null;
  /** From 0 to 1, of all whose time is up; nothing where there is none. */
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

export type Report = {
  span: Span;
  total: number;
  days: DayCount[];
  pages: Tally[];
  sources: Tally[];
  cities: Tally[];
  services: Tally[];
  responses: ResponseTimes;
  outcome: Outcome;
};

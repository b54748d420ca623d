/** Everything that decides a fare, in one version that is never changed. Amounts are whole paise, before GST. */

export const cities = ['delhi', 'guwahati'] as const;
export type City = (typeof cities)[number];

export const carTypes = ['compact', 'sedan', 'suv', 'luxury'] as const;
export type CarType = (typeof carTypes)[number];

/** Hire by the hour: a price for so many hours and kilometres. */
export type HourPackage = { hours: number; km: number; paise: number };

/** The rates of one car type in one city. */
export type RateCard = {
  oneWay: { perKm: number; minKm: number };
  roundTrip: { perKm: number; minKmPerDay: number };
  airport: { perKm: number; minKm: number };
  hourPackages: readonly HourPackage[];
  extraKm: number;
  extraHour: number;
};

/** What part of the fare a customer pays who cancels at least this many calendar days before pick-up. */
export type CancellationStep = { daysBefore: number; chargePercent: number };

/** The charge for a late change of date or time; `null` while the agency has set none. */
export type LateChangeCharge =
  | { kind: 'amount'; paise: number }
  | { kind: 'percent'; percent: number }
  | null;

export type FarePolicy = {
  freeWaitingMinutes: number;
  airportFreeWaitingMinutes: number;
  /** Waiting is charged by each started step, at the extra-hour rate. */
  waitingStepMinutes: number;
  /** Hours beyond a package are charged by each started step. */
  extraTimeStepMinutes: number;
  /** The kilometres that hire by the hour includes for each hour, unless the customer names more. */
  kmPerHour: number;
  sightseeingHours: number;
  /** How many days a fare that was shown can be booked. */
  validDays: number;
  /** Ordered from the earliest to the latest; the last step has no days before. */
  cancellation: readonly CancellationStep[];
  /** A change of date or time is free until this many hours before pick-up. */
  freeChangeHours: number;
  lateChangeCharge: LateChangeCharge;
};

/** Percentages in basis points: 250 is 2.5%. */
export type FareTax = { sac: string; cgstBasisPoints: number; sgstBasisPoints: number };

export type Rates = {
  cards: Readonly<Record<City, Readonly<Record<CarType, RateCard>>>>;
  policy: FarePolicy;
  tax: FareTax;
};

/** Rates with the number of their version. */
export type RateVersion = {
  version: number;
  /** The first day of travel on which they hold, `2026-11-15`. */
  validFrom: string;
  rates: Rates;
};

/** The rates for a day of travel: the newest version among those that already hold then. */
export function ratesOn(versions: readonly RateVersion[], day: string): RateVersion | undefined {
  return versions
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.version - a.version)[0];
}

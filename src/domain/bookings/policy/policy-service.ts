import type { Duty } from '#domain/bookings/booking.ts';
import { findRates, readRates } from '#domain/fares/fare-service.ts';
import { dayMinimumText, freeWaitingText } from '#domain/fares/fare-text.ts';
import { type FarePolicy, type FareTax, type Rates, type RateVersion, ratesOn } from '#domain/fares/rates.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';

export type ChangePolicy = Pick<FarePolicy, 'cancellation' | 'freeChangeHours' | 'lateChangeCharge'>;

/** As the page about taxis promises it, where no rates are confirmed. */
const promisedPolicy: ChangePolicy = {
  cancellation: [
    { daysBefore: 1, chargePercent: 0 },
    { daysBefore: 0, chargePercent: 50 },
  ],
  freeChangeHours: 3,
  lateChangeCharge: null,
};

/** The policy of the rates that the duty was booked by. */
export async function policyOf(
  db: Queryable,
  { rateVersion }: Pick<Duty, 'rateVersion'>,
  now: Date,
): Promise<ChangePolicy> {
  const rates =
    rateVersion === null
      ? ratesOn(await readRates(db, now), dayInIndia(now))
      : await findRates(db, rateVersion);
  return rates?.rates.policy ?? promisedPolicy;
}

export type TravelTerms = {
  /** The first day of travel on which they hold; null where they hold now. */
  from: string | null;
  policy: ChangePolicy;
  /** Null where no rates are confirmed, and each booking names its own. */
  waiting: Pick<
    FarePolicy,
    'freeWaitingMinutes' | 'airportFreeWaitingMinutes' | 'waitingStepMinutes' | 'extraTimeStepMinutes'
  > | null;
  tax: FareTax | null;
  /** What a round trip is charged for, as a part of a sentence: `at least 250 km for each day`. */
  dayMinimum: string;
  /** For how long waiting is free, as a part of a sentence: `30 minutes`. */
  freeWaiting: string;
};

/** By the car type where they differ. */
function dayKmOf({ cards }: Rates) {
  const all = Object.values(cards).flatMap((ofCity) =>
    Object.values(ofCity).map(({ roundTrip }) => roundTrip.minKmPerDay),
  );
  return { fewest: Math.min(...all), most: Math.max(...all) };
}

const termsBy = (version: RateVersion | undefined, from: string | null): TravelTerms => ({
  from,
  policy: version?.rates.policy ?? promisedPolicy,
  waiting: version?.rates.policy ?? null,
  tax: version?.rates.tax ?? null,
  dayMinimum: dayMinimumText(version ? dayKmOf(version.rates) : null),
  freeWaiting: freeWaitingText(version?.rates.policy ?? null),
});

/** What a cab that is booked now is held to: the terms of today, then those that differ for later days of travel. */
export async function readTravelTerms(db: Queryable, now: Date): Promise<TravelTerms[]> {
  const today = dayInIndia(now);
  const versions = await readRates(db, now);
  const laterDays = [...new Set(versions.map(({ validFrom }) => validFrom))].filter((day) => day > today);
  const terms = [
    termsBy(ratesOn(versions, today), null),
    ...laterDays.toSorted().map((day) => termsBy(ratesOn(versions, day), day)),
  ];
  const held = ({ policy, waiting, tax }: TravelTerms) => JSON.stringify([policy, waiting, tax]);
  return terms.filter((one, index) => {
    const before = terms[index - 1];
    return !before || held(before) !== held(one);
  });
}

/** Everything that decides a fare, in one version that is never changed. Amounts are whole paise, before GST. */

/** The codes of rows that staff add; a code is never changed, and no row is deleted. */
export type City = string;
export type CarType = string;

/** Hire by the hour: a price for so many hours and kilometres. */
export type HourPackage = { hours: number; km: number; paise: number };

/** The rates of one car type in one city. Without hour packages it is not hired by the hour there. */
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
  /** By city and car type. What is missing is not offered there. */
  cards: Readonly<Record<City, Readonly<Record<CarType, RateCard>>>>;
  policy: FarePolicy;
  tax: FareTax;
};

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The only way to a card, because codes come from outside: no name that every object has is found. */
export function cardOf({ cards }: Pick<Rates, 'cards'>, city: City, carType: CarType): RateCard | undefined {
  const inCity = own(cards, city);
  return inCity && own(inCity, carType);
}

/** The cities and the car types that these rates know. */
export const ratedCities = ({ cards }: Pick<Rates, 'cards'>): City[] => Object.keys(cards);
export const ratedCarTypes = ({ cards }: Pick<Rates, 'cards'>): CarType[] => [
  ...new Set(Object.values(cards).flatMap((inCity) => Object.keys(inCity))),
];

export const cardsIn = ({ cards }: Pick<Rates, 'cards'>, city: City): RateCard[] =>
  Object.values(own(cards, city) ?? {});

/** Whether any car is hired by the hour in the city. */
export const hasHireByHour = (rates: Pick<Rates, 'cards'>, city: City): boolean =>
  cardsIn(rates, city).some(({ hourPackages }) => hourPackages.length > 0);

/** The rates with these cards in place of their own; `undefined` takes a card away. */
export function withCards<Values extends { city: City; car: CarType; card: RateCard | undefined }>(
  rates: Rates,
  changed: readonly Values[],
): Rates {
  const cards = new Map(
    Object.entries(rates.cards).map(([city, inCity]) => [city, new Map(Object.entries(inCity))]),
  );
  for (const { city, car, card } of changed) {
    const inCity = cards.get(city) ?? new Map<CarType, RateCard>();
    cards.set(city, inCity);
    if (card) inCity.set(car, card);
    else inCity.delete(car);
  }
  return {
    ...rates,
    cards: Object.fromEntries([...cards].map(([city, inCity]) => [city, Object.fromEntries(inCity)])),
  };
}

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

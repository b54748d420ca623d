// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import {
  type CarType,
  type City,
  cardOf,
  cardsIn,
  type FarePolicy,
  type HourPackage,
  type RateCard,
  type Rates,
} from '#domain/fares/rates.ts';
import { maxHours, maxKm } from '#domain/fares/trip.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { withoutNul } from '#domain/shared/text-input.ts';

const texts = fareMessages.rates;

/** A field's path, `cards.delhi.sedan.oneWay.perKm`, and its text as typed. */
export type RatesInput = Record<string, string>;

export type RateFault = { field: string; text: string };

/** The codes that the form has: a section for each city, a row for each car type. */
export type FormCodes = { cities: readonly City[]; carTypes: readonly CarType[] };

export const maxPackages = 4;
export const maxCancellationSteps = 4;

/** Larger amounts are typing mistakes. */
const maxPerKmPaise = 1_000_00;
const maxPerHourPaise = 20_000_00;
const maxPackagePaise = 2_00_000_00;

const typed = z._default(z.string().check(withoutNul, z.trim()), '');

const isMoney = (maxPaise: number) => (text: string) => {
  const paise = paiseFromTyped(text);
  return paise !== undefined && paise <= maxPaise;
};

const money = (maxPaise: number) =>
  z.pipe(
    typed.check(z.refine(isMoney(maxPaise), texts.moneyWrong)),
    z.transform((text) => paiseFromTyped(text) ?? 0),
  );

/** An empty price: this car type has no such package. */
const optionalMoney = (maxPaise: number) =>
  z.pipe(
    typed.check(z.refine((text) => text === '' || isMoney(maxPaise)(text), texts.moneyWrong)),
    z.transform((text) => paiseFromTyped(text)),
  );

const isWhole = (min: number, max: number) => (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;

const whole = (min: number, max: number) =>
  z.pipe(typed.check(z.refine(isWhole(min, max), texts.wholeWrong(min, max))), z.transform(Number));

const optionalWhole = (min: number, max: number) =>
  z.pipe(
    typed.check(z.refine((text) => text === '' || isWhole(min, max)(text), texts.wholeWrong(min, max))),
    z.transform((text) => (text === '' ? undefined : Number(text))),
  );

/** `2.5` as 250 basis points. */
const basisPoints = z.pipe(
  typed.check(z.refine((text) => /^\d{1,2}(\.\d{1,2})?$/.test(text), texts.percentWrong)),
  z.transform((text) => Math.round(Number(text) * 100)),
);

const maxMinKm = 1_000;
const maxMinutes = 600;

/** Its branch has the keys 0, 1 and so on. */
const list = <Schema extends z.ZodMiniType>(schema: Schema, max: number) =>
  z.pipe(
    z.transform((branch: unknown) => Object.values(branch ?? {}).slice(0, max)),
    z.array(schema),
  );

const byDistance = z.object({ perKm: money(maxPerKmPaise), minKm: whole(0, maxMinKm) });

const card = z.object({
  oneWay: byDistance,
  roundTrip: z.object({ perKm: money(maxPerKmPaise), minKmPerDay: whole(0, maxMinKm) }),
  airport: byDistance,
  extraKm: money(maxPerKmPaise),
  extraHour: money(maxPerHourPaise),
  packages: list(optionalMoney(maxPackagePaise), maxPackages),
});

const isBlank = (branch: unknown): boolean =>
  typeof branch === 'object' && branch !== null
    ? Object.values(branch).every(isBlank)
    : branch === undefined || (typeof branch === 'string' && branch.trim() === '');

/** An empty row: not offered there. */
const optionalCard = z.pipe(
  z.transform((branch: unknown) => (isBlank(branch) ? undefined : branch)),
  z.optional(card),
);

const size = z.object({ hours: optionalWhole(1, maxHours), km: optionalWhole(1, maxKm) });
const step = z.object({ daysBefore: optionalWhole(0, 365), chargePercent: optionalWhole(0, 100) });

const shapeOf = <Key extends string, Schema>(keys: readonly Key[], schema: Schema): Record<Key, Schema> =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;

const lateChangeKinds = ['none', 'amount', 'percent'] as const;

const policyAndTax = {
  policy: z.object({
    freeWaitingMinutes: whole(0, maxMinutes),
    airportFreeWaitingMinutes: whole(0, maxMinutes),
    waitingStepMinutes: whole(1, 60),
    extraTimeStepMinutes: whole(1, 60),
    kmPerHour: whole(1, 100),
    sightseeingHours: whole(1, maxHours),
    validDays: whole(1, 90),
    cancellation: list(step, maxCancellationSteps),
    freeChangeHours: whole(0, 720),
    lateChange: z.object({ kind: z.enum(lateChangeKinds, texts.lateChangeWrong), value: typed }),
  }),
  tax: z.object({
    sac: typed.check(z.refine((text) => /^\d{4}(\d{2})?$/.test(text), texts.sacWrong)),
    cgst: basisPoints,
    sgst: basisPoints,
  }),
};

const typedRates = ({ cities, carTypes }: FormCodes) =>
  z.object({
    packages: z.object(shapeOf(cities, list(size, maxPackages))),
    cards: z.object(shapeOf(cities, z.object(shapeOf(carTypes, optionalCard)))),
    ...policyAndTax,
  });

type Parsed = z.infer<ReturnType<typeof typedRates>>;

type Branch = { [key: string]: Branch | string };

const emptyBranch = (): Branch => Object.create(null);

/** Nested by the paths of the fields, without prototypes, because the paths come from the request. */
function nested(fields: RatesInput): Branch {
  const root = emptyBranch();
  for (const [path, text] of Object.entries(fields)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = root;
    for (const key of keys) {
      const below = at[key];
      const next = typeof below === 'object' ? below : emptyBranch();
      at[key] = next;
      at = next;
    }
    at[last] = text;
  }
  return root;
}

type Faults = RateFault[];

const sizesIn = (parsed: Parsed, city: City) => parsed.packages[city] ?? [];

const readPackages = (parsed: Parsed, city: City, prices: readonly (number | undefined)[]): HourPackage[] =>
  sizesIn(parsed, city).flatMap(({ hours, km }, index) => {
    const paise = prices[index];
    return hours === undefined || km === undefined || paise === undefined ? [] : [{ hours, km, paise }];
  });

/** A size is whole, or empty where no car type has a price for it. */
function sizeFault(parsed: Parsed, city: City, index: number): RateFault | undefined {
  const sizes = sizesIn(parsed, city);
  const { hours, km } = sizes[index] ?? {};
  const fault = (name: 'hours' | 'km', text: string) => ({
    field: `packages.${city}.${index}.${name}`,
    text,
  });
  const hasPrice = Object.values(parsed.cards[city] ?? {}).some((row) => row?.packages[index] !== undefined);
  if (hours === undefined)
    return hasPrice || km !== undefined ? fault('hours', texts.sizeMissing) : undefined;
  if (km === undefined) return fault('km', texts.sizeMissing);
  const isTwice = sizes.slice(0, index).some((other) => other.hours === hours && other.km === km);
  return isTwice ? fault('hours', texts.sizeTwice) : undefined;
}

const sizeFaults = (parsed: Parsed, city: City): Faults =>
  sizesIn(parsed, city)
    .map((_size, index) => sizeFault(parsed, city, index))
    .filter((fault) => fault !== undefined);

/** From the earliest to the latest; a later cancellation never costs less, and the last step is the day of travel. */
function readCancellation(parsed: Parsed, faults: Faults): FarePolicy['cancellation'] {
  const steps = parsed.policy.cancellation.flatMap(({ daysBefore, chargePercent }, index) => {
    const field = `policy.cancellation.${index}`;
    if (daysBefore === undefined && chargePercent === undefined) return [];
    if (daysBefore === undefined || chargePercent === undefined) {
      const missing = daysBefore === undefined ? 'daysBefore' : 'chargePercent';
      faults.push({ field: `${field}.${missing}`, text: texts.stepMissing });
      return [];
    }
    return [{ daysBefore, chargePercent, field }];
  });
  const sorted = steps.toSorted((a, b) => b.daysBefore - a.daysBefore);
  for (const [index, { daysBefore, chargePercent, field }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.daysBefore === daysBefore)
      faults.push({ field: `${field}.daysBefore`, text: texts.stepTwice });
    if (before && chargePercent < before.chargePercent)
      faults.push({ field: `${field}.chargePercent`, text: texts.stepCheaper });
  }
  if (sorted.at(-1)?.daysBefore !== 0)
    faults.push({ field: 'policy.cancellation.0.daysBefore', text: texts.lastStepMissing });
  return sorted.map(({ field: _field, ...step }) => step);
}

function readLateChange(
  { kind, value }: Parsed['policy']['lateChange'],
  faults: Faults,
): FarePolicy['lateChangeCharge'] {
  if (kind === 'none') return null;
  const field = 'policy.lateChange.value';
  if (kind === 'amount') {
    const paise = paiseFromTyped(value);
    if (paise === undefined || paise > maxPackagePaise) faults.push({ field, text: texts.moneyWrong });
    return { kind, paise: paise ?? 0 };
  }
  const percent = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  if (!(percent >= 1 && percent <= 100)) faults.push({ field, text: texts.wholeWrong(1, 100) });
  return { kind, percent };
}

/** The cards of a city by car type, without the empty rows. */
const readCards = (parsed: Parsed, city: City): Record<CarType, RateCard> =>
  Object.fromEntries(
    Object.entries(parsed.cards[city] ?? {}).flatMap(([car, row]) => {
      if (!row) return [];
      const { packages, ...rates } = row;
      return [[car, { ...rates, hourPackages: readPackages(parsed, city, packages) }]];
    }),
  );

/** Reads the whole form, or returns every fault, in the order of the fields. */
export function readTypedRates(
  fields: RatesInput,
  codes: FormCodes,
): { rates: Rates } | { faults: RateFault[] } {
  const parsed = typedRates(codes).safeParse(nested(fields));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), text: message }));
    return { faults };
  }
  const faults = codes.cities.flatMap((city) => sizeFaults(parsed.data, city));
  const { policy, tax } = parsed.data;
  const { lateChange, ...plain } = policy;
  const rates: Rates = {
    cards: Object.fromEntries(codes.cities.map((city) => [city, readCards(parsed.data, city)])),
    policy: {
      ...plain,
      cancellation: readCancellation(parsed.data, faults),
      lateChangeCharge: readLateChange(lateChange, faults),
    },
    tax: { sac: tax.sac, cgstBasisPoints: tax.cgst, sgstBasisPoints: tax.sgst },
  };
  return faults.length > 0 ? { faults } : { rates };
}

/** `1900` paise as `19`, `3750` as `37.50`. */
export const rupeesText = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

const percentText = (points: number): string => String(points / 100);

export type PackageSize = Pick<HourPackage, 'hours' | 'km'>;

/** The sizes of all packages in a city, the shortest first. Car types may lack some. */
export function packageSizes(rates: Rates, city: City): PackageSize[] {
  const all = cardsIn(rates, city).flatMap(({ hourPackages }) => hourPackages);
  const sizes = new Map(all.map(({ hours, km }) => [`${hours} ${km}`, { hours, km }]));
  return [...sizes.values()].toSorted((a, b) => a.hours - b.hours || a.km - b.km);
}

function typedCard(rates: Rates, city: City, car: CarType): [string, string][] {
  const stored = cardOf(rates, city, car);
  if (!stored) return [];
  const { oneWay, roundTrip, airport, extraKm, extraHour, hourPackages } = stored;
  const prices = packageSizes(rates, city).map(({ hours, km }, index): [string, string] => {
    const found = hourPackages.find((one) => one.hours === hours && one.km === km);
    return [`packages.${index}`, found ? rupeesText(found.paise) : ''];
  });
  const fields: [string, string][] = [
    ['oneWay.perKm', rupeesText(oneWay.perKm)],
    ['oneWay.minKm', String(oneWay.minKm)],
    ['roundTrip.perKm', rupeesText(roundTrip.perKm)],
    ['roundTrip.minKmPerDay', String(roundTrip.minKmPerDay)],
    ['airport.perKm', rupeesText(airport.perKm)],
    ['airport.minKm', String(airport.minKm)],
    ...prices,
    ['extraKm', rupeesText(extraKm)],
    ['extraHour', rupeesText(extraHour)],
  ];
  return fields.map(([name, text]) => [`cards.${city}.${car}.${name}`, text]);
}

function typedLateChange(charge: FarePolicy['lateChangeCharge']): RatesInput {
  const value =
    charge === null ? '' : charge.kind === 'amount' ? rupeesText(charge.paise) : String(charge.percent);
  return { 'policy.lateChange.kind': charge?.kind ?? 'none', 'policy.lateChange.value': value };
}

/** The rates as the form's fields; `readTypedRates` reads them back. */
export function typedFromRates(rates: Rates, { cities, carTypes }: FormCodes): RatesInput {
  const { cancellation, lateChangeCharge, ...policy } = rates.policy;
  const sizes = cities.flatMap((city) =>
    packageSizes(rates, city).flatMap(({ hours, km }, index) => [
      [`packages.${city}.${index}.hours`, String(hours)],
      [`packages.${city}.${index}.km`, String(km)],
    ]),
  );
  return {
    ...Object.fromEntries(sizes),
    ...Object.fromEntries(cities.flatMap((city) => carTypes.flatMap((car) => typedCard(rates, city, car)))),
    ...Object.fromEntries(Object.entries(policy).map(([name, value]) => [`policy.${name}`, String(value)])),
    ...Object.fromEntries(
      cancellation.flatMap(({ daysBefore, chargePercent }, index) => [
        [`policy.cancellation.${index}.daysBefore`, String(daysBefore)],
        [`policy.cancellation.${index}.chargePercent`, String(chargePercent)],
      ]),
    ),
    ...typedLateChange(lateChangeCharge),
    'tax.sac': rates.tax.sac,
    'tax.cgst': percentText(rates.tax.cgstBasisPoints),
    'tax.sgst': percentText(rates.tax.sgstBasisPoints),
  };
}

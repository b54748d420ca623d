import { type Duty, type DutyEntry, type ExpenseKind, hasOtherPrice } from '#domain/bookings/booking.ts';
import { type Extra, type Fare, type FareLine, offeredFare, shareOf, stepsIn } from '#domain/fares/fare.ts';
import type { Inclusion, LeftOut } from '#domain/fares/inclusions.ts';
import type { RateVersion } from '#domain/fares/rates.ts';
import { maxHours, maxKm } from '#domain/fares/trip.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import { expensesIn } from './expenses.ts';
import { nightsDriven } from './nights.ts';
import {
  type ReadingKind,
  type Readings,
  readingKinds,
  readingsOf,
  rideOf,
  type Usage,
  type UsageNote,
  usageOf,
} from './readings.ts';

/** What staff add or take off when they close a duty, with tax; less than zero takes off. */
export type Correction = { paise: number; reason: string };

type Amount = { quantity: number; ratePaise: number; amountPaise: number };

/** Why the customer pays for more than was agreed: used and included in kilometres or minutes. */
type MoreThanIncluded = { used: number; included: number; stepMinutes?: number };

export type StatementLine = Amount &
  (
    | { part: 'agreed' | 'instead'; kind: FareLine['kind']; package?: { hours: number; km: number } }
    | { part: 'agreed'; kind: 'agreed-price' }
    | ({ part: 'extra'; kind: 'extra-distance' | 'extra-time' | 'waiting' } & MoreThanIncluded)
    | { part: 'tax'; kind: 'cgst' | 'sgst' | 'igst'; basisPoints: number }
    /** Its rate is with GST. */
    | { part: 'night'; kind: 'night' }
    | { part: 'expense'; kind: ExpenseKind; reason: string }
    | { part: 'correction'; kind: 'correction'; reason: string }
    | { part: 'rounding'; kind: 'rounding' }
  );

/** One reason why the total differs from what was agreed. */
export type Difference = { amountPaise: number } & (
  | Extract<StatementLine, { part: 'extra' | 'night' | 'expense' | 'correction' }>
  /** A larger package costs less than the agreed one with its extras. */
  | ({ part: 'instead'; kind: 'larger-package'; package: { hours: number; km: number } } & Pick<
      Usage,
      'km' | 'minutes'
    >)
  | { part: 'tax'; kind: 'gst' }
  | { part: 'rounding'; kind: 'rounding' }
);

/** Paid by the driver and inside the rate. */
export type InsideRate = { kind: ExpenseKind; paidPaise: number; reason: string };

/** As in `Readings`, with times as ISO text: a statement is stored as JSON. */
export type StatedReadings = Partial<Record<ReadingKind, { at: string; odometerKm: number | null }>>;

export type Statement = {
  lines: StatementLine[];
  insideRate: InsideRate[];
  differences: Difference[];
  agreedPaise: number;
  totalPaise: number;
  totalInWords: string;
  readings: StatedReadings;
  used: Omit<Usage, 'notes'>;
  notes: UsageNote[];
  /** `null` for a price without a fare by the rates; such a price already has its GST. */
  rateVersion: number | null;
  /** Only in statements that were closed while staff were asked about tolls alone. */
  tollsIncluded?: boolean;
  /** Missing in statements from before staff were asked. */
  leftOut?: LeftOut;
};

export type StatementInput = {
  duty: Pick<Duty, 'fare' | 'farePaise' | 'leftOut' | 'pickupAt' | 'days'>;
  /** The version of the agreed fare; for hire by the hour it may have a cheaper package. */
  rates: RateVersion | undefined;
  entries: readonly DutyEntry[];
  corrections?: readonly Correction[];
  /** The customer is registered in another state, which gets IGST in place of CGST and SGST. */
  isInterState?: boolean;
};

const partOfExpense: ReadonlyMap<ExpenseKind, Inclusion> = new Map([
  ['toll', 'tolls'],
  ['state-tax', 'state-taxes'],
]);

/**
 * Who pays for what the driver paid on the way. Tolls and state taxes are listed and not added where the price includes
 * them. Parking, permits and other expenses are in no price and are added at cost.
 */
export function isInsidePrice(kind: ExpenseKind, { parts }: LeftOut): boolean {
  const part = partOfExpense.get(kind);
  return part !== undefined && !parts.includes(part);
}

const sumOf = (lines: readonly { amountPaise: number }[]): number =>
  lines.reduce((paise, { amountPaise }) => paise + amountPaise, 0);

const once = (amountPaise: number): Amount => ({ quantity: 1, ratePaise: amountPaise, amountPaise });
const times = (quantity: number, ratePaise: number): Amount => ({
  quantity,
  ratePaise,
  amountPaise: quantity * ratePaise,
});

type ExtraLine = Extract<StatementLine, { part: 'extra' }>;

/** What was used of a thing that may cost extra, and how much of it the fare covers. */
function usedOf({ kind, stepMinutes = 1 }: Extra, fare: Fare, { parts }: LeftOut, usage: Usage) {
  const { included, lines } = fare;
  if (kind === 'km') return { kind: 'extra-distance', used: usage.km, included: included.km } as const;
  if (kind === 'time')
    return {
      kind: 'extra-time',
      used: usage.minutes,
      included: Math.round((included.hours ?? 0) * 60),
    } as const;
  // A fare may already have charged waiting that was agreed.
  const agreedSteps = lines.find((line) => line.kind === 'waiting')?.quantity ?? 0;
  const freeMinutes = parts.includes('waiting') ? 0 : included.freeWaitingMinutes;
  return {
    kind,
    used: usage.waitingMinutes,
    included: freeMinutes + agreedSteps * stepMinutes,
  } as const;
}

/** Kilometres, time or waiting beyond what the fare includes. */
function extraLines(fare: Fare, leftOut: LeftOut, usage: Usage): ExtraLine[] {
  return fare.extras.flatMap((extra): ExtraLine[] => {
    const { kind, used, included } = usedOf(extra, fare, leftOut, usage);
    const { ratePaise, stepMinutes } = extra;
    if (used === null || used <= included) return [];
    const amount = times(stepsIn(used - included, stepMinutes ?? 1), ratePaise);
    return [{ part: 'extra', kind, used, included, ...(stepMinutes && { stepMinutes }), ...amount }];
  });
}

/** The same hire, booked from the start with the time and distance that were used. */
function bookedAtOnce(fare: Fare, rates: RateVersion | undefined, used: Usage): Fare | undefined {
  const { trip, included, carType } = fare;
  if (!rates || !('hours' in trip)) return undefined;
  const hours = Math.max(included.hours ?? 0, (used.minutes ?? 0) / 60);
  const km = Math.max(included.km, used.km ?? 0);
  if (hours > maxHours || km > maxKm) return undefined;
  return offeredFare({ trip: { ...trip, hours, km }, carType, rates, today: fare.validUntil });
}

type Charged = { lines: StatementLine[]; differences: Difference[] };

const linesOf = (part: 'agreed' | 'instead', { lines }: Fare): StatementLine[] =>
  lines.map((line) => ({ part, ...line }));

function chargedByFare(fare: Fare, leftOut: LeftOut, rates: RateVersion | undefined, used: Usage): Charged {
  const extras = extraLines(fare, leftOut, used);
  const instead = extras.length === 0 ? undefined : bookedAtOnce(fare, rates, used);
  const largest = instead?.lines.find(({ kind }) => kind === 'hour-package')?.package;
  if (!instead || !largest || instead.subtotalPaise >= fare.subtotalPaise + sumOf(extras))
    return { lines: [...linesOf('agreed', fare), ...extras], differences: extras };
  return {
    lines: linesOf('instead', instead),
    differences: [
      {
        part: 'instead',
        kind: 'larger-package',
        package: largest,
        km: used.km,
        minutes: used.minutes,
        amountPaise: instead.subtotalPaise - fare.subtotalPaise,
      },
    ],
  };
}

type TaxKind = Extract<StatementLine, { part: 'tax' }>['kind'];

function taxLines({ tax }: Fare, subtotalPaise: number, isInterState: boolean): StatementLine[] {
  const { cgstBasisPoints, sgstBasisPoints } = tax;
  const line = (kind: TaxKind, basisPoints: number): StatementLine => ({
    part: 'tax',
    kind,
    basisPoints,
    ...once(shareOf(subtotalPaise, basisPoints)),
  });
  return isInterState
    ? [line('igst', cgstBasisPoints + sgstBasisPoints)]
    : [line('cgst', cgstBasisPoints), line('sgst', sgstBasisPoints)];
}

const moreGst = (amountPaise: number): Difference[] =>
  amountPaise === 0 ? [] : [{ part: 'tax', kind: 'gst', amountPaise }];

function taxed(fare: Fare, { lines, differences }: Charged, isInterState: boolean): Charged {
  const taxes = taxLines(fare, sumOf(lines), isInterState);
  return {
    lines: [...lines, ...taxes],
    differences: [...differences, ...moreGst(sumOf(taxes) - fare.cgstPaise - fare.sgstPaise)],
  };
}

/** The agreed price already has its GST. What was used beyond the fare's inclusions is added at the fare's rates. */
function chargedByOtherPrice(
  fare: Fare,
  { farePaise, leftOut }: Pick<Duty, 'farePaise' | 'leftOut'>,
  used: Usage,
  isInterState: boolean,
): Charged {
  const agreed: StatementLine = { part: 'agreed', kind: 'agreed-price', ...once(farePaise) };
  const extras = extraLines(fare, leftOut, used);
  if (extras.length === 0) return { lines: [agreed], differences: [] };
  const taxes = taxLines(fare, sumOf(extras), isInterState);
  return { lines: [agreed, ...extras, ...taxes], differences: [...extras, ...moreGst(sumOf(taxes))] };
}

function chargesOf({ duty, rates, isInterState = false }: StatementInput, used: Usage): Charged {
  const { fare, farePaise, leftOut } = duty;
  // Without a fare there are no rates for more kilometres and hours, so staff add what is due.
  if (!fare)
    return { lines: [{ part: 'agreed', kind: 'agreed-price', ...once(farePaise) }], differences: [] };
  return hasOtherPrice(duty)
    ? chargedByOtherPrice(fare, duty, used, isInterState)
    : taxed(fare, chargedByFare(fare, leftOut, rates, used), isInterState);
}

/** Nights with driving, where staff left them out of the price. */
function nightLines({ leftOut, days, pickupAt }: StatementInput['duty'], readings: Readings) {
  const { parts, nightPaise } = leftOut;
  const ride = parts.includes('night') ? rideOf(readings, pickupAt) : undefined;
  const nights = ride ? nightsDriven(ride, (days ?? 1) > 1) : 0;
  return nights === 0 ? [] : [{ part: 'night', kind: 'night', ...times(nights, nightPaise) } as const];
}

type Paid = Extract<StatementLine, { part: 'expense' }>;

function expensesOf({ duty: { leftOut }, entries }: StatementInput): {
  added: Paid[];
  insideRate: InsideRate[];
} {
  const paid = expensesIn(entries).flatMap(({ expense, amountPaise, reason }) =>
    expense === '' || amountPaise === null ? [] : [{ kind: expense, paidPaise: amountPaise, reason }],
  );
  return {
    added: paid
      .filter(({ kind }) => !isInsidePrice(kind, leftOut))
      .map(({ kind, paidPaise, reason }) => ({ part: 'expense', kind, reason, ...once(paidPaise) })),
    insideRate: paid.filter(({ kind }) => isInsidePrice(kind, leftOut)),
  };
}

function statedReadings(readings: Readings): StatedReadings {
  const stated: StatedReadings = {};
  for (const kind of readingKinds) {
    const reading = readings[kind];
    if (reading) stated[kind] = { ...reading, at: reading.at.toISOString() };
  }
  return stated;
}

/** To the nearest rupee; never below what was agreed, except by what staff take off. */
function totalOf(exactPaise: number, agreedPaise: number, corrections: readonly Correction[]): number {
  const correctedPaise = corrections.reduce((sum, { paise }) => sum + paise, 0);
  return Math.max(Math.round(exactPaise / 100) * 100, agreedPaise + Math.min(0, correctedPaise));
}

/** What the customer pays for a duty, from what was agreed and what was entered on the way. */
export function statementOf(input: StatementInput): Statement {
  const { duty, entries, corrections = [] } = input;
  const readings = readingsOf(entries);
  const usage = usageOf(readings, duty.pickupAt);
  const charges = chargesOf(input, usage);
  const { added, insideRate } = expensesOf(input);
  const corrected = corrections.map(
    ({ paise, reason }) => ({ part: 'correction', kind: 'correction', reason, ...once(paise) }) as const,
  );
  const nights = nightLines(duty, readings);
  const lines: StatementLine[] = [...charges.lines, ...nights, ...added, ...corrected];
  const exactPaise = sumOf(lines);
  const agreedPaise = duty.farePaise;
  const totalPaise = totalOf(exactPaise, agreedPaise, corrections);
  const roundingPaise = totalPaise - exactPaise;
  if (roundingPaise !== 0) lines.push({ part: 'rounding', kind: 'rounding', ...once(roundingPaise) });
  const differences: Difference[] = [...charges.differences, ...nights, ...added, ...corrected];
  const otherRounding = roundingPaise - (hasOtherPrice(duty) ? 0 : (duty.fare?.roundingPaise ?? 0));
  if (otherRounding !== 0)
    differences.push({ part: 'rounding', kind: 'rounding', amountPaise: otherRounding });
  const { notes, ...used } = usage;
  return {
    lines,
    insideRate,
    differences,
    agreedPaise,
    totalPaise,
    totalInWords: rupeesInWords(Math.max(0, totalPaise)),
    readings: statedReadings(readings),
    used,
    notes: notesThatCount(notes, duty),
    rateVersion: duty.fare?.rateVersion ?? null,
    leftOut: duty.leftOut,
  };
}

/** Only what the charges depend on: a round trip has no charge for waiting, a transfer none for time. */
function notesThatCount(
  notes: readonly UsageNote[],
  { fare, leftOut }: Pick<Duty, 'fare' | 'leftOut'>,
): UsageNote[] {
  const charged = new Set(fare?.extras.map(({ kind }) => kind));
  if (leftOut.parts.includes('night')) charged.add('time');
  return notes.filter(({ kind }) => {
    if (kind === 'waiting-missing') return charged.has('waiting');
    return kind.startsWith('km-') ? charged.has('km') : charged.has('time');
  });
}

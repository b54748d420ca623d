import type { ExpenseKind } from '#domain/bookings/booking.ts';
import { counted, taxText } from '#domain/fares/fare-text.ts';
import { atCostText, nightText } from '#domain/fares/inclusion-text.ts';
import { nothingLeftOut } from '#domain/fares/inclusions.ts';
import { clockInIndia } from '#domain/shared/india-time.ts';
import { listed } from '#domain/shared/listed.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { ReadingKind, UsageNote } from './readings.ts';
import type { Difference, InsideRate, Statement, StatementLine } from './statement.ts';

/** The sentences of a statement, the same on the staff's page, on the customer's and on paper. */

export const statementTitle = 'Statement of charges, not a tax invoice';

export const stepNames: Record<ReadingKind, string> = {
  landed: 'Flight or train arrived',
  start: 'Started',
  reached: 'Reached the pick-up',
  'on-board': 'Customer on board',
  end: 'Ended',
};

export const expenseNames: Record<ExpenseKind, string> = {
  toll: 'Toll',
  'state-tax': 'State tax',
  parking: 'Parking',
  permit: 'Permit or entry fee',
  other: 'Other expense',
};

/** An expense that was entered by mistake. */
export const removalName = 'Expense removed';

const kmText = (km: number) => `${km.toLocaleString('en-IN')} km`;
const minutesText = (minutes: number) => counted(minutes, 'minute', 'minutes');

/** `9 h 15 min`, `45 min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const packageText = ({ hours, km }: { hours: number; km: number }) =>
  `Package of ${counted(hours, 'hour', 'hours')} and ${kmText(km)}`;

const withReason = (name: string, reason: string) => (reason === '' ? name : `${name}: ${reason}`);

/** What a line is for. */
function lineName(line: StatementLine): string {
  switch (line.kind) {
    case 'distance':
      return 'Kilometres';
    case 'minimum-distance':
      return 'Kilometres, the least that is charged';
    case 'hour-package':
      return line.package ? packageText(line.package) : 'Hour package';
    case 'extra-distance':
      return 'Further kilometres';
    case 'extra-time':
      return 'stepMinutes' in line
        ? `Further time, each ${durationText(line.stepMinutes ?? 60)} begun`
        : 'Further time';
    case 'waiting':
      return 'stepMinutes' in line
        ? `Waiting, each ${durationText(line.stepMinutes ?? 60)} begun`
        : 'Waiting';
    case 'agreed-price':
      return 'Agreed price, with GST';
    case 'cgst':
      return taxText('CGST', line.basisPoints);
    case 'sgst':
      return taxText('SGST', line.basisPoints);
    case 'igst':
      return taxText('IGST', line.basisPoints);
    case 'night':
      return 'Driving at night, with GST';
    case 'rounding':
      return 'Rounding to the rupee';
    case 'correction':
      return withReason('Correction', line.reason);
    default:
      return withReason(expenseNames[line.kind], line.reason);
  }
}

/** One thing at its amount needs neither quantity nor rate. */
export function lineCells(line: StatementLine) {
  const { quantity, ratePaise, amountPaise } = line;
  const isPlain = quantity === 1 && ratePaise === amountPaise;
  return {
    name: lineName(line),
    quantity: isPlain ? '' : quantity.toLocaleString('en-IN'),
    rate: isPlain ? '' : formatPaise(ratePaise),
    amount: formatPaise(amountPaise),
  };
}

/** What the driver paid and the customer does not. */
export const insideRateText = ({ kind, paidPaise, reason }: InsideRate): string =>
  `${withReason(expenseNames[kind], reason)}, ${formatPaise(paidPaise)}`;

/** Why the total differs from the agreed fare, a sentence for each amount. */
export function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'extra-distance': {
      const { used, included, ratePaise } = difference;
      return `${kmText(used)} were driven, ${kmText(included)} are included: ${kmText(used - included)} more at ${formatPaise(ratePaise)}`;
    }
    case 'extra-time': {
      const { used, included, quantity, stepMinutes = 60, ratePaise } = difference;
      return `${durationText(used)} were used, ${durationText(included)} are included: ${quantity} × ${minutesText(stepMinutes)} begun at ${formatPaise(ratePaise)}`;
    }
    case 'waiting': {
      const { used, included, quantity, stepMinutes = 60, ratePaise } = difference;
      const free = included === 0 ? 'nothing is free' : `${durationText(included)} are free`;
      return `The driver waited ${durationText(used)}, ${free}: ${quantity} × ${minutesText(stepMinutes)} begun at ${formatPaise(ratePaise)}`;
    }
    case 'larger-package': {
      const { minutes, km } = difference;
      const used = [minutes !== null && durationText(minutes), km !== null && kmText(km)].filter(Boolean);
      return `${used.join(' and ')} were used. ${packageText(difference.package)} costs less than the agreed one with extras`;
    }
    case 'night': {
      const { quantity, ratePaise } = difference;
      return `${counted(quantity, 'night', 'nights')} with driving between 22:00 and 06:00 at ${formatPaise(ratePaise)}, not in the agreed price`;
    }
    case 'gst':
      return 'GST on the above';
    case 'rounding':
      return 'Rounding to the rupee';
    case 'correction':
      return withReason('Correction', difference.reason);
    default:
      return `${withReason(expenseNames[difference.kind], difference.reason)} (not in the fare, at cost)`;
  }
}

export function noteText(note: UsageNote): string {
  switch (note.kind) {
    case 'km-missing':
      return 'An odometer reading is missing, so the agreed kilometres hold.';
    case 'km-backwards':
      return `The odometer runs backwards, from ${note.from.toLocaleString('en-IN')} to ${note.to.toLocaleString('en-IN')}, so the agreed kilometres hold.`;
    case 'km-too-many':
      return `${kmText(note.km)} in ${durationText(note.minutes)} looks wrong. Check the readings before you close.`;
    case 'time-missing':
      return 'A time is missing, so the agreed hours hold.';
    case 'time-backwards':
      return 'The end is before the pick-up, so the agreed hours hold.';
    case 'waiting-missing':
      return 'It is not known how long the driver waited, so no waiting is charged.';
  }
}

/** From when waiting counts where a flight or a train arrived. */
export const landedText = (at: Date): string =>
  `The flight or the train arrived at ${clockInIndia(at)}. Waiting counts from then, or from the agreed time where that is later.`;

type Priced = Pick<Statement, 'lines' | 'rateVersion' | 'tollsIncluded' | 'leftOut'>;

const startingLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the price includes of what the driver paid, in one sentence or two under the statement. */
export function expenseRule({
  lines,
  rateVersion,
  tollsIncluded = rateVersion !== null,
  leftOut,
}: Priced): string {
  // A statement that was closed earlier goes on saying what it said.
  if (!leftOut && !tollsIncluded)
    return 'The agreed price includes GST. What the driver paid on the way is added at cost.';
  const { parts, nightPaise } = leftOut ?? nothingLeftOut;
  const included = [
    ...(parts.includes('tolls') ? [] : ['tolls']),
    ...(parts.includes('state-taxes') ? [] : ['state taxes']),
    'the driver',
    ...(parts.includes('night') ? [] : ['driving at night']),
  ];
  const inside = `${startingLarge(listed(included))} ${included.length === 1 ? 'is' : 'are'}`;
  const isAgreed = lines.some(({ kind }) => kind === 'agreed-price');
  return [
    isAgreed ? `${inside} inside the agreed price, and so is GST.` : `${inside} inside the rate.`,
    `${atCostText({ parts, nightPaise })} are added at cost.`,
    ...(parts.includes('waiting') ? ['No waiting is free.'] : []),
    ...(parts.includes('night') ? [`${nightText(nightPaise)}.`] : []),
  ].join(' ');
}

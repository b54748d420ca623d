import { listed } from '#domain/shared/listed.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { Extra, Fare } from './fare.ts';
import { includedDistance, includedWaiting, minutesText } from './fare-text.ts';
import { type LeftOut, nightHours, nothingLeftOut } from './inclusions.ts';

/** What a price includes and what not, the same on the site, in mails, on quotes, on bookings and on paper. */

const has = ({ parts }: LeftOut, part: LeftOut['parts'][number]): boolean => !parts.includes(part);

const startingLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Fuel, driver, tolls, state taxes, driving at night and GST`. */
export const includedText = (leftOut: LeftOut): string =>
  startingLarge(
    listed([
      'fuel',
      'driver',
      ...(has(leftOut, 'tolls') ? ['tolls'] : []),
      ...(has(leftOut, 'state-taxes') ? ['state taxes'] : []),
      ...(has(leftOut, 'night') ? ['driving at night'] : []),
      'GST',
    ]),
  );

/** What the customer pays beside the price at cost: `Parking, entry tickets and permits`. */
export const atCostText = (leftOut: LeftOut): string =>
  startingLarge(
    listed([
      ...(has(leftOut, 'tolls') ? [] : ['tolls']),
      ...(has(leftOut, 'state-taxes') ? [] : ['state taxes']),
      'parking',
      'entry tickets',
      'permits',
    ]),
  );

/** In every fare by the rates. */
export const alwaysIncluded = includedText(nothingLeftOut);

/** In no fare; the customer pays them on the spot. */
export const notIncluded = atCostText(nothingLeftOut);

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** `Driving between 22:00 and 06:00: ₹300 for each night, with GST`. */
export const nightText = (nightPaise: number): string =>
  `Driving between ${clock(nightHours.from)} and ${clock(nightHours.to)}: ${formatPaise(nightPaise)} for each night, with GST`;

/** What may be added to the fare, and at which rate, to which GST is added as in the fare. */
export function extraText({ kind, stepMinutes = 60, ratePaise }: Extra, leftOut = nothingLeftOut): string {
  const rate = `${formatPaise(ratePaise)} and GST`;
  switch (kind) {
    case 'km':
      return `Each further kilometre: ${rate}`;
    case 'time':
      return `Each further ${minutesText(stepMinutes)} begun: ${rate}`;
    case 'waiting':
      return `Each started ${minutesText(stepMinutes)} of waiting${has(leftOut, 'waiting') ? ' beyond the free time' : ''}: ${rate}`;
  }
}

type Promised = Pick<Fare, 'included' | 'extras'>;

/** The points of a price that is that of a fare, or another one with the fare's inclusions. */
export function pointsIncluded({ included }: Promised, leftOut: LeftOut, meets = ''): string[] {
  return [
    includedDistance(included),
    has(leftOut, 'waiting') ? includedWaiting(included, meets) : '',
    includedText(leftOut),
  ].filter(Boolean);
}

/** What the customer pays besides, without the rates of the fare. */
export const pointsLeftOut = (leftOut: LeftOut): string[] => [
  atCostText(leftOut),
  ...(leftOut.nightPaise > 0 ? [nightText(leftOut.nightPaise)] : []),
];

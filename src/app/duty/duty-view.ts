import type { DriverTextKey } from '#app/content/duty/driver.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { namesFor } from '#domain/bookings/booking-fields.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import type { DriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { expensesIn } from '#domain/bookings/slip/expenses.ts';
import { readingsOf, type StepKind, stepKinds } from '#domain/bookings/slip/readings.ts';
import { includedDistance, tripNames } from '#domain/fares/fare-text.ts';
import { inclusions } from '#domain/fares/inclusions.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

const clockOf = (moment: Date) => timeText(moment).split(', ')[1] ?? '';

const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;

export type StepView = { kind: StepKind; doneAt: string; odometer: string };
export type StandingView = 'open' | 'ended' | 'without-code' | 'cancelled';

function standingOf({ status }: DriverDuty['duty'], steps: readonly StepView[]): StandingView {
  if (status === 'done') return 'ended';
  if (status === 'cancelled' || status === 'no-show') return 'cancelled';
  return steps.every(({ doneAt, kind }) => kind !== 'end' || doneAt === '') ? 'open' : 'without-code';
}

/** What the customer is not to be asked for. */
function inPrice({ leftOut: { parts } }: DriverDuty['duty']): DriverTextKey[] {
  return inclusions.filter((part) => !parts.includes(part)).map((part) => `price.${part}` as const);
}

/** What the customer pays beside what is collected for the ride. */
function besides({ leftOut: { parts } }: DriverDuty['duty']): DriverTextKey[] {
  return [...parts.map((part) => `price.${part}` as const), 'price.onTheSpot'];
}

type DriverRow = [label: DriverTextKey, value: string];

/** Only while the duty is open: afterwards the driver has no need of the customer's number and address. */
function factsOf({ duty, crew }: DriverDuty) {
  const place = [duty.pickupAddress, duty.fromName].filter(Boolean).join(', ');
  const drop = [duty.dropAddress, duty.toName].filter(Boolean).join(', ');
  const rows: DriverRow[] = [
    ['place', place],
    ['drop', drop],
    ...namesFor('driver').map((name): DriverRow => [name, duty[name]]),
    ['customer', crew.customer],
    ['people', String(duty.passengers ?? '')],
    ['bags', String(duty.bags ?? '')],
    ['included', duty.fare ? includedDistance(duty.fare.included) : ''],
  ];
  return {
    rows: rows.filter(([, value]) => value !== ''),
    priceRows: [
      { label: 'price.included' as const, parts: inPrice(duty) },
      { label: 'price.besides' as const, parts: besides(duty) },
    ].filter(({ parts }) => parts.length > 0),
    instructions: duty.instructions,
    callHref: crew.phone ? `tel:${crew.phone}` : null,
    mapHref: place ? mapLink(place) : null,
  };
}

type CollectView =
  | { kind: 'cash'; paise: number; amount: string }
  | { kind: 'nothing'; paise: 0 }
  | { kind: 'other' | 'ask' };

/** What the driver collects from the customer. */
function collectOf({ duePaise, isDueByOther }: DriverDuty['crew']): CollectView {
  if (isDueByOther) return { kind: 'other' };
  if (duePaise === null) return { kind: 'ask' };
  return duePaise > 0
    ? { kind: 'cash', paise: duePaise, amount: formatPaise(duePaise) }
    : { kind: 'nothing', paise: 0 };
}

export function toDriverDutyView(found: DriverDuty) {
  const { duty, crew, entries, photoKeys, triesLeft } = found;
  const readings = readingsOf(entries);
  const steps = stepKinds.map((kind): StepView => {
    const reading = readings[kind];
    return {
      kind,
      doneAt: reading ? clockOf(reading.at) : '',
      odometer: reading?.odometerKm == null ? '' : `${reading.odometerKm.toLocaleString('en-IN')} km`,
    };
  });
  const standing = standingOf(duty, steps);
  return {
    number: bookingNumber(duty.bookingId),
    isOpened: crew.isOpened,
    trip: `${tripNames[duty.tripType]}, ${dutyRoute(duty)}`,
    pickUp: timeText(duty.pickupAt),
    pickUpMs: duty.pickupAt.getTime(),
    car: [crew.car && plateText(crew.car), crew.model].filter(Boolean).join(', '),
    standing,
    facts: standing === 'open' ? factsOf(found) : null,
    collect: standing === 'open' ? collectOf(crew) : null,
    steps,
    expenses: expensesIn(entries).map(({ key, expense, amountPaise, reason }) => ({
      key,
      kind: expense,
      amount: formatPaise(amountPaise ?? 0),
      reason,
      hasPhoto: photoKeys.includes(key),
    })),
    mayRemove: duty.closedAt === null,
    /** What the outbox need not remember any longer. */
    known: entries.map(({ key }) => key),
    knownPhotos: photoKeys,
    triesLeft,
  };
}

export type DriverDutyView = ReturnType<typeof toDriverDutyView>;

import { bookingContent as content } from '#app/content/site/links/booking.ts';
import type { ImageView } from '#app/site/images/image-sources.ts';
import { toPayView } from '#app/site/pay/pay-view.ts';
import { hasOtherPrice } from '#domain/bookings/booking.ts';
import { rowsFor } from '#domain/bookings/booking-fields.ts';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { inclusionsOf } from '#domain/bookings/inclusion-text.ts';
import { nextDue, partsOf } from '#domain/bookings/plan/payment-plan.ts';
import { toPlanView } from '#domain/bookings/plan/plan-text.ts';
import { rideNames } from '#domain/bookings/ride-names.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import type { SharedBooking, SharedDuty } from '#domain/bookings/share/booking-share-service.ts';
import { toStatementView } from '#domain/bookings/slip/statement-view.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { lineText, taxText, tripNames } from '#domain/fares/fare-text.ts';
import type { PlanNotes } from '#domain/payments/requests/plan-notes-service.ts';
import { driverSlot } from '#domain/photo-slots/photo-slot.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { chargesOfChanges } from './change-charges.ts';
import { pickUpWords } from './pick-up-words.ts';
import { toTripView } from './trip-view.ts';

type Row = { name: string; value: string };
type Duty = SharedDuty['duty'];

const { price, facts: labels } = content;

const placeOf = (...parts: string[]) => [...new Set(parts.filter(Boolean))].join(', ');

/** `8 hours`, `3 days`; empty for a ride. */
const lengthOf = ({ hours, days }: Duty) =>
  [hours !== null && content.hours(hours), days !== null && days > 1 && content.days(days)]
    .filter(Boolean)
    .join(', ');

const hasEnded = (status: DutyStatus) => status === 'cancelled' || status === 'no-show';

function factsOf({ duty, car }: SharedDuty): Row[] {
  const plate = car ? plateText(car.plate) : hasEnded(duty.status) ? '' : content.plateLater;
  const rows: [string, string][] = [
    [labels.from, placeOf(duty.pickupAddress, duty.fromName)],
    [labels.to, placeOf(duty.dropAddress, duty.toName)],
    [labels.trip, placeOf(tripNames[duty.tripType], lengthOf(duty))],
    ...rowsFor('customer', duty),
    [labels.car, placeOf(duty.carTypeName, car?.model ?? '')],
    [labels.plate, duty.status === 'done' && !car ? '' : plate],
  ];
  return rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

/** What became of the ride, in one or two sentences. */
function standingOf({ duty, service }: SharedDuty, isPart: boolean): { name: string; text: string } {
  const { name, text } = content.statuses[duty.status];
  // A ride that is part of a trip costs nothing beside it, so its amount is not news.
  if (isPart) return { name, text: duty.status === 'confirmed' ? content.partConfirmed : text };
  if (hasEnded(duty.status)) {
    const { amountPaise } = service;
    const charge = amountPaise > 0 ? content.charged(formatPaise(amountPaise)) : content.notCharged;
    return { name, text: [text, charge, content.mistaken].join(' ') };
  }
  const isUnstated = duty.status === 'done' && duty.closedAt === null;
  return { name, text: isUnstated ? `${text} ${content.toBeStated}` : text };
}

/** The customer's code is of use while the ride is to come or under way. */
const codeOf = ({ status, endCode }: Duty): string =>
  ['confirmed', 'assigned', 'on-the-way', 'on-duty'].includes(status) ? endCode : '';

const taxRows = ({ tax, cgstPaise, sgstPaise }: Fare, isInterState: boolean): Row[] =>
  isInterState
    ? [
        {
          name: taxText('IGST', tax.cgstBasisPoints + tax.sgstBasisPoints),
          value: formatPaise(cgstPaise + sgstPaise),
        },
      ]
    : [
        { name: taxText('CGST', tax.cgstBasisPoints), value: formatPaise(cgstPaise) },
        { name: taxText('SGST', tax.sgstBasisPoints), value: formatPaise(sgstPaise) },
      ];

const fareRows = (fare: Fare, isInterState: boolean): Row[] => [
  ...fare.lines.map((line) => ({ name: lineText(line, fare.extras), value: formatPaise(line.amountPaise) })),
  ...taxRows(fare, isInterState),
  ...(fare.roundingPaise === 0 ? [] : [{ name: price.rounding, value: formatPaise(fare.roundingPaise) }]),
];

/** What a ride costs, line by line where the rates say so. */
function costOf({ duty, service, statement }: SharedDuty, isInterState: boolean): Row[] {
  const value = formatPaise(service.amountPaise);
  if (duty.status === 'cancelled') return [{ name: price.cancellation, value }];
  if (duty.status === 'no-show') return [{ name: price.noShow, value }];
  if (statement) return [{ name: price.stated, value }];
  return duty.fare && !hasOtherPrice(duty)
    ? fareRows(duty.fare, isInterState)
    : [{ name: price.agreed, value }];
}

const nothingIncluded = { included: [], notIncluded: [] };

/** By their slots. */
type DriverPhotos = ReadonlyMap<string, ImageView>;

type Around = { booking: SharedBooking; photos: DriverPhotos; rides: ReadonlyMap<string, string>; now: Date };

function toDutyView(shared: SharedDuty, { booking, photos, rides, now }: Around) {
  const { duty, driver, statement } = shared;
  const isPart = booking.kind !== 'cab';
  return {
    id: duty.id,
    // Which one it is of several.
    ride: rides.get(duty.id) ?? '',
    route: dutyRoute(duty),
    status: duty.status,
    standing: standingOf(shared, isPart),
    pickUp: pickUpWords(duty.pickupAt, now),
    pickUpExact: timeText(duty.pickupAt),
    moment: duty.pickupAt.toISOString(),
    facts: factsOf(shared),
    driver: driver && {
      name: driver.name,
      photo: photos.get(driverSlot(String(driver.id))),
      phone: displayPhone(driver.phoneE164),
      callHref: driver.phoneE164 && `tel:${driver.phoneE164}`,
    },
    code: codeOf(duty),
    codeText: isPart ? content.code.textOfPart : content.code.text,
    cost: isPart ? [] : costOf(shared, booking.isInterState),
    // What a trip includes is in its quote.
    ...(isPart || hasEnded(duty.status) ? nothingIncluded : inclusionsOf(duty)),
    // The terms of a trip are those of its quote, never those of a cab.
    changes: isPart ? null : chargesOfChanges(shared, booking, now),
    statement: isPart ? null : statement && toStatementView(statement),
  };
}

export type DutyView = ReturnType<typeof toDutyView>;

function balanceRow({ balancePaise: paise, totalPaise, isCancelled, refunded }: SharedBooking): Row {
  if (paise === 0 && (isCancelled || refunded.length > 0)) return { name: price.closed, value: '' };
  if (paise === 0) return { name: totalPaise === 0 ? price.nothingDue : price.settled, value: '' };
  return paise > 0
    ? { name: price.balance, value: formatPaise(paise) }
    : { name: price.refund, value: formatPaise(-paise) };
}

function refundedRow({ id, amountPaise, method, reference, receivedOn }: SharedBooking['refunded'][number]) {
  const day = dateText(receivedOn);
  const name = method === 'cash' ? price.refundedInCash(day) : price.refunded(day, reference.trim());
  return { id, name, value: formatPaise(amountPaise) };
}

/** Of several drivers one collects. */
const cashText = (ride: string | undefined): string => (ride ? price.cashOf(ride) : price.cash);

/** What requests and refunds say about the payments. */
type MoneyNotes = Partial<PlanNotes> & {
  /** How and when what is owed comes back. */
  refunds?: string[];
};

/** A booking with all values formatted for the customer. */
export function toBookingView(
  booking: SharedBooking,
  settings: SiteSettings,
  photos: DriverPhotos,
  now: Date,
  { notes = {}, checking = [], refunds = [] }: MoneyNotes = {},
) {
  const { number, firstName, charges, plan, totalPaise, paidPaise } = booking;
  const isCab = booking.kind === 'cab';
  const rides = rideNames(booking.duties.map(({ duty }) => duty));
  const due = nextDue(booking.isCancelled ? [] : plan, booking);
  // Without a plan the total is in the sums above it.
  const isPlanShown = !booking.isCancelled && (plan.length > 0 || Object.keys(notes).length > 0);
  return {
    number,
    firstName,
    trip: toTripView(booking, now),
    duties: booking.duties.map((duty) => toDutyView(duty, { booking, photos, rides, now })),
    charges: charges.map(({ id, kind, amountPaise }) => ({
      id,
      name: price.charges[kind],
      value: formatPaise(amountPaise),
    })),
    totalName: isCab ? price.total : price.tripTotal,
    total: formatPaise(totalPaise),
    paid: formatPaise(paidPaise),
    refunded: booking.refunded.map(refundedRow),
    refunds,
    balance: balanceRow(booking),
    plan: isPlanShown ? toPlanView(partsOf(plan, booking), notes) : [],
    // What is checked is not asked for before that is decided.
    checking,
    pay:
      checking.length > 0 || !due
        ? undefined
        : toPayView(settings, { paise: due.paise, reference: number, note: price.note(number) }),
    // Only a cab is paid to its driver, within the limit for cash, and its deposit is due before the ride.
    cashHint:
      isCab &&
      checking.length === 0 &&
      booking.cashDue !== null &&
      due?.part?.kind !== 'deposit' &&
      booking.duties.some(({ duty }) => codeOf(duty) !== '')
        ? cashText(rides.get(booking.cashDue.dutyId ?? ''))
        : undefined,
  };
}

export type BookingView = ReturnType<typeof toBookingView>;

import { bookingContent as content } from '#app/content/site/links/booking.ts';
import { presentPay } from '#app/site/pay/shown-pay.ts';
import { hasOtherPrice } from '#domain/bookings/booking.ts';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import { shownPlate } from '#domain/bookings/fleet.ts';
import { inclusionsOf } from '#domain/bookings/inclusion-text.ts';
import type { SharedBooking, SharedDuty } from '#domain/bookings/share/booking-share-service.ts';
import { presentStatement } from '#domain/bookings/slip/shown-statement.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { carNames, lineText, routeText, taxText, tripNames } from '#domain/fares/fare-text.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import { chargesOfChanges } from './change-charges.ts';
import { pickUpWords } from './pick-up-words.ts';

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
  const plate = car ? shownPlate(car.plate) : hasEnded(duty.status) ? '' : content.plateLater;
  const rows: [string, string][] = [
    [labels.from, placeOf(duty.pickupAddress, duty.fromName)],
    [labels.to, placeOf(duty.dropAddress, duty.toName)],
    [labels.trip, placeOf(tripNames[duty.tripType], lengthOf(duty))],
    [labels.flight, duty.flight],
    [labels.passenger, duty.passengerName],
    [labels.people, duty.passengers === null ? '' : String(duty.passengers)],
    [labels.bags, duty.bags === null ? '' : String(duty.bags)],
    [labels.car, placeOf(carNames[duty.carType], car?.model ?? '')],
    [labels.plate, duty.status === 'done' && !car ? '' : plate],
  ];
  return rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

/** What became of the ride, in one or two sentences. */
function standingOf({ duty, service }: SharedDuty): { name: string; text: string } {
  const { name, text } = content.statuses[duty.status];
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

const fareRows = (fare: Fare): Row[] => [
  ...fare.lines.map((line) => ({ name: lineText(line, fare.extras), value: formatPaise(line.amountPaise) })),
  { name: taxText('CGST', fare.tax.cgstBasisPoints), value: formatPaise(fare.cgstPaise) },
  { name: taxText('SGST', fare.tax.sgstBasisPoints), value: formatPaise(fare.sgstPaise) },
  ...(fare.roundingPaise === 0 ? [] : [{ name: price.rounding, value: formatPaise(fare.roundingPaise) }]),
];

/** What a ride costs, line by line where the rates say so. */
function costOf({ duty, service, statement }: SharedDuty): Row[] {
  const value = formatPaise(service.amountPaise);
  if (duty.status === 'cancelled') return [{ name: price.cancellation, value }];
  if (duty.status === 'no-show') return [{ name: price.noShow, value }];
  if (statement) return [{ name: price.stated, value }];
  return duty.fare && !hasOtherPrice(duty) ? fareRows(duty.fare) : [{ name: price.agreed, value }];
}

const nothingIncluded = { included: [], notIncluded: [] };

function presentDuty(shared: SharedDuty, booking: SharedBooking, now: Date) {
  const { duty, driver, statement } = shared;
  return {
    id: duty.id,
    route: routeText({ from: duty.fromName, to: duty.toName, city: duty.city }),
    status: duty.status,
    standing: standingOf(shared),
    pickUp: pickUpWords(duty.pickupAt, now),
    pickUpExact: shownTime(duty.pickupAt),
    moment: duty.pickupAt.toISOString(),
    facts: factsOf(shared),
    driver: driver && {
      name: driver.name,
      phone: displayPhone(driver.phoneE164),
      callHref: driver.phoneE164 && `tel:${driver.phoneE164}`,
    },
    code: codeOf(duty),
    cost: costOf(shared),
    ...(hasEnded(duty.status) ? nothingIncluded : inclusionsOf(duty)),
    changes: chargesOfChanges(shared, booking, now),
    statement: statement && presentStatement(statement),
  };
}

export type ShownDuty = ReturnType<typeof presentDuty>;

function balanceRow(paise: number): Row {
  if (paise === 0) return { name: price.settled, value: '' };
  return paise > 0
    ? { name: price.balance, value: formatPaise(paise) }
    : { name: price.refund, value: formatPaise(-paise) };
}

/** A booking with all values formatted for the customer. */
export function presentBooking(booking: SharedBooking, settings: SiteSettings, now: Date) {
  const { number, firstName, charges, totalPaise, receivedPaise, balancePaise } = booking;
  return {
    number,
    firstName,
    duties: booking.duties.map((duty) => presentDuty(duty, booking, now)),
    charges: charges.map(({ id, kind, amountPaise }) => ({
      id,
      name: price.charges[kind],
      value: formatPaise(amountPaise),
    })),
    total: formatPaise(totalPaise),
    paid: formatPaise(receivedPaise),
    balance: balanceRow(balancePaise),
    pay:
      balancePaise > 0
        ? presentPay(settings, { paise: balancePaise, reference: number, note: price.note(number) })
        : undefined,
    hasRideToCome: booking.duties.some(({ duty }) => codeOf(duty) !== ''),
  };
}

export type ShownBooking = ReturnType<typeof presentBooking>;

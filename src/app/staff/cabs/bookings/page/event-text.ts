import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { paymentSentences } from '#app/staff/money/payments/payment-event.ts';
import type { BookingEventKind } from '#domain/bookings/booking.ts';
import { bookingFields, isDetailName } from '#domain/bookings/booking-fields.ts';
import type { BookingEvent } from '#domain/bookings/page/booking-page-service.ts';
import { paperNames } from '#domain/bookings/papers/paper-text.ts';
import { expenseNames, stepNames } from '#domain/bookings/slip/statement-text.ts';
import { isServiceState, stateNames } from '#domain/bookings/trips/services.ts';
import { dateText, dayInIndia, daysAfter, momentOf, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { shownDetail } from './duty-view.ts';

const { events, statuses, money } = staffBookingsContent;

type Detail = Readonly<Record<string, string>>;

const nameIn = (names: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

/** Empty for no charge. */
const chargeOf = ({ chargePaise = '0' }: Detail) =>
  Number(chargePaise) > 0 ? formatPaise(Number(chargePaise)) : '';
/** What a cancellation or a no-show costs, and what it would have cost where staff charged less. */
const endCharge = (detail: Detail) => ({
  percent: detail.percent ?? '',
  charge: chargeOf(detail),
  policy: detail.policyPaise === undefined ? '' : formatPaise(Number(detail.policyPaise)),
});
const amountOf = ({ amountPaise = '0' }: Detail) => formatPaise(Number(amountPaise));
/** Empty for entries of the driver, whose event has the day. */
const cameText = ({ kind, receivedOn }: Detail) =>
  receivedOn ? (kind === 'refund' ? money.refundedOnDay : money.receivedOnDay)(dateText(receivedOn)) : '';
/** Times are stored as they are, or as the board writes them. */
const timeOf = (text: string) => {
  const moment = text.includes('T') ? new Date(text) : momentOf(text.replace(' ', 'T'));
  return moment && !Number.isNaN(moment.getTime()) ? timeText(moment) : text;
};

function changedText(who: string, { detail = '', from = '', to = '' }: Detail): string {
  if (detail === 'notes') return events.notes(who);
  if (detail === 'owner') return events.owner(who, to);
  if (detail === 'buyer') return events.buyer(who, to);
  if (detail === 'days') {
    const dates = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\d/g, dateText);
    return events.changed(who, events.days, dates(from), dates(to));
  }
  if (!isDetailName(detail)) return events.changed(who, detail, from, to);
  return events.changed(who, bookingFields[detail].label, shownDetail(detail, from), shownDetail(detail, to));
}

/** A step or an expense of the duty slip. */
const enteredText = ({ entry = '', amountPaise, code }: Detail): string =>
  [
    nameIn({ ...stepNames, ...expenseNames }, entry),
    amountPaise && formatPaise(Number(amountPaise)),
    code === 'none' && events.withoutCode,
  ]
    .filter(Boolean)
    .join(', ');

function cancelledDuty(who: string, detail: Detail): string {
  return detail.by === 'us'
    ? events.cancelledByUs(who, detail.reason ?? '')
    : events.cancelled(who, endCharge(detail), detail.reason ?? '');
}

/** Columns that are days or codes are in the form in which they are stored. */
const readable = (text: string): string =>
  isServiceState(text)
    ? stateNames[text]
    : /^\d{4}-\d\d-\d\d$/.test(text)
      ? dateText(text)
      : text.replace(/\.$/, '');

function tripText(who: string, detail: Detail): string {
  const { change = '', subject = '', name = '', field = '', before = '', after = '' } = detail;
  if (change === 'added') return events.tripAdded(who, name);
  if (change === 'removed') return events.tripRemoved(who, name);
  if (change === 'used') return events.tripUsed(who, name);
  const text = change === 'undone' ? events.tripUndone : events.tripChanged;
  return text(who, subject === 'trip' ? '' : name, field, readable(before), readable(after));
}

/** `Guwahati to Shillong → Guwahati to Tawang, ₹2,100 → ₹4,350`; empty after erasing. */
function rideChange(detail: Detail): string {
  const { fromPaise, toPaise } = detail;
  if (fromPaise === undefined || toPaise === undefined) return '';
  const arrow = (from = '', to = '') => (from === to ? '' : `${from} → ${to}`);
  const amount = (paise: string) => formatPaise(Number(paise));
  return [
    arrow(detail.fromRide, detail.toRide),
    arrow(detail.fromTrip, detail.toTrip),
    arrow(detail.fromCar, detail.toCar),
    arrow(amount(fromPaise), amount(toPaise)) || events.priceKept(amount(toPaise)),
  ]
    .filter(Boolean)
    .join(', ');
}

const lostCrew = ({ crew = '' }: Detail) => events.crewLost(crew.includes('car'), crew.includes('driver'));

const rideChangedText = (who: string, detail: Detail): string =>
  events.rideChanged(who, rideChange(detail), {
    rates: detail.ratesPaise === undefined ? '' : formatPaise(Number(detail.ratesPaise)),
    crew: lostCrew(detail),
    reason: detail.reason ?? '',
  });

function restoredText(who: string, detail: Detail): string {
  const { to, crew, of } = detail;
  if (of === 'trip') return events.restoredTrip(who);
  if (of === 'ride') return events.rideChangeUndone(who, rideChange(detail), lostCrew(detail));
  return to ? events.moveUndone(who, timeOf(to)) : events.restored(who, crew === 'lost');
}

/** One sentence for each kind of event; a kind without one does not compile. */
const sentences: Record<BookingEventKind, (who: string, detail: Detail) => string> = {
  made: (who, { totalPaise = '0', file, cars = '' }) =>
    file
      ? events.imported(who, formatPaise(Number(totalPaise)), file)
      : events.made(who, formatPaise(Number(totalPaise)), cars),
  'ride-added': (who, { title = '', carType = '', totalPaise = '0', of }) =>
    events.rideAdded(
      who,
      [title, carType].filter(Boolean).join(', '),
      of === 'trip' ? '' : formatPaise(Number(totalPaise)),
    ),
  changed: changedText,
  confirmed: (who) => events.confirmed(who),
  assigned: (who, { car = '', driver = '' }) => events.assigned(who, car, driver),
  unassigned: (who) => events.unassigned(who),
  moved: (who, { from = '', to = '' }) => events.moved(who, timeOf(from), timeOf(to)),
  status: (who, { from = '', to = '' }) => events.status(who, nameIn(statuses, from), nameIn(statuses, to)),
  rescheduled: (who, detail) =>
    events.rescheduled(
      who,
      timeOf(detail.from ?? ''),
      timeOf(detail.to ?? ''),
      chargeOf(detail),
      detail.reason ?? '',
    ),
  'ride-changed': rideChangedText,
  cancelled: (who, detail) =>
    detail.of === 'trip'
      ? events.cancelledTrip(who, {
          charge: chargeOf(detail),
          tcs: detail.tcsPaise === undefined ? '' : formatPaise(Number(detail.tcsPaise)),
          reason: detail.reason ?? '',
        })
      : cancelledDuty(who, detail),
  'no-show': (who, detail) => events.noShow(who, endCharge(detail), detail.reason ?? ''),
  restored: restoredText,
  'charge-removed': (who, detail) => events.chargeRemoved(who, amountOf(detail), detail.reason ?? ''),
  charge: (who, detail) => events.charge(who, amountOf(detail), detail.reason ?? ''),
  money: (who, detail) =>
    events.money(
      who,
      nameIn(money.kinds, detail.kind ?? ''),
      amountOf(detail),
      nameIn(money.methods, detail.method ?? ''),
      detail.reference ?? '',
      cameText(detail),
    ),
  'money-reversed': (who, detail) =>
    events.moneyReversed(who, nameIn(money.kinds, detail.kind ?? ''), amountOf(detail)),
  refund: (who, detail) => {
    const { step = '' } = detail;
    const text = Object.hasOwn(events.refund, step)
      ? events.refund[step as keyof typeof events.refund]
      : events.refund.asked;
    return text(who, amountOf(detail), detail.reason ?? '');
  },
  ...paymentSentences,
  'slip-opened': () => events.slipOpened(),
  'slip-sent': (who) => events.slipSent(who),
  entry: (who, detail) =>
    (detail.removed === 'yes' ? events.entryRemoved : events.entry)(
      who,
      enteredText(detail),
      detail.reason ?? '',
    ),
  closed: (who, { totalPaise = '0' }) => events.closed(who, formatPaise(Number(totalPaise))),
  reopened: (who) => events.reopened(who),
  'link-opened': () => events.linkOpened(),
  'link-renewed': (who) => events.linkRenewed(who),
  mailed: (_, { by = '', address = '' }) => events.mailed(by || events.system, address),
  'mail-failed': (_, { address = '', reason = '' }) => events.mailFailed(address, reason),
  'mail-bounced': (_, { address = '', reason = '' }) => events.mailBounced(address, reason),
  'trip-changed': tripText,
  'file-added': (who, { of }) => events.fileAdded(who, of === 'traveller'),
  'file-removed': (who, { of }) => events.fileRemoved(who, of === 'traveller'),
  'paper-added': (who, { kind = '' }) => events.paperAdded(who, nameIn(paperNames, kind)),
  'paper-changed': (who, { kind = '' }) => events.paperChanged(who, nameIn(paperNames, kind)),
  'paper-checked': (who, { kind = '' }) => events.paperChecked(who, nameIn(paperNames, kind)),
  'paper-removed': (who, { kind = '' }) => events.paperRemoved(who, nameIn(paperNames, kind)),
  'paper-received': (_, { kind = '' }) => events.paperReceived(nameIn(paperNames, kind)),
  'papers-deleted': () => events.papersDeleted(),
  'voucher-made': (who, { names = '' }) => events.vouchersMade(who, names),
  'voucher-sent': (who, { by, ...detail }) => events.voucherSent(by || who, detail),
  'voucher-failed': (_, detail) => events.voucherFailed(detail),
  'voucher-refused': (_, detail) => events.voucherRefused(detail),
  'supplier-asked': (who, { supplier = '', channel, address = '', titles = '' }) =>
    events.supplierAsked(who, supplier, channel === 'mail' ? address : events.whatsapp, titles),
  'supplier-mailed': (_, { by = '', address = '' }) => events.supplierMailed(by || events.system, address),
  'supplier-mail-failed': (_, { address = '', reason = '' }) => events.supplierMailFailed(address, reason),
  'supplier-mail-bounced': (_, { address = '', reason = '' }) => events.supplierMailBounced(address, reason),
  erased: (who) => events.erased(who),
};

/** Entries of the driver and openings of a link have no staff member. */
const byDriver: readonly BookingEventKind[] = ['entry', 'status', 'money', 'slip-opened'];

export function eventText({ kind, actorName, detail }: Pick<BookingEvent, 'kind' | 'actorName' | 'detail'>) {
  return sentences[kind](actorName || (byDriver.includes(kind) ? events.driver : events.system), detail);
}

/** The last event of a kind of each duty. */
const lastOf = (all: readonly BookingEvent[], kind: BookingEventKind) => [
  ...new Map(all.filter((event) => event.kind === kind).map((event) => [event.dutyId, event])).values(),
];

/**
 * The last change of time and the last change of the ride of each duty can still be taken back, if nothing else was done to it
 * since.
 */
function undoableEvents(all: readonly BookingEvent[], { pickups, marks }: Pick<Rides, 'pickups' | 'marks'>) {
  const isNow = (now: ReadonlyMap<string, string>, dutyId: string | null, stored: string | undefined) =>
    dutyId !== null && stored !== undefined && now.get(dutyId) === stored;
  return new Map<BookingEvent, UndoIntent>([
    ...lastOf(all, 'rescheduled')
      .filter(({ dutyId, detail }) => isNow(pickups, dutyId, detail.to))
      .map((event) => [event, 'undo-reschedule'] as const),
    ...lastOf(all, 'ride-changed')
      .filter(({ dutyId, detail }) => isNow(marks, dutyId, detail.after))
      .map((event) => [event, 'undo-ride'] as const),
  ]);
}

export type UndoIntent = 'undo-reschedule' | 'undo-ride';

function toEventView(event: BookingEvent, ride: string, undo: UndoIntent | undefined) {
  const when = timeText(event.at);
  return {
    id: event.id,
    moment: event.at.toISOString(),
    when,
    clock: when.split(', ')[1] ?? '',
    what: [ride, eventText(event)].filter(Boolean).join(': '),
    undo: undo && event.dutyId !== null ? { intent: undo, dutyId: event.dutyId } : null,
  };
}

export type BookingEventView = ReturnType<typeof toEventView>;
export type BookingDayView = { day: string; name: string; events: BookingEventView[] };

function dayName(day: string, now: Date): string {
  const today = dayInIndia(now);
  if (day === today) return staffEnquiryContent.today;
  return day === daysAfter(today, -1) ? staffEnquiryContent.yesterday : dateText(day);
}

type Rides = {
  /** The pick-up of each duty that can still be moved. */
  pickups: ReadonlyMap<string, string>;
  /** The ride of each, from `rideMark`. */
  marks: ReadonlyMap<string, string>;
  /** The name of each duty, where there are several. */
  rides: ReadonlyMap<string, string>;
};

/** The timeline by day, the newest first. */
export function toTimelineView(
  all: readonly BookingEvent[],
  { pickups, marks, rides }: Rides,
  now: Date,
): BookingDayView[] {
  const undoable = undoableEvents(all, { pickups, marks });
  const days = Map.groupBy(all.toReversed(), ({ at }) => dayInIndia(at));
  return [...days].map(([day, inDay]) => ({
    day,
    name: dayName(day, now),
    events: inDay.map((event) =>
      toEventView(event, rides.get(event.dutyId ?? '') ?? '', undoable.get(event)),
    ),
  }));
}

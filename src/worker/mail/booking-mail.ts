import { bookingNumber, type Duty } from '#domain/bookings/booking.ts';
import { rowsFor } from '#domain/bookings/booking-fields.ts';
import { inclusionsOf } from '#domain/bookings/inclusion-text.ts';
import type { BookingToMail } from '#domain/bookings/mails/booking-mail-service.ts';
import { tripCancellation } from '#domain/bookings/packages/package-cancellation.ts';
import { nextDue, standingOf } from '#domain/bookings/plan/payment-plan.ts';
import { toPartView } from '#domain/bookings/plan/plan-text.ts';
import { cancellingRows } from '#domain/bookings/policy/cancelling-rows.ts';
import { rideNames } from '#domain/bookings/ride-names.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import type { SharedBooking, SharedDuty } from '#domain/bookings/share/booking-share-service.ts';
import { counted, tripNames } from '#domain/fares/fare-text.ts';
import { rowsOfSums } from '#domain/quotes/price/quote-text.ts';
import { travellersText } from '#domain/quotes/price/trip-text.ts';
import { pointsOf } from '#domain/quotes/quote.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { type CalendarEvent, calendarFile } from '#domain/shared/calendar-file.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { MailFile } from '#platform/mailer.ts';
import { type MailBlock, type MailRow, renderMailPage } from './mail-page.tsx';
import { checkingBlocks, payBlocks } from './pay-rows.ts';

type Package = NonNullable<SharedBooking['package']>;

const places = (...parts: string[]) => [...new Set(parts.filter(Boolean))].join(', ');
const filled = (rows: MailRow[]): MailRow[] => rows.filter(([, value]) => value !== '');
const listOf = (heading: string, items: readonly string[]): MailBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', heading, items }];

const isToCome = ({ status }: Duty): boolean => status !== 'cancelled' && status !== 'no-show';

function lengthOf({ hours, days }: Duty): string {
  if (hours !== null) return counted(hours, 'hour', 'hours');
  return days !== null && days > 1 ? `${days} days` : '';
}

const rideRows = ({ duty }: SharedDuty): MailRow[] =>
  filled([
    ['Pick-up', `${timeText(duty.pickupAt)}, India time`],
    ['From', places(duty.pickupAddress, duty.fromName)],
    ['To', places(duty.dropAddress, duty.toName)],
    ['Trip', places(tripNames[duty.tripType], lengthOf(duty))],
    ...rowsFor('mail', duty),
    ['Car', duty.carTypeName],
  ]);

const daysText = (first: string, last: string | null): string =>
  last === null || last === first ? dateText(first) : `${dateText(first)} to ${dateText(last)}`;

function tripRows({ firstDay, lastDay }: SharedBooking, { title, offer }: Package): MailRow[] {
  const travellers = offer.travellers ? travellersText(offer.travellers) : '';
  return filled([
    ['Trip', title],
    ['Dates', firstDay === null ? 'To be agreed with you' : daysText(firstDay, lastDay)],
    ['Who travels', travellers],
  ]);
}

/** What it costs, what is paid, and in which parts the rest is due. */
function priceRows(booking: SharedBooking): MailRow[] {
  const { totalPaise, receivedPaise, balancePaise, plan, package: sold } = booking;
  const parts = standingOf(plan, booking).map(toPartView);
  return [
    ...(sold ? rowsOfSums(sold.offer, sold.sums).map(({ name, amount }): MailRow => [name, amount]) : []),
    [sold ? 'Total with taxes' : 'Total with GST', formatPaise(totalPaise)],
    ...(receivedPaise > 0 ? [['Paid', formatPaise(receivedPaise)] satisfies MailRow] : []),
    ...parts.map(({ name, amount, state }): MailRow => [name, state || amount]),
    ...(balancePaise > 0 && receivedPaise > 0
      ? [['Still to pay', formatPaise(balancePaise)] satisfies MailRow]
      : []),
  ];
}

type Rides = ReadonlyMap<string, string>;

/** The deposit is due before the ride, so the driver does not take it. Of several drivers one collects. */
function cashBlocks(booking: SharedBooking, rides: Rides): MailBlock[] {
  const due = nextDue(booking.plan, booking);
  const { cashDue } = booking;
  if (cashDue === null || due === undefined || due.part?.kind === 'deposit') return [];
  const ride = rides.get(cashDue.dutyId ?? '');
  const whom = ride
    ? `the driver of this car in cash at the end of the ride: ${ride}`
    : 'the driver in cash at the end of the ride';
  return [{ kind: 'text', text: `You can pay ${whom}.` }];
}

/** Nothing is paid of a booking that we have not confirmed. */
function payment(booking: SharedBooking, { duties, rides }: Mailed, settings: SiteSettings): MailBlock[] {
  const due = nextDue(booking.plan, booking);
  if (!due || !isConfirmed(duties)) return [];
  const paid = formatPaise(due.paise);
  const amount = due.part ? `${paid} (${toPartView(due.part).name})` : paid;
  return [
    ...payBlocks(settings, { amount, reference: `Booking ${booking.number}` }),
    ...cashBlocks(booking, rides),
  ];
}

/** The rides that are to come, and the names of all where there are several. */
type Mailed = { duties: readonly SharedDuty[]; rides: Rides };

const headed = (heading: string, ride: string | undefined): string =>
  ride === undefined ? heading : `${heading}: ${ride}`;

function rideBlocks({ duties, rides }: Mailed): MailBlock[] {
  return duties.map((one) => ({
    kind: 'rows',
    heading: headed(dutyRoute(one.duty), rides.get(one.duty.id)),
    rows: rideRows(one),
  }));
}

function termsOfRide({ duty, policy }: SharedDuty, ride: string | undefined, now: Date): MailBlock[] {
  const { included, notIncluded } = inclusionsOf(duty);
  return [
    ...listOf(headed('What is included', ride), included),
    ...listOf(headed('What is not included', ride), notIncluded),
    {
      kind: 'rows',
      heading: headed('What cancelling costs', ride),
      rows: cancellingRows(policy, duty, now),
    },
  ];
}

const cancellingBlocks = (booking: SharedBooking, sold: Package, now: Date): MailBlock[] => {
  const byTerms = tripCancellation(booking, sold, now);
  if (!byTerms) return [];
  const rows = byTerms.rows.map(({ when, costs }): MailRow => [when, costs]);
  return [
    { kind: 'rows', heading: 'What cancelling costs', rows },
    ...(byTerms.note ? [{ kind: 'text', text: byTerms.note } satisfies MailBlock] : []),
  ];
};

/** The terms of a trip are those of its quote. */
const termsOfTrip = (booking: SharedBooking, sold: Package, now: Date): MailBlock[] => {
  const { offer } = sold;
  return [
    ...listOf('What is included', pointsOf(offer.inclusions)),
    ...listOf('What is not included', pointsOf(offer.exclusions)),
    ...cancellingBlocks(booking, sold, now),
    ...listOf(offer.cancellation ? 'Terms' : 'Terms, also for cancelling', pointsOf(offer.terms)),
  ];
};

/** Whether staff have confirmed all of it. */
const isConfirmed = (duties: readonly SharedDuty[]): boolean =>
  duties.every(({ duty }) => duty.status !== 'requested');

function headingOf({ package: sold }: SharedBooking, duties: readonly SharedDuty[]): string {
  if (!isConfirmed(duties)) return 'We have noted your booking';
  if (sold) return 'Your trip is booked';
  return duties.length > 1 ? 'Your cabs are booked' : 'Your cab is booked';
}

function introOf({ firstName, number }: SharedBooking, duties: readonly SharedDuty[], agency: string) {
  const greeting = firstName ? `Hello ${firstName}, this` : 'This';
  const intro = `${greeting} is your booking ${number} with ${agency}.`;
  return isConfirmed(duties) ? intro : `${intro} It is not confirmed yet: we confirm it as soon as we can.`;
}

/** What the subject calls the trip. */
function titleOf({ package: sold }: SharedBooking, duties: readonly SharedDuty[]): string {
  const [first] = duties;
  if (sold || !first) return sold?.title ?? '';
  return [dutyRoute(first.duty), duties.length > 1 && `${duties.length} rides`].filter(Boolean).join(', ');
}

function dayOf({ firstDay }: SharedBooking, [first]: readonly SharedDuty[]): string {
  if (first) return timeText(first.duty.pickupAt);
  return firstDay === null ? '' : dateText(firstDay);
}

/** Only the trip: a calendar may be shared, so neither link nor addresses of the customer are in it. */
function entriesOf(
  { id, booking }: { id: string; booking: SharedBooking },
  { duties, rides: names }: Mailed,
  { agencyName, phoneE164 }: SiteSettings,
  { host, now: madeAt }: Pick<Frame, 'host' | 'now'>,
): CalendarEvent[] {
  const text = `Booking ${bookingNumber(id)} with ${agencyName}, ${displayPhone(phoneE164)}`;
  const { package: sold, firstDay, lastDay } = booking;
  const rides = duties.map(
    ({ duty }): CalendarEvent => ({
      ...{ uid: `booking-${id}-${duty.id}@${host}`, sequence: duty.revision, madeAt, text },
      title: headed(`Cab: ${dutyRoute(duty)}`, names.get(duty.id)),
      place: duty.fromName,
      startsAt: duty.pickupAt,
      endsAt: duty.endsAt,
      isTentative: duty.status === 'requested',
    }),
  );
  if (!sold || firstDay === null) return rides;
  const days = { firstDay, lastDay: lastDay ?? firstDay };
  const uid = `booking-${id}@${host}`;
  return [{ ...{ uid, madeAt, text, title: sold.title, place: '' }, ...days }, ...rides];
}

type Frame = {
  settings: SiteSettings;
  link: string | undefined;
  host: string;
  now: Date;
  /** What is checked, so that it is not asked for. */
  checking?: readonly string[];
};

/** The mail to the customer about their booking, with its times for a calendar. */
export function renderBookingMail(
  { mail, booking }: BookingToMail,
  { settings, link, host, now, checking = [] }: Frame,
) {
  const duties = booking.duties.filter(({ duty }) => isToCome(duty));
  const { package: sold, number } = booking;
  const rides = rideNames(booking.duties.map(({ duty }) => duty));
  const mailed = { duties, rides };
  const entries = entriesOf({ id: mail.bookingId, booking }, mailed, settings, { host, now });
  const blocks: MailBlock[] = [
    { kind: 'text', text: introOf(booking, duties, settings.agencyName) },
    ...(sold ? [{ kind: 'rows', rows: tripRows(booking, sold) } satisfies MailBlock] : []),
    ...rideBlocks(mailed),
    { kind: 'rows', heading: 'What it costs', rows: priceRows(booking) },
    ...(checking.length > 0 ? checkingBlocks(checking) : payment(booking, mailed, settings)),
    ...(link ? [{ kind: 'link', text: 'Open your booking', href: link } satisfies MailBlock] : []),
    ...(sold
      ? termsOfTrip(booking, sold, now)
      : duties.flatMap((one) => termsOfRide(one, rides.get(one.duty.id), now))),
    {
      kind: 'text',
      text: sold
        ? 'To change or cancel something, call us or answer this mail.'
        : 'To change or cancel the ride, call us or answer this mail. You see the car and the driver on the page of your booking once they are assigned.',
    },
    ...(entries.length > 0
      ? [{ kind: 'text', text: 'The attached file adds the trip to your calendar.' } satisfies MailBlock]
      : []),
  ];
  const page = renderMailPage({
    subject: [`Your booking ${number}`, titleOf(booking, duties), dayOf(booking, duties)]
      .filter(Boolean)
      .join(', '),
    preview: `${sold ? 'Total with taxes' : 'Total with GST'}: ${formatPaise(booking.totalPaise)}`,
    heading: headingOf(booking, duties),
    blocks,
    sender: settings,
    reason: 'You get this mail because our office made this booking for you.',
  });
  const file: MailFile = {
    filename: `booking-${number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendarFile(entries)),
  };
  return { ...page, attachments: entries.length > 0 ? [file] : [] };
}

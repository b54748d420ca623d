import type { PageContext } from '#app/page-context.ts';
import { type DriverLinkTexts, toDriverLinkView } from '#app/staff/cabs/bookings/driver-link-view.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { viewDriverLink } from '#domain/bookings/slip/driver-link-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { customerBookingPath, reviewPath } from '#paths.ts';
import type { BookingPageView } from './booking-data.ts';

const content = staffBookingsContent.link;

type Context = Pick<PageContext, 'db' | 'encryption' | 'baseUrl'>;

/** The rides that are still to come, or else the first one. */
function ridesOf({ duties }: BookingPageView) {
  const planned = duties.filter(({ isPlanned }) => isPlanned);
  return planned.length > 0 ? planned : duties.slice(0, 1);
}

type Rides = ReturnType<typeof ridesOf>;

/** That it is cancelled, what that costs, and what is refunded or still to be paid. */
export function cancelledText(
  first: string,
  { totalPaise, receivedPaise, keptTcsPaise }: BookingPageView['sums'],
  href: string,
): string {
  const balancePaise = totalPaise - receivedPaise;
  const chargePaise = totalPaise - keptTcsPaise;
  return [
    first,
    chargePaise > 0 ? content.charged(formatPaise(chargePaise)) : content.notCharged,
    keptTcsPaise > 0 && content.keptTcs(formatPaise(keptTcsPaise)),
    balancePaise < 0 && content.refunded(formatPaise(-balancePaise)),
    balancePaise > 0 && content.stillDue(formatPaise(balancePaise)),
    content.details(href),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the message calls the trip, with its time; of several rides each with its car. */
function tripOf({ trip }: BookingPageView, rides: Rides): string {
  if (trip) return [trip.title, trip.hasDays && trip.days].filter(Boolean).join(', ');
  return rides
    .map(({ route, pickUp, carType }) => [route, pickUp, ...(rides.length > 1 ? [carType] : [])].join(', '))
    .join('; ');
}

/** The code of each ride that is still to come. */
function codeText(rides: Rides): string {
  const planned = rides.filter(({ isPlanned }) => isPlanned);
  const [first] = planned;
  if (!first) return '';
  return planned.length === 1
    ? content.withCode(first.endCode)
    : content.withCodes(planned.map(({ ride, endCode }) => `${ride}: ${endCode}`).join('; '));
}

function sharedOf(booking: BookingPageView, baseUrl: string, token: string, agency: string) {
  const href = baseUrl + customerBookingPath(token);
  const { name, phoneE164 } = booking.customer;
  const [firstName = ''] = name.trim().split(/\s+/);
  const rides = booking.trip ? [] : ridesOf(booking);
  const named = [firstName, booking.number, agency, tripOf(booking, rides)] as const;
  const message = booking.trip ? content.tripMessage : content.message;
  const text = booking.isCancelled
    ? cancelledText(content.cancelledMessage(...named), booking.sums, href)
    : [message(...named, href), codeText(rides)].filter(Boolean).join('. ');
  const changed = content.changedMessage(...named, formatPaise(booking.sums.totalPaise), href);
  const reviewHref = baseUrl + reviewPath(token);
  return {
    ...{ href, reviewHref, text, changed },
    chatHref: phoneE164 ? chatLink(phoneE164, text) : null,
    changedHref: phoneE164 ? chatLink(phoneE164, changed) : null,
  };
}

/** The customer's link with the message that goes with it; `undefined` for a booking that was erased. */
export async function readCustomerLink(
  { db, encryption, baseUrl }: Context,
  actor: StaffActor,
  booking: BookingPageView,
) {
  const [link, { agencyName }] = await Promise.all([
    viewCustomerLink({ db, encryption }, actor, booking.id),
    readSettings(db),
  ]);
  if (!link) return undefined;
  const { token, isOver } = link;
  return {
    isOver,
    shared: token === null ? null : sharedOf(booking, baseUrl, token, agencyName),
  };
}

/** By duty; those without a driver and those that are over have none. */
export type DriverLinks = Record<string, DriverLinkTexts | null>;

export async function readDriverLinks(
  parts: Context,
  actor: StaffActor,
  { duties }: BookingPageView,
): Promise<DriverLinks> {
  const links: DriverLinks = {};
  for (const { id } of duties) {
    const view = await viewDriverLink(parts, actor, id);
    if (view) links[id] = toDriverLinkView(view, parts.baseUrl);
  }
  return links;
}

export type LinkView = NonNullable<Awaited<ReturnType<typeof readCustomerLink>>>;

import type { PageContext } from '#app/page-context.ts';
import { firstNameOf } from '#app/staff/enquiries/inbox/enquiry-view.ts';
import type { MergeValues, SavedReply } from '#domain/enquiries/replies/saved-reply.ts';
import { listReplies } from '#domain/enquiries/replies/saved-reply-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { BookingPageView } from './booking-data.ts';
import type { LinkView } from './link-view.ts';

export type RepliesView = { replies: SavedReply[]; values: MergeValues };

/** Of several rides each once. */
const joined = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('; ');

/** What the fields of saved replies stand for on this booking. */
export function toReplyValues(booking: BookingPageView, link: LinkView | undefined): MergeValues {
  const { customer, trip, sums, total, number, enquiry } = booking;
  const balancePaise = sums.totalPaise - sums.receivedPaise;
  const rides = booking.duties.filter(({ isEnded }) => !isEnded);
  return {
    name: firstNameOf(customer.name),
    reference: enquiry ? enquiry.reference : '',
    trip: trip ? trip.title : joined(rides.map(({ route }) => route)),
    dates: trip ? (trip.hasDays ? trip.days : '') : joined(rides.map(({ pickUp }) => pickUp)),
    price: total,
    link: link?.isOver === false ? (link.shared?.href ?? '') : '',
    car: joined(rides.map(({ car }) => car)),
    driver: joined(rides.map(({ driver, driverPhone }) => [driver, driverPhone].filter(Boolean).join(', '))),
    amountDue: balancePaise > 0 ? formatPaise(balancePaise) : '',
    number,
  };
}

export async function readReplies(
  { db }: Pick<PageContext, 'db'>,
  actor: StaffActor,
  booking: BookingPageView,
  link: LinkView | undefined,
): Promise<RepliesView> {
  const [replies, settings] = await Promise.all([listReplies(db, actor), readSettings(db)]);
  return {
    replies,
    values: {
      ...toReplyValues(booking, link),
      ...{ agency: settings.agencyName, phone: displayPhone(settings.phoneE164), staff: actor.name },
    },
  };
}

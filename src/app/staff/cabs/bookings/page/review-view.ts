import type { PageContext } from '#app/page-context.ts';
import { staffReviewsContent } from '#app/staff/website/reviews/texts.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { viewReviewOfBooking } from '#domain/reviews/review-staff-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { BookingPageView } from './booking-data.ts';
import type { LinkView } from './link-view.ts';

const content = staffReviewsContent.panel;

/** The review of a booking with the message that asks for it; `undefined` before the ride is over. */
export async function readBookingReview(
  { db }: Pick<PageContext, 'db'>,
  actor: StaffActor,
  booking: BookingPageView,
  link: LinkView | undefined,
) {
  const [{ isFinished, review }, { agencyName }] = await Promise.all([
    viewReviewOfBooking(db, actor, booking.id),
    readSettings(db),
  ]);
  if (!link || (!isFinished && !review)) return undefined;
  const href = link.shared?.reviewHref ?? null;
  const { name, phoneE164 } = booking.customer;
  const [firstName = ''] = name.trim().split(/\s+/);
  return {
    state: review?.state ?? ('none' as const),
    href,
    chatHref: href && phoneE164 ? chatLink(phoneE164, content.message(firstName, agencyName, href)) : null,
  };
}

export type BookingReviewView = NonNullable<Awaited<ReturnType<typeof readBookingReview>>>;

import { payContent } from '#app/content/site/links/pay.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { SharedRequest } from '#domain/payments/requests/pay-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText, dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { toPayView } from './pay-view.ts';

const content = payContent.page;

function purposeOf({ part, bookingId, enquiryId }: SharedRequest): string {
  const name = content.parts[part];
  return bookingId === null
    ? content.ofQuote(name, referenceOf(BigInt(enquiryId ?? '0')))
    : content.ofBooking(name, bookingNumber(bookingId));
}

function noticeOf({ payState, claimedAt, claimedReference }: SharedRequest) {
  if (payState === 'asked') return undefined;
  if (payState !== 'claimed') return { ...content.states[payState], utr: '' };
  const { heading, text, utr } = content.states.claimed;
  const day = claimedAt ? dateText(dayInIndia(claimedAt)) : '';
  return { heading, text: text(day), utr: claimedReference && utr(claimedReference) };
}

/** A payment request with all values formatted for the customer. */
export function toRequestView(request: SharedRequest, settings: SiteSettings, hasGateway: boolean) {
  const { reference, firstName, dueOn, duePaise, amountPaise, payState, expiresAt } = request;
  const isAsked = payState === 'asked';
  const paise = isAsked ? duePaise : amountPaise;
  return {
    ...{ reference, firstName, isAsked },
    isPaid: payState === 'paid',
    purpose: purposeOf(request),
    amount: formatPaise(paise),
    ofAsked:
      isAsked && duePaise < amountPaise
        ? content.ofAsked(formatPaise(duePaise), formatPaise(amountPaise))
        : '',
    due: isAsked && dueOn ? dateText(dueOn) : '',
    expires: isAsked ? dateText(daysAfter(dayInIndia(expiresAt), -1)) : '',
    notice: noticeOf(request),
    // The gateway's link asks for exactly what was asked for.
    isOnline: isAsked && hasGateway && duePaise === amountPaise,
    pay: isAsked ? toPayView(settings, { paise, reference, note: reference }) : undefined,
  };
}

export type RequestView = ReturnType<typeof toRequestView>;

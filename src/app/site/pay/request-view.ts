import { payContent } from '#app/content/site/links/pay.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { SubjectLink } from '#domain/payments/requests/page-links-service.ts';
import type { SharedRequest } from '#domain/payments/requests/pay-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText, dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { customerBookingPath, quotePath } from '#paths.ts';
import { toPayView } from './pay-view.ts';

const content = payContent.page;

function purposeOf({ part, bookingId, enquiryId }: SharedRequest): string {
  const name = content.parts[part];
  return bookingId === null
    ? content.ofQuote(name, referenceOf(BigInt(enquiryId ?? '0')))
    : content.ofBooking(name, bookingNumber(bookingId));
}

function noticeOf(request: SharedRequest) {
  const { payState, claimedAt, claimedReference, checking, countedPaise, duePaise } = request;
  const { states } = content;
  switch (payState) {
    case 'asked':
      return undefined;
    case 'claimed': {
      const { heading, text, utr } = states.claimed;
      const day = claimedAt ? dateText(dayInIndia(claimedAt)) : '';
      return { heading, text: text(day), utr: claimedReference && utr(claimedReference) };
    }
    case 'short': {
      const { heading, text } = states.short;
      return { heading: heading(formatPaise(countedPaise), formatPaise(duePaise)), text, utr: '' };
    }
    case 'checking':
      return { heading: states.checking.heading, text: states.checking.text(checking), utr: '' };
    default:
      return { ...states[payState], utr: '' };
  }
}

/** What the label names: what is left, what was counted, or what was asked for. */
function amountOf({ payState, duePaise, countedPaise, amountPaise }: SharedRequest) {
  if (payState === 'asked') return { label: content.amounts.asked, paise: duePaise };
  const isCounted = countedPaise > 0 && (payState === 'paid' || payState === 'short');
  // What was paid in another way was not paid by this request.
  const label = payState === 'paid' && !isCounted ? content.amounts.checking : content.amounts[payState];
  return { label, paise: isCounted ? countedPaise : amountPaise };
}

const linkTexts = {
  paid: (kind: SubjectLink['kind']) => content.receipt[kind],
  short: (kind: SubjectLink['kind'], due: string) => content.payRest[kind](due),
  other: (kind: SubjectLink['kind']) => (kind === 'booking' ? content.toBooking : content.toQuote),
};

function linkOf({ payState, duePaise }: SharedRequest, link: SubjectLink | undefined) {
  const { kind = 'quote', token } = link ?? {};
  if (token === undefined) return undefined;
  const textOf = linkTexts[payState === 'paid' || payState === 'short' ? payState : 'other'];
  return {
    text: textOf(kind, formatPaise(duePaise)),
    href: kind === 'booking' ? customerBookingPath(token) : quotePath(token),
    isButton: payState === 'short',
  };
}

type Around = { settings: SiteSettings; link: SubjectLink | undefined; hasGateway: boolean };

/** A payment request with all values formatted for the customer. */
export function toRequestView(request: SharedRequest, { settings, link, hasGateway }: Around) {
  const { reference, firstName, dueOn, duePaise, amountPaise, payState, expiresAt } = request;
  const isAsked = payState === 'asked';
  const { label, paise } = amountOf(request);
  return {
    ...{ reference, firstName, isAsked },
    isPaid: payState === 'paid',
    isClaimed: payState === 'claimed',
    claimedReference: request.claimedReference,
    // The page of the deposit follows the acceptance.
    accepted: isAsked && link?.kind === 'quote' ? content.accepted(formatPaise(link.acceptedPaise)) : '',
    purpose: purposeOf(request),
    amountLabel: label,
    amount: formatPaise(paise),
    ofAsked: isAsked && duePaise < amountPaise ? content.ofAsked(formatPaise(duePaise)) : '',
    due: isAsked && dueOn ? dateText(dueOn) : '',
    // The day until which it is to be paid says more than that until which it can be.
    expires: isAsked && !dueOn ? dateText(daysAfter(dayInIndia(expiresAt), -1)) : '',
    notice: noticeOf(request),
    link: linkOf(request, link),
    // The gateway's link asks for exactly what was asked for.
    isOnline: isAsked && hasGateway && duePaise === amountPaise,
    pay: isAsked ? toPayView(settings, { paise, reference, note: reference }) : undefined,
  };
}

export type RequestView = ReturnType<typeof toRequestView>;

import { toEventView } from '#app/staff/enquiries/enquiry/event-text.ts';
import type { Customer } from '#domain/enquiries/customers/customer.ts';
import type {
  CustomerNote,
  CustomerPage,
  Duplicate,
} from '#domain/enquiries/customers/customer-page-service.ts';
import { travelMonth } from '#domain/enquiries/fields/travel-month.ts';
import type { EnquiryLine, TimelineEvent } from '#domain/enquiries/inbox/enquiry.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { isExpired } from '#domain/quotes/validity.ts';
import { dateText, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberText } from './customers-view.ts';
import { staffCustomersContent } from './texts.ts';

const { record: content, list } = staffCustomersContent;

/** `Guwahati to Shillong, 24 Dec 2026`, or else what the enquiry is about. */
function tripOf(enquiry: EnquiryLine): string {
  const { tripFrom, tripTo, tripStarts, service, city, message } = enquiry;
  const places = [tripFrom, tripTo].filter(Boolean).join(' to ');
  const asked = service ? [service, city].filter(Boolean).join(', ') : message.slice(0, 120) || city;
  const about = places || asked;
  return [about, travelMonth(enquiry) || (tripStarts && dateText(tripStarts))].filter(Boolean).join(', ');
}

const toEnquiryView = (enquiry: EnquiryLine) => ({
  id: enquiry.id,
  reference: enquiry.reference,
  stage: enquiry.stage,
  trip: tripOf(enquiry),
  value: enquiry.valuePaise ? formatPaise(enquiry.valuePaise) : '',
  owner: enquiry.ownerName || content.noOwner,
  received: dateText(dayInIndia(enquiry.receivedAt)),
  receivedFull: timeText(enquiry.receivedAt),
});

export type QuoteState = keyof typeof content.quoteStates;

function stateOf(quote: Quote, newest: number, now: Date): QuoteState {
  if (quote.acceptedAt) return 'accepted';
  if (quote.version < newest) return 'newer';
  if (isExpired(quote.validUntil, now)) return 'expired';
  return quote.firstOpenedAt ? 'opened' : 'sent';
}

/** The quotes of one enquiry, the newest first. */
const toQuotesView = (quotes: Quote[], now: Date) =>
  quotes.map((quote) => ({
    id: quote.id,
    enquiryId: quote.enquiryId,
    name: content.quote(referenceOf(BigInt(quote.enquiryId)), quote.version),
    state: content.quoteStates[stateOf(quote, quotes[0]?.version ?? 0, now)],
    total: formatPaise(quote.totalPaise),
    madeAt: timeText(quote.madeAt),
  }));

/** Nothing is undone or joined on this page. */
const frameOf = (cabs: CabNames) => ({ joined: [], actorId: '', cabs });

const toNoteView = (event: TimelineEvent, cabs: CabNames) => {
  const { id, text, when } = toEventView(event, frameOf(cabs));
  const reference = referenceOf(BigInt(event.enquiryId));
  return { id, enquiryId: event.enquiryId, text, by: content.noteBy(event.actorName, when, reference) };
};

const toCustomerNoteView = ({ id, text, madeBy, madeAt }: CustomerNote) => ({
  id: `customer-${id}`,
  enquiryId: '',
  text,
  by: content.importedNoteBy(madeBy, timeText(madeAt)),
});

const toNewsView = (event: TimelineEvent, cabs: CabNames) => {
  const { id, what, when, moment } = toEventView(event, frameOf(cabs));
  return {
    id,
    what,
    when,
    moment,
    enquiryId: event.enquiryId,
    reference: referenceOf(BigInt(event.enquiryId)),
  };
};

const contactOf = ({ phoneE164, email }: Pick<Customer, 'phoneE164' | 'email'>) =>
  [numberText(phoneE164), email].filter(Boolean).join(', ');

const toOtherView = (customer: Pick<Customer, 'id' | 'name' | 'phoneE164' | 'email'>) => ({
  id: customer.id,
  name: customer.name || list.nameless,
  contact: contactOf(customer),
});

const toDuplicateView = (duplicate: Duplicate) => {
  const strong = duplicate.reasons.filter((reason) => reason !== 'name');
  return {
    ...toOtherView(duplicate),
    why: (strong.length > 0 ? strong : duplicate.reasons).map((reason) => content.reasons[reason]).join(', '),
  };
};

export function toRecordView(page: CustomerPage, quotes: Quote[][], cabs: CabNames, now: Date) {
  const { customer, enquiries, notes, customerNotes, news, duplicates, merged } = page;
  const { id, name, phoneE164, email, livesIn, state, gstin, mergedInto, erasedAt } = customer;
  return {
    ...{ id, name, phoneE164, email, livesIn, state, gstin, mergedInto },
    title: name || list.nameless,
    phone: numberText(phoneE164),
    isErased: erasedAt !== null,
    enquiries: enquiries.map(toEnquiryView),
    quotes: quotes.flatMap((ofEnquiry) => toQuotesView(ofEnquiry, now)),
    notes: [...customerNotes.map(toCustomerNoteView), ...notes.map((note) => toNoteView(note, cabs))],
    news: news.map((event) => toNewsView(event, cabs)),
    duplicates: duplicates.map(toDuplicateView),
    merged: merged.map(toOtherView),
  };
}

export type RecordView = ReturnType<typeof toRecordView>;

import type { RideDetails } from '#domain/enquiries/intake/ride-details.ts';
import type { Queue, Source, Stage } from '#domain/enquiries/stages.ts';
import type { CarType } from '#domain/fares/rates.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import type { InboxFilters, InboxSort } from './inbox-filters.ts';

/** What staff know about the wanted trip; the customer's cab ride fills it in advance. */
export type TripFields = {
  tripFrom: string;
  tripTo: string;
  /** Days, `2026-12-24`. */
  tripStarts: string | null;
  tripEnds: string | null;
  tripTime: string;
  adults: number | null;
  children: number | null;
  carType: CarType | '';
  budgetPaise: number | null;
};

/** An enquiry in the inbox lists. */
export type EnquiryLine = TripFields & {
  id: string;
  reference: string;
  name: string;
  contactNo: string;
  phoneE164: string;
  email: string;
  message: string;
  source: Source;
  page: string;
  service: string;
  city: string;
  stage: Stage;
  ownerId: string | null;
  ownerName: string;
  followUpAt: Date | null;
  /** What to do then: 'Call', 'Send quote'; empty when it was not said. */
  followUpPurpose: string;
  packageId: string | null;
  /** Empty when there is none, or when it has been deleted. */
  packageName: string;
  /** The newest quote's total, or else the fare that the customer saw, or else the budget. */
  valuePaise: number | null;
  receivedAt: Date;
  firstResponseAt: Date | null;
  spamReasons: string[];
  /** The cab ride that was asked for. */
  trip: RequestedTrip | null;
  /** Sample data of a development database. */
  isSample: boolean;
};

/** An enquiry with all its fields, for its own page. */
export type Enquiry = EnquiryLine & {
  /** The party of a package, and the price that its page showed. */
  packagePrice: PriceRequest | null;
  /** What a request of a cab says besides the trip. */
  rideDetails: RideDetails | null;
  campaign: string;
  consentVersion: string;
  lostReason: string;
  customerId: string | null;
  spamScore: number;
  clickCode: string;
  mailedAt: Date | null;
  updatedAt: Date;
  erasedAt: Date | null;
  /** The enquiry that this one was joined into. */
  joinedInto: string | null;
};

export type EventKind =
  | 'received'
  | 'added-by-hand'
  | 'imported'
  | 'seen'
  | 'stage'
  | 'owner'
  | 'follow-up'
  | 'note'
  | 'reply-opened'
  | 'mail-sent'
  | 'mail-failed'
  | 'mail-bounced'
  | 'mail-to-customer'
  /** The automatic mail that the enquiry has arrived. */
  | 'acknowledged'
  | 'mail-received'
  | 'merged'
  | 'unmerged'
  | 'customer-changed'
  | 'quote-made'
  | 'quote-opened'
  | 'quote-accepted'
  | 'quote-declined'
  | 'quote-mailed'
  /** The mail to the customer with what they have accepted. */
  | 'acceptance-mailed'
  | 'booking-made'
  /** Payments of an accepted quote; those of a booking are in its own timeline. `change` in the detail says what happened. */
  | 'payment'
  | 'fact'
  /** What a customer said in another call, visit, chat or mail, as staff typed it in. */
  | 'message'
  | 'file-added'
  | 'file-removed'
  | 'joined'
  | 'unjoined'
  | 'undone'
  | 'erased';

export type TimelineEvent = {
  id: string;
  /** Of an enquiry that was joined into the shown one, or of that one itself. */
  enquiryId: string;
  at: Date;
  actorId: string | null;
  actorName: string;
  kind: EventKind;
  detail: Record<string, string>;
};

export type InboxQuery = InboxFilters & {
  queue: Queue;
  search?: string;
  /** The queue's own sort when it is missing. */
  sort?: InboxSort;
  /** Keyset paging: the page after or before this cursor; the first page without either, the last one with `last`. */
  after?: string;
  before?: string;
  last?: boolean;
};

/** How many enquiries fit a filter and what they are worth together, up to a limit. */
export type InboxTotal = {
  count: number;
  valuePaise: number;
  /** More enquiries fit than were counted. */
  isCut: boolean;
};

export type InboxPage = {
  enquiries: EnquiryLine[];
  hasMore: boolean;
  hasEarlier: boolean;
  /** Cursors of the first and last row; empty when the list has no pages. */
  firstCursor: string;
  lastCursor: string;
  /** Counted up to a hundred. */
  counts: Record<Queue, number>;
  /** Of a filtered list. */
  total?: InboxTotal;
};

import type { SpamReason } from '#domain/enquiries/spam/spam-reasons.ts';
import type { Queue, Source, Stage } from '#domain/enquiries/stages.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';

/** An enquiry in the inbox lists. */
export type EnquiryLine = {
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
  campaign: string;
  packageId: string | null;
  consentVersion: string;
  lostReason: string;
  customerId: string | null;
  spamScore: number;
  clickCode: string;
  mailedAt: Date | null;
  updatedAt: Date;
  erasedAt: Date | null;
};

export type EventKind =
  | 'received'
  | 'added-by-hand'
  | 'seen'
  | 'stage'
  | 'owner'
  | 'follow-up'
  | 'note'
  | 'reply-opened'
  | 'mail-sent'
  | 'mail-failed'
  | 'mail-bounced'
  | 'merged'
  | 'unmerged'
  | 'quote-made'
  | 'quote-opened'
  | 'quote-accepted'
  | 'undone'
  | 'erased';

export type TimelineEvent = {
  id: string;
  at: Date;
  actorName: string;
  kind: EventKind;
  detail: Record<string, string>;
};

export type InboxQuery = {
  queue: Queue;
  search?: string;
  stage?: Stage;
  /** In the spam queue: only enquiries held for this reason. */
  reason?: SpamReason;
  /** Keyset paging: the page after or before this cursor; the first page without either, the last one with `last`. */
  after?: string;
  before?: string;
  last?: boolean;
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
};

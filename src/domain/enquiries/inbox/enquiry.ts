import type { SpamReason } from '#domain/enquiries/spam/spam-reasons.ts';
import type { Queue, Source, Stage } from '#domain/enquiries/stages.ts';

/** An enquiry as the desk's lists show it. */
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
  /** Added on a developer's machine, to have something to look at. */
  isSample: boolean;
};

/** An enquiry with everything that the desk knows of it. */
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
  /** Of what was held back: only what was held back for this. */
  reason?: SpamReason;
  /** The page after this row, or before it; by neither the first. `last` is the list's other end. */
  after?: string;
  before?: string;
  last?: boolean;
};

export type InboxPage = {
  enquiries: EnquiryLine[];
  hasMore: boolean;
  hasEarlier: boolean;
  /** Where the page begins and ends, for the pages before and after it; empty where there is nothing to page by. */
  firstCursor: string;
  lastCursor: string;
  /** Up to a hundred each: beyond that it is 'many'. */
  counts: Record<Queue, number>;
};

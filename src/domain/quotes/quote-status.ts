import type { Quote } from './quote.ts';
import { isExpired } from './validity.ts';

export const quoteStatuses = [
  'draft',
  'sent',
  'opened',
  'accepted',
  'declined',
  'expired',
  'superseded',
] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

type StatusFacts = Pick<Quote, 'acceptedAt' | 'declinedAt' | 'supersededAt' | 'validUntil' | 'firstOpenedAt'>;

/** What has become of a quote; without a quote there is only a draft. An answer stays, whatever comes later. */
export function quoteStatus(quote: StatusFacts | undefined, now: Date): QuoteStatus {
  if (!quote) return 'draft';
  if (quote.acceptedAt) return 'accepted';
  if (quote.declinedAt) return 'declined';
  if (quote.supersededAt) return 'superseded';
  if (isExpired(quote.validUntil, now)) return 'expired';
  return quote.firstOpenedAt ? 'opened' : 'sent';
}

/** Whether the customer can still accept or decline it. */
export const isAnswerable = (status: QuoteStatus): boolean => status === 'sent' || status === 'opened';

import { daysAfter } from '#domain/shared/india-time.ts';
import { warningDays } from './fleet.ts';

export type Expiry = 'valid' | 'expires-soon' | 'expired';

/** The last day on which something counts as expiring soon. */
export const warnedUntil = (today: string): string => daysAfter(today, warningDays);

/** A paper is good until the end of its last day. */
export function expiryOf(expiresOn: string, today: string): Expiry {
  if (expiresOn < today) return 'expired';
  return expiresOn <= warnedUntil(today) ? 'expires-soon' : 'valid';
}

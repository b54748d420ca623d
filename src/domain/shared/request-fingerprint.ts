import { createHash } from 'node:crypto';

/** What a request with an idempotency key asks for: the same for a retry, another one for other content. */
export const requestFingerprint = (content: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/** Whether a stored request asked for the same; one of an earlier version has no fingerprint and counts as the same. */
export const isSameRequest = (stored: string, fingerprint: string): boolean =>
  stored === '' || stored === fingerprint;

import { contactMessages as messages } from '#domain/enquiries/intake/contact-messages.ts';
import { paths } from '#paths.ts';
import type { Waiting } from './kept-message.ts';

export type Reply = {
  /** `away`: no acknowledgement, and another attempt may help. */
  kind: 'sent' | 'refused' | 'away';
  text: string;
};

const timeoutMs = 20_000;
const retryStatuses = new Set([408, 425, 429]);

async function readReply(response: Response): Promise<Reply> {
  // A captive portal may answer any request with its own page and status 200.
  const isOurs = response.headers.get('content-type')?.startsWith('text/plain') && !response.redirected;
  if (response.ok && isOurs) return { kind: 'sent', text: await response.text() };
  if (response.ok || response.status >= 500 || retryStatuses.has(response.status))
    return { kind: 'away', text: messages.waiting };
  return { kind: 'refused', text: isOurs ? await response.text() : messages.notSent };
}

export async function sendMessage({ key, entries }: Waiting): Promise<Reply> {
  const body = new FormData();
  for (const [name, value] of entries) body.set(name, value);
  try {
    const response = await fetch(`${paths.api}/contact-us-message`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body,
      // Browsers from before 2022 have no `AbortSignal.timeout`.
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    return await readReply(response);
  } catch {
    return { kind: 'away', text: messages.waiting };
  }
}

const firstPauseMs = 3000;
const maxPauseMs = 5 * 60_000;

/** Exponential backoff with jitter, so that visitors do not all retry at the same moment. */
export function pauseBefore(attempt: number, random = Math.random()): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** attempt) * (0.75 + random / 2);
}

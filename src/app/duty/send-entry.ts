import type { Item, SendResult } from './outbox.ts';

const timeoutMs = 20_000;
/** A photo of 300 kB takes 50 seconds on a network of the second generation. */
const photoTimeoutMs = 120_000;

/** What the server answers to an entry or a photo. */
export type EntryReply = { kind: 'stored' | 'without-code' } | { kind: 'refused'; text: string };

const isReply = (value: unknown): value is EntryReply =>
  typeof value === 'object' && value !== null && 'kind' in value;

const hasText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** The disk of the server is full: the driver is told why the photo waits. */
const noRoomStatus = 507;

/** Everything but an answer of our own counts as away: a captive portal answers with its own page and status 200. */
async function post(address: string, body: BodyInit, maxMs: number): Promise<SendResult> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), maxMs);
  try {
    const response = await fetch(address, { method: 'POST', body, signal: stop.signal, cache: 'no-store' });
    const isOurs =
      response.headers.get('content-type')?.startsWith('application/json') && !response.redirected;
    if (!isOurs) return { kind: 'away' };
    const reply: unknown = await response.json();
    if (response.status === noRoomStatus && hasText(reply)) return { kind: 'away', text: reply.text };
    if (response.status >= 500 || response.status === 429) return { kind: 'away' };
    return isReply(reply) ? reply : { kind: 'away' };
  } catch {
    return { kind: 'away' };
  } finally {
    clearTimeout(timer);
  }
}

export const sendEntry = (address: string, item: Item): Promise<SendResult> =>
  post(
    address,
    new URLSearchParams({
      ...item.fields,
      key: item.key,
      sequence: String(item.sequence),
      happenedAt: item.at,
    }),
    timeoutMs,
  );

export const sendPhoto = (address: string, photo: Blob): Promise<SendResult> =>
  post(address, photo, photoTimeoutMs);

import type { Item, SendResult } from './outbox.ts';

const timeoutMs = 20_000;

/** What the server answers to an entry. */
export type EntryReply = { kind: 'stored' | 'without-code' } | { kind: 'refused'; text: string };

const isReply = (value: unknown): value is EntryReply =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Everything but an answer of our own counts as away: a captive portal answers with its own page and status 200. */
export async function sendEntry(address: string, item: Item): Promise<SendResult> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({
        ...item.fields,
        key: item.key,
        sequence: String(item.sequence),
        happenedAt: item.at,
      }),
      signal: stop.signal,
      cache: 'no-store',
    });
    const isOurs =
      response.headers.get('content-type')?.startsWith('application/json') && !response.redirected;
    if (!isOurs || response.status >= 500 || response.status === 429) return { kind: 'away' };
    const reply: unknown = await response.json();
    return isReply(reply) ? reply : { kind: 'away' };
  } catch {
    return { kind: 'away' };
  } finally {
    clearTimeout(timer);
  }
}

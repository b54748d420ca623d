import type { Db } from '#platform/database/db.ts';
import { confirmPayment } from './confirm-service.ts';
import type { Gateway } from './gateway.ts';
import { type OpenLink, selectOpenLinks, updateLinkClosed } from './link-store.ts';
import { selectKnownPayments, selectLook, storeLook } from './payment-store.ts';
import { settleNow } from './settlement-service.ts';

type Parts = { db: Db; gateway: Gateway };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A payment appears in the list a moment after it was made, and our clock may be ahead. */
const overlapMs = 30 * minuteMs;
/** A payment may be captured up to five days after it was made. */
const lateMs = 6 * dayMs;

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms);

/** One at a time: what is found here is what webhooks have left out. */
async function confirmUnknown(
  parts: Parts,
  paymentIds: readonly string[],
  stop?: AbortSignal,
): Promise<void> {
  const known = await selectKnownPayments(parts.db, paymentIds);
  for (const id of paymentIds) if (!known.has(id) && !stop?.aborted) await confirmPayment(parts, id);
}

/** Whether the last look of this kind is so long ago. */
async function isDue(db: Db, kind: 'late-payments' | 'links' | 'settlements', now: Date): Promise<boolean> {
  const last = await selectLook(db, kind);
  return !last || last <= before(now, dayMs);
}

/** Payments since the last look, and once a day those that were made earlier and captured since. */
export async function lookForPayments(parts: Parts, stop?: AbortSignal, now = new Date()): Promise<void> {
  const { db, gateway } = parts;
  const last = await selectLook(db, 'payments');
  const isLate = await isDue(db, 'late-payments', now);
  const since = last && !isLate ? before(last, overlapMs) : before(last && last < now ? last : now, lateMs);
  for await (const payments of gateway.listPaidSince(since))
    await confirmUnknown(
      parts,
      payments.map(({ id }) => id),
      stop,
    );
  if (stop?.aborted) return;
  await storeLook(db, 'payments', now);
  if (isLate) await storeLook(db, 'late-payments', now);
}

const pageSize = 100;

/** A link nobody should pay any more is cancelled; of the others, what was paid is looked for. */
async function lookAtLink(parts: Parts, { linkId, isAsked }: OpenLink, stop?: AbortSignal): Promise<void> {
  const { db, gateway } = parts;
  if (!isAsked) await gateway.cancelLink(linkId);
  const link = await gateway.fetchLink(linkId);
  await confirmUnknown(parts, link?.paymentIds ?? [], stop);
  if (!link || link.state === 'paid' || link.state === 'expired' || link.state === 'cancelled')
    await updateLinkClosed(db, linkId);
}

/** Links of requests that have ended are cancelled; once a day every open link is looked at. */
export async function lookAtLinks(parts: Parts, stop?: AbortSignal, now = new Date()): Promise<void> {
  const { db } = parts;
  const isDaily = await isDue(db, 'links', now);
  let after = '0';
  while (!stop?.aborted) {
    const links = await selectOpenLinks(db, { after, isEnded: !isDaily, limit: pageSize });
    for (const link of links) {
      if (stop?.aborted) return;
      await lookAtLink(parts, link, stop);
    }
    const last = links.at(-1);
    if (!last) break;
    after = last.requestId;
  }
  if (isDaily && !stop?.aborted) await storeLook(db, 'links', now);
}

/** Once a day; the gateway's event brings it forward. */
export async function lookAtSettlements(parts: Parts, now = new Date()): Promise<void> {
  if (await isDue(parts.db, 'settlements', now)) await settleNow(parts, now);
}

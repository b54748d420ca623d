import PQueue from 'p-queue';
import type { Db } from '#platform/database/db.ts';
import { confirmPayment, type Outcome, refreshPayment } from './confirm-service.ts';
import { forgetBodies, markProcessed, selectWaiting, type WaitingEvent } from './event-store.ts';
import { type Gateway, GatewayError } from './gateway.ts';
import { settleNow } from './settlement-service.ts';

type Parts = { db: Db; gateway: Gateway };

const paid: ReadonlySet<string> = new Set([
  'payment_link.paid',
  'payment_link.partially_paid',
  'payment.captured',
]);
const refunded: ReadonlySet<string> = new Set(['refund.created', 'refund.processed', 'refund.failed']);

/** Two, so that the other tasks of the worker have connections left. */
const concurrency = 2;
const pageSize = 50;

async function processOne(parts: Parts, { kind, paymentId }: WaitingEvent): Promise<Outcome> {
  if (paid.has(kind)) return paymentId === '' ? 'ignored' : confirmPayment(parts, paymentId);
  if (refunded.has(kind) && paymentId !== '') return refreshPayment(parts, paymentId);
  if (kind === 'settlement.processed') return settleNow(parts);
  return 'ignored';
}

/** All events of a payment in their order: the first that counts it makes the others known. */
async function processAll(parts: Parts, events: readonly WaitingEvent[]): Promise<void> {
  for (const event of events) await markProcessed(parts.db, [event.id], await processOne(parts, event));
}

/** Nobody is asked again and again while the gateway is away, or our keys are wrong. */
const isAboutGateway = (error: unknown) =>
  error instanceof GatewayError && (error.isTransient || error.code === 'keys');

/**
 * Asks the gateway about everything that it has told us. An event that fails stays, and is tried again at the next run; it does not keep
 * the others from being processed.
 */
export async function processEvents(parts: Parts, stop?: AbortSignal): Promise<void> {
  const queue = new PQueue({ concurrency });
  let failure: unknown;
  let after: WaitingEvent | undefined;
  while (!stop?.aborted) {
    const page = await selectWaiting(parts.db, after, pageSize);
    after = page.at(-1);
    if (!after) break;
    const groups = Map.groupBy(page, ({ id, paymentId }) => paymentId || id);
    await queue.addAll(
      [...groups.values()].map((events) => async () => {
        if (isAboutGateway(failure) || stop?.aborted) return;
        await processAll(parts, events).catch((error) => {
          failure = isAboutGateway(failure) ? failure : error;
        });
      }),
    );
    if (isAboutGateway(failure)) break;
  }
  if (failure) throw failure;
}

const bodyDays = 30;

/** What an event says is about a customer; the payments keep what the books need. */
export const forgetEvents = (db: Db, now: Date): Promise<void> =>
  forgetBodies(db, new Date(now.getTime() - bodyDays * 24 * 3600_000));

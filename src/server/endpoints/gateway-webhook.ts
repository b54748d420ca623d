import type { Context } from 'hono';
import type { WebGateway } from '#domain/payments/gateway/gateway.ts';
import { noteEvent } from '#domain/payments/gateway/webhook-service.ts';
import { failureText } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxWebhookKiB, readLimited } from '#platform/http/body.ts';
import type { Log } from '#platform/log.ts';

type Parts = { db: Db; log: Log; gateway: WebGateway | undefined };

const headers = { 'cache-control': 'no-store' };

/** Stores what the gateway has signed; the worker asks the gateway about it. Everything else is refused by the same answer. */
export function receiveWebhook({ db, log, gateway }: Parts) {
  const refuse = (c: Context) => c.text(failureText.forbidden, failureStatus.forbidden, headers);
  return async (c: Context): Promise<Response> => {
    const body = await readLimited(c.req.raw, maxWebhookKiB * 1024).catch(() => undefined);
    const event = body && gateway?.readWebhook(c.req.raw.headers, body);
    if (!event) return refuse(c);
    try {
      await noteEvent(db, event);
    } catch (error) {
      // The gateway says it again.
      log.warn({ err: error }, 'an event of the payment gateway could not be stored');
      return c.text(failureText.unavailable, failureStatus.unavailable, headers);
    }
    return c.text('stored', 200, headers);
  };
}

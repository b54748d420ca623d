import { callBackAt, callBackText } from '#domain/settings/call-back.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import { contactMessages as messages } from './contact-messages.ts';
import { selectReceivedAt } from './enquiry-store.ts';
import type { Received } from './new-enquiry.ts';

/** By when the agency wants to call; `undefined` when that time is over or the enquiry is unknown. */
export async function callBackOf(db: Queryable, id: bigint, now: Date): Promise<Date | undefined> {
  const receivedAt = await selectReceivedAt(db, id);
  const at = receivedAt && callBackAt(receivedAt, await readSettings(db));
  return at && at > now ? at : undefined;
}

/**
 * The reply to an enquiry. It is worked out from the time at which the enquiry was stored, so that every retry gets the
 * same promise.
 */
export function thanksFor({ reference, receivedAt, settings, answerBy }: Received, now = new Date()): string {
  const at = callBackAt(receivedAt, settings);
  return messages.thanks(reference, at > now ? callBackText(at, now) : '', answerBy);
}

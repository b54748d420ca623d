import { createHmac } from 'node:crypto';
import { keptSigningKey } from '#domain/previews/signing-key-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import { slash64Of } from '#platform/http/client-address.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { maxPerMinuteOf, minutesCounted, senderRate } from './sender-rate.ts';
import { deleteOldSenders, insertSender, selectSenderMinutes } from './sender-store.ts';

const keyName = 'enquiry-senders';

/** The network address that sent an enquiry. */
export type Sender = {
  fromAddress: string;
  /** The address is a proxy's own and is shared by many visitors. */
  isProxyAddress?: boolean;
};

const hashOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);

/**
 * Counts an enquiry and returns its address's rate per minute. The insert is committed before the count, so that the
 * last of fifty concurrent ones sees all fifty, and none waits for another.
 */
export async function countSender(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  { fromAddress, isProxyAddress = false }: Sender,
  idempotencyKey: string,
): Promise<number> {
  const key = await keptSigningKey({ db, encryption }, keyName);
  if (!key) return 0;
  const sender = hashOf(key, slash64Of(fromAddress));
  await insertSender(db, sender, hashOf(key, idempotencyKey));
  // Counting one past the limit is enough.
  const max = maxPerMinuteOf(isProxyAddress) + 1;
  return senderRate(await selectSenderMinutes(db, sender, minutesCounted, max), isProxyAddress);
}

export const forgetOldSenders = (db: Queryable): Promise<void> => deleteOldSenders(db);

import { createHmac } from 'node:crypto';
import { readableSigningKey } from '#domain/previews/signing-key-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import { slash64Of } from '#platform/http/client-address.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { maxPerMinuteOf, minutesCounted, senderRate } from './sender-rate.ts';
import { deleteOldSenders, insertSender, selectSenderMinutes } from './sender-store.ts';

const keyName = 'enquiry-senders';

/** Where an enquiry was sent from. */
export type Sender = {
  fromAddress: string;
  /** The address is a proxy's own, and many visitors share it. */
  isProxyAddress?: boolean;
};

const hashOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);

/**
 * Counts an enquiry and tells how many a minute its address sends. Each statement is committed by itself, the count after
 * the row: of fifty at once the last one sees all fifty, and none waits for another.
 */
export async function countSender(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  { fromAddress, isProxyAddress = false }: Sender,
  idempotencyKey: string,
): Promise<number> {
  const key = await readableSigningKey({ db, encryption }, keyName);
  if (!key) return 0;
  const sender = hashOf(key, slash64Of(fromAddress));
  await insertSender(db, sender, hashOf(key, idempotencyKey));
  // One more than the limit is enough to know that it is passed.
  const most = maxPerMinuteOf(isProxyAddress) + 1;
  return senderRate(await selectSenderMinutes(db, sender, minutesCounted, most), isProxyAddress);
}

export const forgetOldSenders = (db: Queryable): Promise<void> => deleteOldSenders(db);

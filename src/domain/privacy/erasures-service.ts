import { randomUUID } from 'node:crypto';
import { noteActivity } from '#domain/activity/activity-service.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type Erasure, erasuresFolder, writeErasures } from './erasure.ts';
import { blankCustomers, blankEnquiries, noteErased } from './erasure-store.ts';
import { lockUnerased, lockUnstored, markStored, selectErasures } from './erasures-store.ts';

const batchSize = 200;

/** For the worker: writes erasures to the storage folder, so that a database restore can repeat them. */
export async function storeErasures({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const rows = await lockUnstored(tx, batchSize);
      if (rows.length === 0) return 0;
      const text = writeErasures(rows.map(({ kind, recordId, at }) => ({ kind, recordId, at })));
      // A new name each time, so that a retry after a crash repeats a file but never overwrites one.
      await storage.put(`${erasuresFolder}/${randomUUID()}.json`, Buffer.from(text));
      await markStored(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    if (count < batchSize) return;
  }
}

export const readErasures = (db: Queryable): Promise<Erasure[]> => selectErasures(db);

const restore = { id: null, name: 'Restore' };

/** Erases again what a restored backup contains. Returns how many enquiries and customers; a second run finds none. */
export async function repeatErasures(
  db: Db,
  list: readonly Erasure[],
): Promise<{ enquiries: number; customers: number }> {
  const total = { enquiries: 0, customers: 0 };
  for (let from = 0; from < list.length; from += batchSize) {
    const batch = list.slice(from, from + batchSize);
    await db.transaction(async (tx) => {
      const enquiries = await lockUnerased(tx, 'enquiry', batch);
      const customers = await lockUnerased(tx, 'customer', batch);
      if (enquiries.length + customers.length === 0) return;
      await blankEnquiries(tx, enquiries);
      await blankCustomers(tx, customers);
      await noteErased(tx, enquiries, restore);
      await noteActivity(tx, {
        actorName: restore.name,
        action: 'person-erased',
        subjectKind: 'enquiries',
        detail: { enquiries: String(enquiries.length), customers: String(customers.length) },
      });
      total.enquiries += enquiries.length;
      total.customers += customers.length;
    });
  }
  return total;
}

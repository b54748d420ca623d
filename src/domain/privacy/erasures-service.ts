import { randomUUID } from 'node:crypto';
import { noteActivity } from '#domain/activity/activity-service.ts';
import { enquiryLocks } from '#domain/enquiries/personal-data.ts';
import { type ErasedKind, erasedKinds } from '#domain/shared/personal-data.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { eraseRecords, recordTables } from './contributors.ts';
import { type Erasure, erasuresFolder, writeErasures } from './erasure.ts';
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

type Repeated = { enquiries: number; customers: number; bookings: number; drivers: number; reviews: number };

/** Returns what of these records is erased now; undefined when a restore brought none of them back. */
async function repeatBatch(tx: Tx, batch: readonly Erasure[]): Promise<Repeated | undefined> {
  await enquiryLocks.lockCustomerGroups(tx);
  const ids = {} as Record<ErasedKind, string[]>;
  for (const kind of erasedKinds)
    ids[kind] = await lockUnerased(
      tx,
      recordTables[kind],
      batch.filter((erasure) => erasure.kind === kind),
    );
  if (Object.values(ids).every(({ length }) => length === 0)) return undefined;
  for (const kind of ['enquiry', 'booking', 'customer', 'driver', 'review'] as const)
    await eraseRecords(tx, kind, ids[kind], restore);
  return {
    enquiries: ids.enquiry.length,
    customers: ids.customer.length,
    bookings: ids.booking.length,
    drivers: ids.driver.length,
    reviews: ids.review.length,
  };
}

/** Erases again what a restored backup contains. Returns how many of each; a second run finds none. */
export async function repeatErasures(db: Db, list: readonly Erasure[]): Promise<Repeated> {
  const total = { enquiries: 0, customers: 0, bookings: 0, drivers: 0, reviews: 0 };
  for (let from = 0; from < list.length; from += batchSize) {
    const batch = list.slice(from, from + batchSize);
    await db.transaction(async (tx) => {
      const counts = await repeatBatch(tx, batch);
      if (!counts) return;
      const { enquiries, customers, bookings, drivers, reviews } = counts;
      await noteActivity(tx, {
        actorName: restore.name,
        action: 'customer-erased',
        subjectKind: 'enquiries',
        detail: {
          enquiries: String(enquiries),
          customers: String(customers),
          ...(bookings > 0 && { bookings: String(bookings) }),
          ...(drivers > 0 && { drivers: String(drivers) }),
          ...(reviews > 0 && { reviews: String(reviews) }),
        },
      });
      total.enquiries += enquiries;
      total.customers += customers;
      total.bookings += bookings;
      total.drivers += drivers;
      total.reviews += reviews;
    });
  }
  return total;
}

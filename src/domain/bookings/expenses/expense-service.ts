import {
  type ExpectedPhoto,
  expectPhoto,
  listPhotos,
  type PhotoOfExpense,
  storePhoto,
} from '#domain/attachments/attachment-service.ts';
import { lockBoth } from '#domain/bookings/changes/change-duty.ts';
import { findByToken } from '#domain/bookings/slip/driver-service.ts';
import { expensesIn, removalOf } from '#domain/bookings/slip/expenses.ts';
import { type StoredEntry, selectEntries } from '#domain/bookings/slip/slip-store.ts';
import { masterTypes } from '#domain/images/image.ts';
import { typeOfBytes } from '#domain/images/image-bytes.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import type { Storage } from '#platform/storage/storage.ts';

/**
 * `stored`: also when it was there already, or when its expense was removed meanwhile. `unknown`: the driver has entered no
 * such expense. `gone`: the link no longer works.
 */
export type TakenPhoto = 'stored' | 'unknown' | 'gone' | 'wrong-type' | 'too-many';

const entryKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isPicture = (bytes: Buffer): boolean => {
  const type = typeOfBytes(bytes);
  return masterTypes.some((master) => master === type);
};

async function expect(tx: Tx, dutyId: string, key: string): Promise<ExpectedPhoto | 'unknown'> {
  const entries = await selectEntries(tx, dutyId);
  if (removalOf(entries, key)) return 'stored';
  const isDrivers = expensesIn(entries).some((entry) => entry.key === key && entry.enteredBy === '');
  return isDrivers ? expectPhoto(tx, dutyId, key) : 'unknown';
}

/** Stores the photo of an expense that the driver entered; one for each expense, however often it is sent. */
export async function takePhoto(
  { db, storage }: { db: Db; storage: Storage },
  token: string,
  { key, bytes }: { key: string; bytes: Buffer },
  now = new Date(),
): Promise<TakenPhoto> {
  const found = await findByToken(db, token, now);
  if (!found) return 'gone';
  if (!entryKey.test(key)) return 'unknown';
  if (!isPicture(bytes)) return 'wrong-type';
  try {
    const expected = await db.transaction(async (tx) => {
      await lockBoth(tx, found.id);
      // Another driver may have got the duty while this one waited for the lock.
      if (!(await findByToken(tx, token, now))) return 'gone';
      return expect(tx, found.id, key);
    });
    if (typeof expected === 'string') return expected;
    await storePhoto({ db, storage }, expected, bytes);
    return 'stored';
  } catch (error) {
    if (failureOf(error).code === 'not_found') return 'gone';
    throw error;
  }
}

/** What a driver paid on the way and staff see, with its photo. */
export type ExpenseView = StoredEntry & { dutyId: string; photo: PhotoOfExpense | undefined };

/** The expenses of duties that count. */
export async function listExpenses(
  db: Queryable,
  actor: StaffActor,
  dutyIds: readonly string[],
): Promise<ExpenseView[]> {
  assertArea(actor, 'enquiries');
  const [photos, ...entries] = await Promise.all([
    listPhotos(db, actor, dutyIds),
    ...dutyIds.map((id) => selectEntries(db, id)),
  ]);
  return dutyIds.flatMap((dutyId, index) =>
    expensesIn(entries[index] ?? []).map((entry) => ({
      ...entry,
      dutyId,
      photo: photos.find((photo) => photo.dutyId === dutyId && photo.entryKey === entry.key),
    })),
  );
}

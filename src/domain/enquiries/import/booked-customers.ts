import type { Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { customerImportMessages } from './customer-import-messages.ts';
import {
  deleteUntouchedCustomers,
  insertCustomers,
  lockCustomersOf,
  reserveIds,
  selectKnown,
  shareCustomers,
} from './customer-import-store.ts';
import type { KnownCustomer } from './import-plan.ts';

/** The customers with these numbers; of two with one number the oldest. */
export async function customersByNumber(
  db: Queryable,
  numbers: readonly string[],
): Promise<Map<string, KnownCustomer>> {
  const known = await selectKnown(db, numbers, []);
  return new Map(known.toReversed().map((customer) => [customer.phoneE164, customer]));
}

/** Keeps known customers from being merged or erased until their bookings are stored. */
export async function holdCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  if ((await shareCustomers(tx, ids)) !== ids.length)
    throw new Failure('conflict', customerImportMessages.changedMeanwhile);
}

/** Adds the customers of imported bookings; returns their ids by number. */
export async function addBookedCustomers(
  tx: Tx,
  bookingImportId: bigint,
  contacts: readonly { name: string; phoneE164: string }[],
): Promise<Map<string, string>> {
  const ids = await reserveIds(tx, 'customers', contacts.length);
  const added = contacts.map((contact, index) => ({ ...contact, email: '', id: ids[index] ?? '' }));
  await insertCustomers(tx, bookingImportId, added, 'booking_import_id');
  return new Map(added.map(({ phoneE164, id }) => [phoneE164, id]));
}

/** Customers are locked before their bookings, as everywhere. */
export const lockBookedCustomers = (tx: Tx, bookingImportId: bigint): Promise<number> =>
  lockCustomersOf(tx, bookingImportId, 'booking_import_id');

/** Removes those who have nothing else and whom staff have not changed; returns how many. */
export const removeBookedCustomers = (tx: Tx, bookingImportId: bigint): Promise<number> =>
  deleteUntouchedCustomers(tx, bookingImportId, 'booking_import_id');

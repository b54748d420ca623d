import type { Queryable } from '#platform/database/db.ts';
import type { Supplier } from './supplier.ts';
import { selectContacts } from './supplier-contact-store.ts';

export type SupplierContact = Pick<Supplier, 'id' | 'name' | 'city' | 'contactName' | 'phoneE164' | 'email'>;

/** How suppliers are reached, by id, also those that were deactivated; for services that have checked who asks. */
export async function readSupplierContacts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SupplierContact>> {
  return new Map((await selectContacts(db, ids)).map((supplier) => [supplier.id, supplier]));
}

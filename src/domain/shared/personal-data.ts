import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import type { JsonRow } from '#platform/database/json-rows.ts';

/** The kinds of records that are erased, in the order in which a restore locks them. */
export const erasedKinds = ['customer', 'enquiry', 'booking', 'driver', 'review'] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** A staff member; retention and a restore have no id. */
export type Eraser = { id: string | null; name: string };

/** Whose data is exported: a customer, by the records of all that were merged into them, or a driver. */
export type Subjects = {
  customer: Readonly<Record<'customers' | 'enquiries' | 'bookings', readonly string[]>>;
  driver: { id: string };
};

/**
 * What happens to a column: it is blanked or deleted with the record it belongs to (`erased`), deleted after a fixed
 * time (`expires`), or not erased: because tax law or the program needs it (`kept`), because the program chose its value
 * and reports count it (`statistics`), or because it is about a staff member (`staff`).
 */
export type Treatment = 'erased' | 'expires' | 'kept' | 'statistics' | 'staff';
export type PersonalColumns = { readonly [Each in Treatment]?: readonly string[] };

/** A table of erasable records, with the columns `id` and `erased_at`. */
export type RecordTable = { table: string; createdAt: string };

/** Everything a domain knows about the personal data in its tables. It leaves out what does not concern it. */
export type PersonalData = {
  /** Its tables with personal data, and the columns of each that hold it. */
  tables: Readonly<Record<string, PersonalColumns>>;
  records?: { readonly [Kind in ErasedKind]?: RecordTable };
  /** Its part of an export. */
  exportOf?: {
    readonly [Kind in keyof Subjects]?: (
      db: Queryable,
      subject: Subjects[Kind],
    ) => Promise<Record<string, JsonRow[]>>;
  };
  /** Erases what it stores about locked records of a kind. */
  erase?: {
    readonly [Kind in ErasedKind]?: (tx: Tx, ids: readonly string[], by: Eraser) => Promise<void>;
  };
  /** Deletes what expires, unless a scheduled task of the domain does. */
  expire?: (db: Db, now: Date) => Promise<void>;
};

import { personalData as activity } from '#domain/activity/personal-data.ts';
import { personalData as attachments } from '#domain/attachments/personal-data.ts';
import { personalData as bookings } from '#domain/bookings/personal-data.ts';
import { personalData as documents } from '#domain/documents/personal-data.ts';
import { personalData as enquiries } from '#domain/enquiries/personal-data.ts';
import { personalData as fares } from '#domain/fares/personal-data.ts';
import { personalData as money } from '#domain/money/personal-data.ts';
import { personalData as payments } from '#domain/payments/personal-data.ts';
import { personalData as photoSlots } from '#domain/photo-slots/personal-data.ts';
import { personalData as quotes } from '#domain/quotes/personal-data.ts';
import { personalData as reports } from '#domain/reports/personal-data.ts';
import { personalData as reviews } from '#domain/reviews/personal-data.ts';
import { personalData as settings } from '#domain/settings/personal-data.ts';
import type {
  ErasedKind,
  Eraser,
  PersonalData,
  RecordTable,
  Subjects,
} from '#domain/shared/personal-data.ts';
import { personalData as staff } from '#domain/staff/personal-data.ts';
import { personalData as suppliers } from '#domain/suppliers/personal-data.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';

/** In the order in which they erase: counted days are found by what their enquiries say, and rides are locked before their photos. */
const domains = {
  reports,
  enquiries,
  bookings,
  documents,
  payments,
  attachments,
  quotes,
  reviews,
  photoSlots,
  fares,
  staff,
  activity,
  settings,
  suppliers,
  money,
} as const satisfies Record<string, PersonalData>;

/** Where the records of every kind are. */
export const recordTables: Record<ErasedKind, RecordTable> = {
  ...enquiries.records,
  ...bookings.records,
  ...reviews.records,
};

export const contributors: readonly PersonalData[] = Object.values(domains);

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type PartOf<Domain, Kind extends keyof Subjects> = Domain extends {
  exportOf: Record<Kind, (...values: never[]) => Promise<infer Part>>;
}
  ? Part
  : never;
/** The parts of all domains. */
export type Exported<Kind extends keyof Subjects> = AllOf<
  PartOf<(typeof domains)[keyof typeof domains], Kind>
>;

export async function exportSubject<Kind extends keyof Subjects>(
  db: Queryable,
  kind: Kind,
  subject: Subjects[Kind],
): Promise<Exported<Kind>> {
  const parts = {};
  for (const { exportOf } of contributors) Object.assign(parts, await exportOf?.[kind]?.(db, subject));
  return parts as Exported<Kind>;
}

/** The caller has locked the records, and erases enquiries and bookings before their customers. */
export async function eraseRecords(
  tx: Tx,
  kind: ErasedKind,
  ids: readonly string[],
  by: Eraser,
): Promise<void> {
  if (ids.length === 0) return;
  for (const { erase } of contributors) await erase?.[kind]?.(tx, ids, by);
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const { expire } of contributors) await expire?.(db, now);
}

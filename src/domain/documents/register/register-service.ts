import type { DocumentKind } from '#domain/documents/document.ts';
import type { MissingDocument } from '#domain/documents/issue/missing.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { DocumentRow, WholeDocument } from './document-row.ts';
import {
  type RegisterFilter,
  type RegisterPart,
  type RegisterPlace,
  type RegisterSums,
  registerParts,
  selectDocument,
  selectDocumentsBetween,
  selectDocumentsOf,
  selectRegister,
  selectRegisterSums,
  selectWaiting,
} from './register-store.ts';

export type { RegisterPart, RegisterSums };
export { registerParts };

const pageSize = 50;

/** The first and the last day of `2026-11`. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, until: `${month}-${String(last).padStart(2, '0')}` };
}

export type RegisterRequest = {
  kind?: DocumentKind;
  month?: string;
  /** Where no month is asked for. */
  days?: { from: string; until: string };
  registrationId?: string;
  text?: string;
  /** Together with a month or days, so that only their documents are read. */
  only?: RegisterPart;
  after?: RegisterPlace | null;
};

export type Register = {
  rows: DocumentRow[];
  next: RegisterPlace | null;
  /** Of everything that matches a month or a text; all documents of all years would have to be read for each page. */
  sums: RegisterSums | undefined;
};

const filterOf = ({ kind, month, days, registrationId, text, only }: RegisterRequest): RegisterFilter => ({
  ...(kind && { kind }),
  ...(month ? { days: daysOfMonth(month) } : days && { days }),
  ...(registrationId && { registrationId }),
  ...(text && { text }),
  ...(only && (month || days) && { only }),
});

/** A page of the register, the newest first. */
export async function listDocuments(
  db: Queryable,
  actor: StaffActor,
  request: RegisterRequest,
): Promise<Register> {
  assertArea(actor, 'money');
  const filter = filterOf(request);
  const [found, sums] = await Promise.all([
    selectRegister(db, filter, { after: request.after ?? null, limit: pageSize + 1 }),
    filter.days || filter.text ? selectRegisterSums(db, filter) : undefined,
  ]);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const next = found.length > pageSize && last ? { issuedOn: last.issuedOn, id: last.id } : null;
  return { rows, next, sums };
}

/** All documents of a month, `2026-11`, for exports. */
export function selectDocumentRows(db: Queryable, actor: StaffActor, month: string): Promise<DocumentRow[]> {
  assertArea(actor, 'money');
  return selectDocumentsBetween(db, daysOfMonth(month));
}

/** All documents of a booking, those of its deposit and its monthly bills included, in their order. */
export function documentsOf(db: Queryable, actor: StaffActor, bookingId: string): Promise<DocumentRow[]> {
  assertArea(actor, 'enquiries');
  return rowId.test(bookingId) ? selectDocumentsOf(db, bookingId) : Promise.resolve([]);
}

/** The documents that the customer of a booking may see; the caller has found the booking by its link. */
export const documentsOfLink = (db: Queryable, bookingId: string): Promise<DocumentRow[]> =>
  selectDocumentsOf(db, bookingId);

/** Everything of a document, for its print. */
export const findDocument = (db: Queryable, id: string): Promise<WholeDocument | undefined> =>
  rowId.test(id) ? selectDocument(db, id) : Promise.resolve(undefined);

export type WaitingSubject = {
  id: string;
  bookingId: string | null;
  quoteId: string | null;
  missing: readonly MissingDocument[];
  /** A code, after a failure; it is tried again by itself. */
  error: string;
  tries: number;
};

export type Waiting = { subjects: WaitingSubject[]; next: string | null };

const waitingOf = ({ waits, notedAt: _, ...row }: Awaited<ReturnType<typeof selectWaiting>>[number]) => ({
  ...row,
  missing: waits,
});

/** What should be issued and is not, with the reasons. */
export async function listMissing(
  db: Queryable,
  actor: StaffActor,
  after: string | null = null,
): Promise<Waiting> {
  assertArea(actor, 'money');
  const found = await selectWaiting(db, { after, limit: pageSize + 1 });
  const subjects = found.slice(0, pageSize).map(waitingOf);
  return { subjects, next: found.length > pageSize ? (subjects.at(-1)?.id ?? null) : null };
}

/** Of one booking. */
export async function missingOf(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
): Promise<readonly MissingDocument[]> {
  assertArea(actor, 'enquiries');
  if (!rowId.test(bookingId)) return [];
  const found = await selectWaiting(db, { limit: 1, bookingId });
  return found.flatMap(({ waits }) => waits);
}

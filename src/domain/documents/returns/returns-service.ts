import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type Gstr1Sheet, Gstr1Sums, listedRows, type ReturnCell, sheetOf } from './gstr1.ts';
import { addHeads, type DocumentHeads, type ListedDocument, noDocumentHeads } from './listed-document.ts';
import {
  type Days,
  type DocumentCursor,
  type DocumentFilter,
  type KindSum,
  type ListedRegistration,
  selectDocumentSlice,
  selectKindSums,
  selectRegistrations,
} from './returns-store.ts';
import { takenInBy } from './taken-in.ts';

const rowsAtOnce = 500;

async function* read(db: Queryable, filter: DocumentFilter): AsyncGenerator<ListedDocument[]> {
  let after: DocumentCursor | undefined;
  for (;;) {
    const rows = await selectDocumentSlice(db, { ...filter, after, limit: rowsAtOnce });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = { day: last.issuedOn, id: last.id };
  }
}

/** All documents of some days, page by page in the order of their days. */
export function readDocuments(
  db: Queryable,
  actor: StaffActor,
  filter: DocumentFilter,
): AsyncGenerator<ListedDocument[]> {
  assertArea(actor, 'money');
  return read(db, filter);
}

async function* gstr1Pages(
  db: Queryable,
  filter: Days & { registrationId: string },
  sheet: Gstr1Sheet,
): AsyncGenerator<ReturnCell[][]> {
  if (sheet === 'b2b' || sheet === 'b2cl' || sheet === 'cdnr' || sheet === 'cdnur') {
    const kind = sheet === 'b2b' || sheet === 'b2cl' ? 'invoice' : 'credit-note';
    for await (const documents of read(db, { ...filter, kind }))
      yield documents.filter((one) => sheetOf(one) === sheet).flatMap((one) => listedRows(sheet, one));
    return;
  }
  const sums = new Gstr1Sums(filter.firstDay);
  for await (const documents of read(db, filter)) for (const one of documents) sums.add(one);
  yield sums.rowsOf(sheet);
}

/** The rows of a sheet of the return of one registration. */
export function readGstr1(
  db: Queryable,
  actor: StaffActor,
  filter: Days & { registrationId: string },
  sheet: Gstr1Sheet,
): AsyncGenerator<ReturnCell[][]> {
  assertArea(actor, 'money');
  return gstr1Pages(db, filter, sheet);
}

export async function listRegistrationNumbers(
  db: Queryable,
  actor: StaffActor,
): Promise<ListedRegistration[]> {
  assertArea(actor, 'money');
  return selectRegistrations(db);
}

export type TaxOfDays = {
  kinds: KindSum[];
  /** What is owed for the days: the tax of vouchers and invoices, less what invoices take in from vouchers, and what is given back. */
  due: DocumentHeads;
};

/** GST and TCS of some days, from the heads of their documents. */
export async function readTax(db: Queryable, actor: StaffActor, filter: DocumentFilter): Promise<TaxOfDays> {
  assertArea(actor, 'money');
  const kinds = await selectKindSums(db, filter);
  let due = noDocumentHeads;
  for await (const documents of read(db, filter))
    for (const document of documents) due = addHeads(due, dueBy(document));
  return { kinds, due };
}

/** What one document adds to the tax that is owed. */
function dueBy(document: ListedDocument): DocumentHeads {
  if (document.kind === 'credit-note' || document.kind === 'refund-voucher')
    return addHeads(noDocumentHeads, document.heads, -1);
  return takenInBy(document).reduce((sum, { heads }) => addHeads(sum, heads, -1), document.heads);
}

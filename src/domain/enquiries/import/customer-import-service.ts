import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import {
  fingerprintOf,
  importSubject,
  listIn,
  type SheetFile,
  type SheetList,
  storedFileName,
} from '#domain/shared/sheet-import.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import type { SheetLimits, SheetRow } from '#platform/sheets/sheet.ts';
import { customerImportMessages as messages } from './customer-import-messages.ts';
import {
  deleteEnquiries,
  deleteNotes,
  deleteUntouchedCustomers,
  insertCustomers,
  insertEnquiries,
  insertImport,
  insertImportEvents,
  insertNotes,
  lockImport,
  lockUntouchedEnquiries,
  markUndone,
  type NewCustomer,
  type NewEnquiry,
  type NewEvent,
  type NewNote,
  noteContactsAtOnce,
  reserveIds,
  selectImports,
  selectKnown,
  selectUsedKeys,
  shareCustomers,
} from './customer-import-store.ts';
import {
  areEnough,
  type DuplicateChoice,
  guessColumns,
  headingRow,
  type ImportColumns,
} from './import-columns.ts';
import { changesIn, type ImportPlan, type PlannedRow, planImport, readRows } from './import-plan.ts';

export const importLimits: SheetLimits = { bytes: 4 * 1024 * 1024, rows: 20_000 };

const readList = (file: SheetFile): Promise<SheetList> =>
  listIn(file, headingRow, { ...messages, limits: importLimits });

export type ImportChoices = {
  /** Chosen by staff; guessed without it. */
  columns?: ImportColumns;
  duplicates: DuplicateChoice;
};

async function planOf(
  db: Queryable,
  { rows }: SheetList,
  columns: ImportColumns,
  duplicates: DuplicateChoice,
  now: Date,
): Promise<ImportPlan> {
  const read = await readRows(rows, columns, now);
  const distinct = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))];
  const phones = distinct(read.rows.map(({ phoneE164 }) => phoneE164));
  const emails = distinct(read.rows.map(({ email }) => email));
  const known = await selectKnown(db, phones, emails);
  const keys = await selectUsedKeys(
    db,
    read.rows.map(({ key }) => key),
  );
  const plan = planImport(read.rows, { known, keys }, duplicates);
  const faults = [...read.faults, ...plan.faults].toSorted((a, b) => a.row - b.row);
  return { ...plan, faults };
}

const isNewCustomer = ({ known, sameAs }: PlannedRow) => !known && sameAs === undefined;

const countsOf = ({ planned }: ImportPlan) => ({
  customers: planned.filter(isNewCustomer).length,
  enquiries: planned.filter(({ enquiry }) => enquiry).length,
  notes: planned.filter(({ customerNote }) => customerNote !== '').length,
});

/** What an import would do, for staff to look at first. */
export type CustomerImportPreview = ImportPlan & {
  headings: string[];
  /** The first rows below the headings. */
  examples: SheetRow[];
  columns: ImportColumns;
  counts: AppliedImport;
  /** False when no column holds the name, or none a number or an address. */
  areEnough: boolean;
  /** Sent back to apply exactly this. */
  fingerprint: string;
};

const maxExamples = 5;

export async function previewCustomerImport(
  db: Queryable,
  actor: StaffActor,
  file: SheetFile,
  { columns: chosen, duplicates }: ImportChoices,
  now: Date,
): Promise<CustomerImportPreview> {
  assertArea(actor, 'enquiries');
  const list = await readList(file);
  const { headings, rows } = list;
  const columns = chosen ?? guessColumns(headings);
  const isReady = areEnough(columns);
  const plan = isReady
    ? await planOf(db, list, columns, duplicates, now)
    : { planned: [], faults: [], leftOut: [] };
  return {
    ...plan,
    headings,
    examples: rows.slice(0, maxExamples),
    columns,
    counts: countsOf(plan),
    areEnough: isReady,
    fingerprint: fingerprintOf(changesIn(plan)),
  };
}

type Stored = { customers: NewCustomer[]; enquiries: NewEnquiry[]; events: NewEvent[]; notes: NewNote[] };

/** The rows to insert, with their ids. */
async function rowsToStore(tx: Tx, { planned }: ImportPlan, fileName: string): Promise<Stored> {
  const added = planned.filter(isNewCustomer);
  const customerIds = await reserveIds(tx, 'customers', added.length);
  const idOfRow = new Map(added.map(({ row }, index) => [row, customerIds[index] ?? '']));
  const customers = added.map(({ row, name, phoneE164, email }) => ({
    ...{ name, phoneE164, email },
    id: idOfRow.get(row) ?? '',
  }));
  const customerIdOf = ({ row, known, sameAs }: PlannedRow) => known?.id ?? idOfRow.get(sameAs ?? row) ?? '';
  const notes = planned
    .filter(({ customerNote }) => customerNote !== '')
    .map((row) => ({ customerId: customerIdOf(row), text: row.customerNote, key: row.key }));
  const withEnquiry = planned.flatMap((row) => (row.enquiry ? [{ ...row, enquiry: row.enquiry }] : []));
  const enquiryIds = await reserveIds(tx, 'enquiries', withEnquiry.length);
  const events: NewEvent[] = [];
  const enquiries = withEnquiry.map((row, index): NewEnquiry => {
    const { name, phoneE164, email, key, enquiry } = row;
    const { note, day: _day, ...facts } = enquiry;
    const id = enquiryIds[index] ?? '';
    events.push({ enquiryId: id, kind: 'imported', detail: { file: fileName } });
    if (note) events.push({ enquiryId: id, kind: 'note', detail: { text: note } });
    return { ...facts, ...{ id, name, phoneE164, email, key, customerId: customerIdOf(row) } };
  });
  return { customers, enquiries, events, notes };
}

export type AppliedImport = { customers: number; enquiries: number; notes: number };

/** Stores exactly what the preview with this fingerprint showed; refuses when it would be something else by now. */
export async function applyCustomerImport(
  db: Db,
  actor: StaffActor,
  file: SheetFile,
  { columns = [], duplicates }: ImportChoices,
  fingerprint: string,
  now: Date,
): Promise<AppliedImport> {
  assertArea(actor, 'enquiries');
  const list = await readList(file);
  if (!areEnough(columns)) throw new Failure('invalid', messages.columnsUnknown);
  const fileName = storedFileName(file);
  return db.transaction(async (tx) => {
    const plan = await planOf(tx, list, columns, duplicates, now);
    if (fingerprintOf(changesIn(plan)) !== fingerprint)
      throw new Failure('conflict', messages.changedMeanwhile);
    if (plan.planned.length === 0) throw new Failure('invalid', messages.nothing);
    const knownIds = [...new Set(plan.planned.flatMap(({ known }) => (known ? [known.id] : [])))];
    if ((await shareCustomers(tx, knownIds)) !== knownIds.length)
      throw new Failure('conflict', messages.changedMeanwhile);
    await noteContactsAtOnce(tx);
    const counts = countsOf(plan);
    const importId = await insertImport(tx, { ...counts, fileName, madeBy: actor.name });
    const { customers, enquiries, events, notes } = await rowsToStore(tx, plan, fileName);
    await insertCustomers(tx, importId, customers);
    await insertEnquiries(tx, importId, enquiries);
    await insertImportEvents(tx, actor, events);
    await insertNotes(tx, importId, actor.name, notes);
    const subject = importSubject('customer-import', String(importId));
    const detail = {
      Customers: String(counts.customers),
      Enquiries: String(counts.enquiries),
      ...(counts.notes > 0 && { Notes: String(counts.notes) }),
    };
    await noteActivity(tx, lineBy(actor, 'customers-imported', subject, detail));
    // One notice, so that open inboxes load once.
    if (enquiries[0]) await announceLive(tx, { enquiryId: enquiries[0].id, isNew: false });
    return counts;
  });
}

const maxListed = 20;

export type ListedImport = Omit<Awaited<ReturnType<typeof selectImports>>[number], 'id'> & { id: string };

/** The newest imports. */
export async function listCustomerImports(db: Queryable, actor: StaffActor): Promise<ListedImport[]> {
  assertArea(actor, 'enquiries');
  const found = await selectImports(db, maxListed);
  return found.map((row) => ({ ...row, id: String(row.id) }));
}

/** Notes are never kept: staff cannot change them. */
export type UndoneImport = { removed: AppliedImport; kept: Omit<AppliedImport, 'notes'> };

/** Removes what the import added and staff have not worked on since; the rest stays. */
export async function undoCustomerImport(db: Db, actor: StaffActor, id: string): Promise<UndoneImport> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const found = rowId.test(id) ? await lockImport(tx, BigInt(id)) : undefined;
    if (!found) throw new Failure('not_found', messages.gone);
    if (found.undoneAt) throw new Failure('conflict', messages.undone);
    await noteContactsAtOnce(tx);
    const enquiryIds = await lockUntouchedEnquiries(tx, found.id);
    await deleteEnquiries(tx, enquiryIds);
    const notes = await deleteNotes(tx, found.id);
    const customers = await deleteUntouchedCustomers(tx, found.id);
    const removed = { customers, enquiries: enquiryIds.length, notes };
    const kept = {
      customers: found.customers - removed.customers,
      enquiries: found.enquiries - removed.enquiries,
    };
    await markUndone(tx, found.id, {
      undoneBy: actor.name,
      keptCustomers: kept.customers,
      keptEnquiries: kept.enquiries,
    });
    const subject = importSubject('customer-import', id);
    await noteActivity(tx, lineBy(actor, 'customers-import-undone', subject));
    return { removed, kept };
  });
}

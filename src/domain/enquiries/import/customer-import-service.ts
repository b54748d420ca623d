import { customerImports } from '#domain/enquiries/enquiry-table.ts';
import type { Storing } from '#domain/sheet-import/sheet-import.ts';
import { sheetImport } from '#domain/sheet-import/sheet-import-service.ts';
import { listOf } from '#domain/sheet-import/sheet-list.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import type { SheetLimits } from '#platform/sheets/sheet.ts';
import { customerImportMessages as messages } from './customer-import-messages.ts';
import {
  deleteEnquiries,
  deleteNotes,
  deleteUntouchedCustomers,
  insertCustomers,
  insertEnquiries,
  insertImportEvents,
  insertNotes,
  lockUntouchedEnquiries,
  type NewCustomer,
  type NewEnquiry,
  type NewEvent,
  type NewNote,
  noteContactsAtOnce,
  reserveIds,
  selectKnown,
  selectUsedKeys,
  shareCustomers,
} from './customer-import-store.ts';
import { customerColumns, type DuplicateChoice } from './import-columns.ts';
import { changesIn, type PlannedRow, planImport, type ReadRow, readRow } from './import-plan.ts';

export const importLimits: SheetLimits = { bytes: 4 * 1024 * 1024, rows: 20_000 };

export type ImportChoices = {
  /** The field of each column, as staff chose; guessed without it. */
  columns?: readonly string[];
  duplicates: DuplicateChoice;
};

const isNewCustomer = ({ known, sameAs }: PlannedRow) => !known && sameAs === undefined;

/** The customers and the keys of these rows that are stored already. */
async function storedOf(db: Queryable, rows: readonly ReadRow[]) {
  const distinct = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))];
  const phones = distinct(rows.map(({ phoneE164 }) => phoneE164));
  const emails = distinct(rows.map(({ email }) => email));
  const known = await selectKnown(db, phones, emails);
  const keys = await selectUsedKeys(
    db,
    rows.map(({ key }) => key),
  );
  return { known, keys };
}

type Stored = { customers: NewCustomer[]; enquiries: NewEnquiry[]; events: NewEvent[]; notes: NewNote[] };

/** The rows to insert, with their ids. */
async function rowsToStore(tx: Tx, planned: readonly PlannedRow[], fileName: string): Promise<Stored> {
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

async function store(tx: Tx, planned: readonly PlannedRow[], { importId, fileName, actor }: Storing) {
  const knownIds = [...new Set(planned.flatMap(({ known }) => (known ? [known.id] : [])))];
  if ((await shareCustomers(tx, knownIds)) !== knownIds.length)
    throw new Failure('conflict', messages.changedMeanwhile);
  await noteContactsAtOnce(tx);
  const { customers, enquiries, events, notes } = await rowsToStore(tx, planned, fileName);
  await insertCustomers(tx, importId, customers);
  await insertEnquiries(tx, importId, enquiries);
  await insertImportEvents(tx, actor, events);
  await insertNotes(tx, importId, actor.name, notes);
  // One notice, so that open inboxes load once.
  if (enquiries[0]) await announceLive(tx, { enquiryId: enquiries[0].id, isNew: false });
}

type Context = { now: Date; duplicates: DuplicateChoice };

const openCustomers = listOf({
  columns: customerColumns,
  readRow,
  plan: async (db, { read, faults }, { duplicates }: Context) => {
    const rows = read.map(({ value }) => value);
    const plan = planImport(rows, await storedOf(db, rows), duplicates);
    const { planned } = plan;
    return {
      ...plan,
      faults: [...faults, ...plan.faults].toSorted((a, b) => a.row - b.row),
      changes: changesIn(plan),
      counts: {
        customers: planned.filter(isNewCustomer).length,
        enquiries: planned.filter(({ enquiry }) => enquiry).length,
        notes: planned.filter(({ customerNote }) => customerNote !== '').length,
      },
      store: (tx: Tx, storing: Storing) => store(tx, planned, storing),
    };
  },
});

/** Notes are never kept: staff cannot change them. */
export type UndoneImport = {
  removed: AppliedImport;
  kept: Omit<AppliedImport, 'notes'>;
};

export type AppliedImport = { customers: number; enquiries: number; notes: number };

export const {
  preview: previewCustomerImport,
  apply: applyCustomerImport,
  list: listCustomerImports,
  undo: undoCustomerImport,
} = sheetImport({
  area: 'enquiries',
  limits: importLimits,
  open: (rows, { columns = [], duplicates }: ImportChoices) => ({
    kind: 'customers',
    ...openCustomers(rows, columns, async (_db, { now }) => ({ now, duplicates })),
  }),
  rows: {
    table: customerImports,
    kind: 'customers',
    counts: ['customers', 'enquiries', 'notes', 'keptCustomers', 'keptEnquiries'],
  },
  messages,
  activity: {
    subject: 'customer-import',
    namesFile: false,
    list: () => 'customers',
    detail: ({ customers, enquiries, notes }) => ({
      Customers: String(customers),
      Enquiries: String(enquiries),
      ...(notes > 0 && { Notes: String(notes) }),
    }),
  },
  undo: async (tx, importId, { found }): Promise<UndoneImport> => {
    await noteContactsAtOnce(tx);
    const enquiryIds = await lockUntouchedEnquiries(tx, importId);
    await deleteEnquiries(tx, enquiryIds);
    const notes = await deleteNotes(tx, importId);
    const customers = await deleteUntouchedCustomers(tx, importId);
    const removed = { customers, enquiries: enquiryIds.length, notes };
    const kept = {
      customers: found.customers - removed.customers,
      enquiries: found.enquiries - removed.enquiries,
    };
    return { removed, kept };
  },
  keptOf: ({ kept }) => ({ keptCustomers: kept.customers, keptEnquiries: kept.enquiries }),
});

export type CustomerImportPreview = Awaited<ReturnType<typeof previewCustomerImport>>;
export type ListedImport = Awaited<ReturnType<typeof listCustomerImports>>[number];

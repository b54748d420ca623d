import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { readCabWords } from '#domain/fares/cab-words-service.ts';
import type { SheetColumns } from '#domain/shared/sheet-columns.ts';
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
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { planBookings, undoBookings } from './booking-import.ts';
import { cabImportMessages as messages } from './cab-import-messages.ts';
import { planCars, undoCars } from './car-import.ts';
import { planDrivers, undoDrivers } from './driver-import.ts';
import { insertImport, lockImport, lockImports, markUndone, selectImports } from './fleet-import-store.ts';
import { bookingColumns, carColumns, driverColumns } from './import-columns.ts';
import {
  type BookingField,
  type CarField,
  type DriverField,
  type ImportField,
  type ImportKind,
  requiredFields,
} from './import-kind.ts';
import type { ListChoices, ListPlan, UndoneImport } from './import-plan.ts';

export type ImportChoices = ListChoices & {
  /** The field of each column, as staff chose; guessed without it. */
  columns?: readonly string[];
};

const matchers = { cars: carColumns, drivers: driverColumns, bookings: bookingColumns };

type Opened = SheetList & { columns: SheetColumns<ImportField>; missing: ImportField[] };

async function open(kind: ImportKind, file: SheetFile, chosen?: readonly string[]): Promise<Opened> {
  const { headingRow, guess, chosen: readChosen } = matchers[kind];
  const list = await listIn(file, headingRow, messages);
  const columns: SheetColumns<ImportField> = chosen ? readChosen(chosen) : guess(list.headings);
  return { ...list, columns, missing: requiredFields[kind].filter((field) => !columns.includes(field)) };
}

type Planning = { now: Date; isStoring: boolean };

/** Bookings tell of themselves. */
async function tellBoards(tx: Tx, kind: ImportKind): Promise<void> {
  if (kind !== 'bookings') await announceLive(tx, { fleet: kind === 'cars' ? 'car' : 'driver' });
}

/** The columns are those that the matcher of the kind has made. */
async function planOf(
  db: Queryable,
  kind: ImportKind,
  { rows, columns }: Opened,
  { city: chosen, ...rest }: ListChoices,
  planning: Planning,
): Promise<ListPlan> {
  const { cities } = await readCabWords(db);
  const city = (cities.find(({ code }) => code === chosen) ?? cities[0])?.code ?? '';
  const choices = { ...rest, city };
  if (kind === 'cars') return planCars(db, { rows, columns: columns as SheetColumns<CarField> }, choices);
  if (kind === 'drivers')
    return planDrivers(db, { rows, columns: columns as SheetColumns<DriverField> }, choices);
  return planBookings(db, { rows, columns: columns as SheetColumns<BookingField> }, choices, planning);
}

/** What an import would do, for staff to look at first. */
export type CabImportPreview = Omit<ListPlan, 'changes' | 'store'> & {
  headings: string[];
  /** The first rows below the headings. */
  examples: SheetRow[];
  columns: SheetColumns<ImportField>;
  /** Columns that the list must have and has not. */
  missing: ImportField[];
  /** Sent back to apply exactly this. */
  fingerprint: string;
};

const maxExamples = 5;
const nothing = { planned: [], faults: [], duplicates: [], customers: [], changes: [] };

export async function previewCabImport(
  db: Queryable,
  actor: StaffActor,
  kind: ImportKind,
  file: SheetFile,
  { columns: chosen, ...choices }: ImportChoices,
  now: Date,
): Promise<CabImportPreview> {
  assertArea(actor, 'enquiries');
  const opened = await open(kind, file, chosen);
  const { headings, rows, columns, missing } = opened;
  const plan =
    missing.length === 0 ? await planOf(db, kind, opened, choices, { now, isStoring: false }) : nothing;
  const { planned, faults, duplicates, customers } = plan;
  return {
    ...{ planned, faults, duplicates, customers, headings, columns, missing },
    examples: rows.slice(0, maxExamples),
    fingerprint: fingerprintOf(plan.changes),
  };
}

/** What another staff member did meanwhile, and the database refused. */
async function mapUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw new Failure('conflict', messages.changedMeanwhile, { cause: error });
  }
}

type Parts = { db: Db; encryption: Encryption };

/** Stores exactly what the preview with this fingerprint showed; refuses when it would be something else by now. */
export async function applyCabImport(
  { db, encryption }: Parts,
  actor: StaffActor,
  kind: ImportKind,
  file: SheetFile,
  { columns: chosen, ...choices }: ImportChoices,
  fingerprint: string,
  now: Date,
): Promise<number> {
  assertArea(actor, 'enquiries');
  const opened = await open(kind, file, chosen);
  if (opened.missing.length > 0) throw new Failure('invalid', messages.columnsUnknown);
  const fileName = storedFileName(file);
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      await lockImports(tx);
      const plan = await planOf(tx, kind, opened, choices, { now, isStoring: true });
      if (fingerprintOf(plan.changes) !== fingerprint)
        throw new Failure('conflict', messages.changedMeanwhile);
      const added = plan.planned.length;
      if (added === 0) throw new Failure('invalid', messages.nothing);
      const importId = await insertImport(tx, { kind, fileName, added, madeBy: actor.name });
      await plan.store(tx, { importId, fileName, actor, encryption });
      await tellBoards(tx, kind);
      const subject = importSubject('cab-import', String(importId));
      await noteActivity(tx, lineBy(actor, `${kind}-imported`, subject, { added: String(added) }));
      return added;
    }),
  );
}

const maxListed = 20;

export type ListedImport = Omit<Awaited<ReturnType<typeof selectImports>>[number], 'id'> & { id: string };

/** The newest imports of all kinds. */
export async function listCabImports(db: Queryable, actor: StaffActor): Promise<ListedImport[]> {
  assertArea(actor, 'enquiries');
  const found = await selectImports(db, maxListed);
  return found.map((row) => ({ ...row, id: String(row.id) }));
}

const undoOf: Readonly<Record<ImportKind, (tx: Tx, importId: bigint) => Promise<UndoneImport>>> = {
  cars: undoCars,
  drivers: undoDrivers,
  bookings: undoBookings,
};

/** Removes what the import added unless it was changed or used since; the rest stays. */
export async function undoCabImport(
  db: Db,
  actor: StaffActor,
  id: string,
): Promise<UndoneImport & { kind: ImportKind }> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const found = rowId.test(id) ? await lockImport(tx, BigInt(id)) : undefined;
    if (!found) throw new Failure('not_found', messages.gone);
    if (found.undoneAt) throw new Failure('conflict', messages.undone);
    const { kind } = found;
    const undone = await undoOf[kind](tx, found.id);
    await markUndone(tx, found.id, { undoneBy: actor.name, kept: undone.kept.length });
    await tellBoards(tx, kind);
    const subject = importSubject('cab-import', id);
    await noteActivity(tx, lineBy(actor, `${kind}-import-undone`, subject));
    return { ...undone, kind };
  });
}

import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { gstr1Columns } from '#domain/documents/returns/gstr1.ts';
import {
  listRegistrationNumbers,
  readDocuments,
  readGstr1,
} from '#domain/documents/returns/returns-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type TableFormat, tableStream } from '#platform/sheets/table-stream.ts';
import type { Cell } from '#platform/sheets/xlsx-writer.ts';
import { type ExportKind, isGstr1Sheet, type Register, registerColumns } from './export-kinds.ts';
import {
  bookingCells,
  concernsTcs,
  documentCells,
  hasReceipt,
  ledgerCells,
  paymentCells,
  receiptCells,
  tcsCells,
} from './export-rows.ts';
import {
  type Days,
  selectBookings,
  selectCosts,
  selectPayments,
  selectSupplierPayments,
} from './export-store.ts';

type Pages = AsyncIterable<readonly (readonly Cell[])[]>;

export type MoneyExport = Days & {
  kind: ExportKind;
  format: TableFormat;
  /** The registration that a return is for; needed where there are several. */
  registrationId?: string | undefined;
};

async function* mapped<Row>(
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => Cell[],
  isListed: (row: Row) => boolean = () => true,
): AsyncGenerator<Cell[][]> {
  for await (const rows of pages) yield rows.filter(isListed).map(cellsOf);
}

async function* ledger(db: Db, days: Days): AsyncGenerator<Cell[][]> {
  yield* mapped(selectCosts(db, days), ledgerCells);
  yield* mapped(selectSupplierPayments(db, days), ledgerCells);
}

type Source = (db: Db, actor: StaffActor, days: Days) => Pages;

const sources: Record<Register, Source> = {
  payments: (db, _actor, days) => mapped(selectPayments(db, days), paymentCells),
  receipts: (db, _actor, days) => mapped(selectPayments(db, days), receiptCells, hasReceipt),
  bookings: (db, _actor, days) => mapped(selectBookings(db, days), bookingCells),
  documents: (db, actor, days) => mapped(readDocuments(db, actor, days), documentCells),
  tcs: (db, actor, days) => mapped(readDocuments(db, actor, days), tcsCells, concernsTcs),
  'supplier-ledger': (db, _actor, days) => ledger(db, days),
};

async function registrationOf(db: Db, actor: StaffActor, asked: string | undefined): Promise<string> {
  const all = await listRegistrationNumbers(db, actor);
  const found = all.find(({ id }) => id === asked) ?? (all.length === 1 ? all[0] : undefined);
  if (!found) throw new Failure('not_found');
  return found.id;
}

async function* withHead(
  columns: readonly string[],
  pages: Pages,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield [columns];
  yield* pages;
}

/** Streams a register or a sheet of a return. The activity log has who took what before it starts. */
export async function exportMoney(
  db: Db,
  actor: StaffActor,
  { kind, format, firstDay, lastDay, registrationId }: MoneyExport,
): Promise<AsyncGenerator<Uint8Array>> {
  assertArea(actor, 'money');
  const days = { firstDay, lastDay };
  const subject = { kind: 'money-export', id: '', name: kind };
  const note = () =>
    noteActivity(db, lineBy(actor, 'money-exported', subject, { from: firstDay, to: lastDay, format }));
  if (isGstr1Sheet(kind)) {
    const registration = await registrationOf(db, actor, registrationId);
    await note();
    const pages = readGstr1(db, actor, { ...days, registrationId: registration }, kind);
    return tableStream(format, kind, withHead(gstr1Columns[kind], pages));
  }
  await note();
  return tableStream(format, kind, withHead(registerColumns[kind], sources[kind](db, actor, days)));
}

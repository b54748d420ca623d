import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import type { ColumnMatcher, SheetColumns } from './sheet-columns.ts';
import type { OpenSheet, Planning } from './sheet-import.ts';
import { sheetImportMessages } from './sheet-import-messages.ts';
import type { ReadRow, RowFault } from './sheet-row-reader.ts';

export type Read<Value> = { row: number; value: Value };

/** The rows that can be understood, and what is wrong with the others. */
export type ReadRows<Value, Field extends string> = { read: Read<Value>[]; faults: RowFault<Field>[] };

/** A kind of rows whose columns are guessed by their headings and then chosen by staff. */
export type ListKind<Field extends string, Value, Context, Plan> = {
  columns: ColumnMatcher<Field>;
  readRow: (row: SheetRow, columns: SheetColumns<Field>, context: Context) => ReadRow<Value, Field>;
  plan: (db: Queryable, rows: ReadRows<Value, Field>, context: Context) => Promise<Plan>;
};

/** What the preview of a list shows beside its plan. */
export type ListHead<Field extends string> = {
  headings: string[];
  /** The first rows below the headings. */
  examples: SheetRow[];
  columns: SheetColumns<Field>;
  /** What a column can hold, as staff read it. */
  labels: Readonly<Record<string, string>>;
  /** Columns that the list must have and has not. */
  missing: Field[];
};

const maxExamples = 5;

/** Between so many rows other requests are answered. */
const rowsAtOnce = 250;

async function readRows<Value, Field extends string>(
  rows: readonly SheetRow[],
  read: (row: SheetRow) => ReadRow<Value, Field>,
): Promise<ReadRows<Value, Field>> {
  const found: ReadRows<Value, Field> = { read: [], faults: [] };
  for (const [index, row] of rows.entries()) {
    const { row: number, value, faults } = read(row);
    if (value !== undefined && faults.length === 0) found.read.push({ row: number, value });
    found.faults.push(...faults);
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
  }
  return found;
}

/** Opens the rows of a file with the columns that staff have chosen, or else with guessed ones. */
export const listOf =
  <Field extends string, Value, Context, Plan>({
    columns: matcher,
    readRow,
    plan,
  }: ListKind<Field, Value, Context, Plan>) =>
  (
    all: readonly SheetRow[],
    chosen: readonly string[],
    contextOf: (db: Queryable, planning: Planning) => Promise<Context>,
  ): OpenSheet<ListHead<Field>, Plan> => {
    const place = matcher.headingRow(all);
    const headings = all[place]?.cells.map((heading) => heading.trim()) ?? [];
    const rows = all.slice(place + 1);
    if (rows.length === 0) throw new Failure('invalid', sheetImportMessages.empty);
    const columns = chosen.length > 0 ? matcher.chosen(chosen) : matcher.guess(headings);
    const missing = matcher.missing(columns);
    const areEnough = missing.length === 0;
    return {
      head: { headings, examples: rows.slice(0, maxExamples), columns, labels: matcher.labels, missing },
      areEnough,
      plan: async (db, planning) => {
        const context = await contextOf(db, planning);
        const read = await readRows(areEnough ? rows : [], (row) => readRow(row, columns, context));
        return plan(db, read, context);
      },
    };
  };

import { bookingImports } from '#domain/bookings/fleet-table.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { CarTypeWords } from '#domain/fares/cab-words.ts';
import { readCabWords } from '#domain/fares/cab-words-service.ts';
import type { OpenSheet, Planning } from '#domain/sheet-import/sheet-import.ts';
import { sheetImport } from '#domain/sheet-import/sheet-import-service.ts';
import type { ListHead } from '#domain/sheet-import/sheet-list.ts';
import type { Queryable } from '#platform/database/db.ts';
import { usualLimits } from '#platform/sheets/sheet.ts';
import { bookingList } from './booking-import.ts';
import { cabImportMessages as messages } from './cab-import-messages.ts';
import { carList, driverList } from './fleet-import.ts';
import type { ImportField, ImportKind } from './import-kind.ts';
import type { ListChoices, ListContext, ListPlan } from './import-plan.ts';

export type ImportChoices = ListChoices & {
  kind: ImportKind;
  /** The field of each column, as staff chose; guessed without it. */
  columns?: readonly string[];
};

type OpenList = OpenSheet<ListHead<ImportField>, ListPlan> & { kind: ImportKind };

const lists = { cars: carList, drivers: driverList, bookings: bookingList };

async function contextOf(db: Queryable, choices: ListChoices, planning: Planning): Promise<ListContext> {
  const { cities, carTypes } = await readCabWords(db);
  const city = (cities.find(({ code }) => code === choices.city) ?? cities[0])?.code ?? '';
  const words = { cities, types: new CarTypeWords(carTypes), names: await readCabNames(db) };
  return { ...choices, ...planning, ...words, city };
}

export const {
  preview: previewCabImport,
  apply: applyCabImport,
  list: listCabImports,
  undo: undoCabImport,
} = sheetImport({
  area: 'enquiries',
  limits: usualLimits,
  open: (rows, { kind, columns = [], ...choices }: ImportChoices): OpenList => ({
    kind,
    ...lists[kind].open(rows, columns, (db, planning) => contextOf(db, choices, planning)),
  }),
  rows: { table: bookingImports, kind: bookingImports.kind, counts: ['added', 'kept'] },
  messages,
  activity: {
    subject: 'cab-import',
    namesFile: false,
    list: (kind) => kind,
    detail: ({ added }) => ({ added: String(added) }),
  },
  undo: async (tx, importId, { found: { kind } }) => ({ kind, ...(await lists[kind].undo(tx, importId)) }),
  keptOf: ({ kept }) => ({ kept: kept.length }),
});

export type CabImportPreview = Awaited<ReturnType<typeof previewCabImport>>;
export type ListedImport = Awaited<ReturnType<typeof listCabImports>>[number];
export type UndoneCabImport = Awaited<ReturnType<typeof undoCabImport>>;

import { legLabels } from '#domain/fares/legs/leg-text.ts';
import { routeLabels, stopLabels } from '#domain/fares/routes/route-text.ts';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import { Failure } from '#platform/failure.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { fareImportMessages } from './fare-import-messages.ts';

export const fareKinds = ['stops', 'routes', 'legs', 'rates'] as const;
export type FareKind = (typeof fareKinds)[number];

export const codeLabel = 'Code';
export const endLabels = { from: 'From', to: 'To' } as const;
export const carLabels = { city: 'City', carType: 'Car type', validFrom: 'Valid from' } as const;

/** What is wrong with a row, for the staff member who corrects the file. */
export type RowFault = { row: number; column: string; text: string };

/** Compares names of columns by their letters and digits, because people retype them. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The cell of a column, by the column's label; `undefined` when the file has no such column. */
export type ReadRow = { number: number; cell: (label: string) => string | undefined };

export type FareSheet = { kind: FareKind; columns: readonly string[]; rows: ReadRow[] };

/** Routes have none of these columns, so one of them is enough to tell road legs. */
const onlyOfLegs = [legLabels.minutes, legLabels.isHill, legLabels.closedMonths];

function kindOf(keys: ReadonlySet<string>): FareKind {
  const has = (...labels: string[]) => labels.every((label) => keys.has(keyOf(label)));
  if (has(carLabels.city, carLabels.carType)) return 'rates';
  if (has(endLabels.from, endLabels.to)) return onlyOfLegs.some((label) => has(label)) ? 'legs' : 'routes';
  if (has(stopLabels.name) || has(codeLabel)) return 'stops';
  throw new Failure('invalid', fareImportMessages.columnsUnknown);
}

/** Recognises by the first row what a file holds. */
export function fareSheetOf([header, ...rows]: readonly SheetRow[]): FareSheet {
  if (!header || rows.length === 0) throw new Failure('invalid', sheetImportMessages.empty);
  const columns = header.cells.map((name) => name.trim());
  const stops = new Map<string, number>();
  for (const [index, name] of columns.entries()) {
    const key = keyOf(name);
    if (key === '') continue;
    if (stops.has(key)) throw new Failure('invalid', fareImportMessages.columnTwice(name));
    stops.set(key, index);
  }
  const kind = kindOf(new Set(stops.keys()));
  return {
    kind,
    columns: columns.filter((name) => name !== ''),
    rows: rows.map(({ number, cells }) => ({
      number,
      cell: (label) => {
        const index = stops.get(keyOf(label));
        return index === undefined ? undefined : (cells[index] ?? '').trim();
      },
    })),
  };
}

/** The columns of a file that an import does not read. */
export const ignoredColumns = (sheet: FareSheet, known: readonly string[]): string[] => {
  const keys = new Set(known.map(keyOf));
  return sheet.columns.filter((name) => !keys.has(keyOf(name)));
};

/** The texts of these fields in a row; fields without a column are left out, and keep what is stored. */
export function textsIn<Field extends string>(
  row: ReadRow,
  labels: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(labels) as Field[]) {
    const text = row.cell(labels[field]);
    if (text !== undefined) found[field] = text;
  }
  return found;
}

export const sheetColumns = {
  stops: [codeLabel, ...Object.values(stopLabels)],
  routes: [...Object.values(endLabels), ...Object.values(routeLabels)],
  legs: [...Object.values(endLabels), ...Object.values(legLabels)],
} as const;

import { timeText } from '#domain/shared/india-time.ts';
import type { PastImport as ListedImport } from '#domain/sheet-import/past-import.ts';
import type { ListHead } from '#domain/sheet-import/sheet-list.ts';
import type { RowFault } from '#domain/sheet-import/sheet-row-reader.ts';
import type { PastImport } from './past-imports.tsx';
import { staffImportsContent as content } from './texts.ts';

type LineView = { text: string; changes?: string[] };

export type ListView = {
  heading: string;
  /** The first ones. */
  lines: LineView[];
  total: number;
  isOpen?: boolean;
  isFault?: boolean;
};

export type TableView = {
  heading: string;
  columns: { name: string; label: string }[];
  rows: { row: number; texts: Readonly<Partial<Record<string, string>>> }[];
};

/** What a screen shows of a preview, without what only the server needs. */
export type PreviewView = {
  fingerprint: string;
  /** What the columns hold, where staff can choose it. */
  columns?: {
    list: { heading: string; field: string; example: string }[];
    labels: Readonly<Record<string, string>>;
  };
  /** What is to be chosen before rows can be read. */
  missing: string;
  heading: string;
  /** What the file holds, where the import finds it out. */
  file?: string;
  counts: { text: string; tone: 'good' | 'quiet' | 'bad' }[];
  notes: { text: string; isQuiet: boolean }[];
  faults: ListView;
  faultsNote: string;
  lists: ListView[];
  table?: TableView;
  /** Of a file with nothing to import. */
  nothing: string;
  /** The button that imports it; empty without anything to import. */
  apply: string;
};

/** More rows would make the preview slow and too long to read. */
const maxShown = 100;
const maxRows = 10;
const maxExampleLength = 100;
const maxCellLength = 120;

export const toListView = <Row>(
  heading: string,
  rows: readonly Row[],
  lineOf: (row: Row) => LineView | string,
): ListView => ({
  heading,
  total: rows.length,
  lines: rows.slice(0, maxShown).map((row) => {
    const line = lineOf(row);
    return typeof line === 'string' ? { text: line } : line;
  }),
});

type ListPreview<Row> = ListHead<string> & {
  fingerprint: string;
  areEnough: boolean;
  planned: readonly Row[];
  faults: readonly RowFault<string>[];
};

type ListTexts<Row> = {
  missing: string;
  /** Of what is added and what is left out. */
  counts: PreviewView['counts'];
  lists: ListView[];
  columns: TableView['columns'];
  textsOf: (row: Row) => Readonly<Record<string, string>>;
  apply: string;
};

/** The preview of a list whose columns staff choose. */
export function toListPreview<Row extends { row: number }>(
  { headings, examples, columns, labels, fingerprint, areEnough, planned, faults }: ListPreview<Row>,
  { missing, counts, lists, textsOf, apply, ...table }: ListTexts<Row>,
): PreviewView {
  const { list } = content;
  const wrongRows = new Set(faults.map(({ row }) => row)).size;
  return {
    fingerprint,
    columns: {
      labels,
      list: headings.map((heading, index) => {
        const texts = examples.map(({ cells }) => cells[index]?.trim() ?? '');
        const example = texts.find((text) => text !== '') ?? '';
        return { heading, field: columns[index] ?? '', example: example.slice(0, maxExampleLength) };
      }),
    },
    missing: areEnough ? '' : missing,
    heading: list.previewHeading,
    counts: [...counts, ...(wrongRows > 0 ? [{ text: list.faults(wrongRows), tone: 'bad' as const }] : [])],
    notes: [],
    faults: toListView(list.faultsHeading, faults, ({ row, field, text }) =>
      content.fault(row, labels[field] ?? '', text),
    ),
    faultsNote: list.faultsText,
    lists,
    table: {
      heading: list.rowsHeading,
      columns: table.columns,
      rows: planned.slice(0, maxRows).map((planned) => ({
        row: planned.row,
        texts: Object.fromEntries(
          Object.entries(textsOf(planned)).map(([name, text]) => [name, text.slice(0, maxCellLength)]),
        ),
      })),
    },
    nothing: planned.length === 0 ? list.nothing : '',
    apply: areEnough && planned.length > 0 ? apply : '',
  };
}

/** What every table of past imports has. */
export const toPastImport = (
  { id, fileName, madeBy, undoneBy, madeAt, undoneAt }: ListedImport<string, never>,
  texts: Pick<PastImport, 'kind' | 'counts' | 'kept'>,
): PastImport => ({
  ...{ id, fileName, madeBy, undoneBy },
  ...texts,
  when: timeText(madeAt),
  undoneWhen: undoneAt && timeText(undoneAt),
});

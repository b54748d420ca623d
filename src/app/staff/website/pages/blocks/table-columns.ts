import type { BlockText } from '#domain/pages/page-text.ts';

type Table = Extract<BlockText, { kind: 'table' }>;

/** The table with columns added, removed or moved; the cells go with their column. */
export function withColumns(table: Table, columns: string[]): Table {
  const left = table.columns.map((name, index) => ({ name, index }));
  const origins = columns.map((name) => {
    const at = left.findIndex((column) => column.name === name);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.index;
  });
  const rows = table.rows.map((row) =>
    origins.map((origin) => (origin === undefined ? '' : (row[origin] ?? ''))),
  );
  return { ...table, columns, rows };
}

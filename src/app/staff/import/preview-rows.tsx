import { DataTable } from '#app/staff/kit/data-table.tsx';
import { RowList } from './row-list.tsx';

type LinesProps = {
  heading: string;
  lines: readonly string[];
  total: number;
  isOpen?: boolean;
  isFault?: boolean;
};

/** Rows of a preview in one sentence each. */
export const RowLines = ({ lines, ...list }: LinesProps) => (
  <RowList {...list} shown={lines.length}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </RowList>
);

type RowsProps<Column extends string> = {
  heading: string;
  columns: readonly { name: Column; label: string }[];
  rows: readonly (Readonly<Partial<Record<Column, string | number>>> & { row: number })[];
};

/** The first rows as they would be stored. */
export function FirstRows<Column extends string>({ heading, columns, rows }: RowsProps<Column>) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={heading} tabIndex={0} className="overflow-x-auto">
      <DataTable
        layout="report"
        caption={heading}
        isCaptionShown
        rows={rows}
        rowKey={({ row }) => row}
        columns={columns.map(({ name, label }) => ({
          key: name,
          header: label,
          cell: (row: (typeof rows)[number]) => <span className="block max-w-60 truncate">{row[name]}</span>,
        }))}
      />
    </section>
  );
}

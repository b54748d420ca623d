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
      <table className="w-full min-w-160 border-collapse text-left text-sm">
        <caption className="py-1 text-left font-semibold">{heading}</caption>
        <thead>
          <tr className="border-line border-b">
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className="h-8 whitespace-nowrap pr-3 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} className="h-9 border-line border-b">
              {columns.map(({ name }) => (
                <td key={name} className="max-w-60 truncate pr-3">
                  {row[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

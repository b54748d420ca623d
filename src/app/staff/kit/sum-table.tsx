import type { ReactNode } from 'react';
import { DataTable } from './data-table.tsx';

export type Sum = { name: string; value: ReactNode; isTotal?: boolean };

type Props = { caption: string; rows: readonly Sum[] };

/** Names and amounts, one below the other; without a heading for its two columns. */
export const SumTable = ({ caption, rows }: Props) => (
  <DataTable
    layout="report"
    caption={caption}
    head="none"
    rows={rows}
    rowKey={({ name }, index) => `${name} ${index}`}
    isTotal={({ isTotal = false }) => isTotal}
    columns={[
      { key: 'name', header: '', cell: ({ name }) => name },
      { key: 'value', header: '', isNumeric: true, cell: ({ value }) => value },
    ]}
  />
);

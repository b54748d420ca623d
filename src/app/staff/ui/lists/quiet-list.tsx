import type { ReactNode, RefObject } from 'react';

type ListProps = {
  caption: string;
  /** The names of the three columns, for screen readers. */
  columns: readonly [string, string, string];
  /** Makes the table focusable by script, for when the focused row is removed. */
  focusRef?: RefObject<HTMLTableElement | null>;
  children: ReactNode;
};

// biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` removes a row's implicit roles on phones
/** A list of three things: what it is, how it stands, and a menu. */
export function QuietList({ caption, columns, focusRef, children }: ListProps) {
  return (
    <table
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
      role="table"
      className="w-full table-fixed border-collapse text-left max-sm:block"
    >
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col />
        <col className="w-64" />
        <col className="w-12" />
      </colgroup>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="divide-y divide-line border-line border-y max-sm:block">
        {children}
      </tbody>
    </table>
  );
}

type RowProps = {
  picture: ReactNode;
  title: ReactNode;
  /** One grey line. */
  meta: ReactNode;
  status: ReactNode;
  menu: ReactNode;
};

/** 56 px; on a phone the status is below the title. */
export const QuietRow = ({ picture, title, meta, status, menu }: RowProps) => (
  <tr
    role="row"
    className="h-14 hover:bg-card max-sm:grid max-sm:h-auto max-sm:grid-cols-[1fr_auto] max-sm:py-2"
  >
    <th role="rowheader" scope="row" className="min-w-0 font-normal">
      <div className="flex min-w-0 items-center gap-3">
        {picture}
        <div className="min-w-0 leading-snug">
          <div className="font-semibold max-lg:line-clamp-2 lg:truncate">{title}</div>
          <div className="truncate text-quiet text-sm">{meta}</div>
        </div>
      </div>
    </th>
    <td role="cell" className="text-sm max-sm:col-start-1 max-sm:pt-1">
      {status}
    </td>
    <td role="cell" className="text-right max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
      {menu}
    </td>
  </tr>
);
// biome-ignore-end lint/a11y/noRedundantRoles: as above

import type { ComponentProps, KeyboardEventHandler, ReactNode, RefObject } from 'react';

/** Complete class names, because Tailwind reads them from the source. */
const layouts = {
  '4xl': {
    table: '@max-4xl:block',
    head: '@max-4xl:sr-only',
    body: '@max-4xl:grid @max-4xl:gap-3 @xl:@max-4xl:grid-cols-2',
    row: '@max-4xl:flex @max-4xl:rounded-xl @max-4xl:border @max-4xl:p-4',
    cell: '@max-4xl:empty:hidden',
    label: "@max-4xl:before:text-quiet @max-4xl:before:content-[attr(data-column)_/_'']",
    actions: '@max-4xl:mt-auto @max-4xl:pt-3 @max-4xl:pb-0',
  },
  '5xl': {
    table: '@max-5xl:block',
    head: '@max-5xl:sr-only',
    body: '@max-5xl:grid @max-5xl:gap-3 @2xl:@max-5xl:grid-cols-2',
    row: '@max-5xl:flex @max-5xl:rounded-xl @max-5xl:border @max-5xl:p-4',
    cell: '@max-5xl:empty:hidden',
    label: "@max-5xl:before:text-quiet @max-5xl:before:content-[attr(data-column)_/_'']",
    actions: '@max-5xl:mt-auto @max-5xl:pt-3 @max-5xl:pb-0',
  },
} as const;

/** The container width below which each row is a card. */
type Layout = keyof typeof layouts;

type TableProps = {
  layout: Layout;
  caption: string;
  className: string;
  /** The header row. */
  head: ReactNode;
  headClass?: string;
  /** Makes the table focusable by script, for when the focused row is removed. */
  focusRef?: RefObject<HTMLTableElement | null>;
  onKeyDown?: KeyboardEventHandler<HTMLTableElement>;
  children: ReactNode;
};

// biome-ignore-start lint/a11y/noRedundantRoles: `display: block` removes a table's implicit roles
/** A table whose rows are cards on narrow screens. */
export function ListTable(props: TableProps) {
  const { layout, caption, className, head, headClass, focusRef, onKeyDown, children } = props;
  return (
    <table
      ref={focusRef}
      onKeyDown={onKeyDown}
      role="table"
      tabIndex={focusRef ? -1 : undefined}
      className={`w-full border-collapse text-left ${layouts[layout].table} ${className}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={headClass ?? layouts[layout].head}>
        {head}
      </thead>
      <tbody role="rowgroup" className={layouts[layout].body}>
        {children}
      </tbody>
    </table>
  );
}

export const HeaderRow = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <tr role="row" className={`border-teal border-b-2 ${className}`}>
    {children}
  </tr>
);

export const ColumnHeader = ({ className, children }: { className: string; children: ReactNode }) => (
  <th role="columnheader" scope="col" className={`align-bottom ${className}`}>
    {children}
  </th>
);

type RowProps = ComponentProps<'tr'> & { layout: Layout };

export const ListRow = ({ layout, className, ...row }: RowProps) => (
  <tr {...row} role="row" className={`border-line border-b ${layouts[layout].row} ${className}`} />
);

export const RowHeader = ({ className, children }: { className: string; children: ReactNode }) => (
  <th role="rowheader" scope="row" className={`text-left align-top ${className}`}>
    {children}
  </th>
);

type CellProps = {
  layout: Layout;
  /** The column's name, which a card shows before the value. */
  column: string;
  hasLabel?: boolean;
  className: string;
  children: ReactNode;
};

/** A card hides empty cells. */
export const ListCell = ({ layout, column, hasLabel = true, className, children }: CellProps) => (
  <td
    role="cell"
    data-column={column}
    className={`align-top ${layouts[layout].cell} ${hasLabel ? layouts[layout].label : ''} ${className}`}
  >
    {children}
  </td>
);

type ActionsProps = { layout: Layout; className: string; children: ReactNode };

/** The cell with the row's buttons, at the bottom of a card. */
export const ActionsCell = ({ layout, className, children }: ActionsProps) => (
  <td role="cell" className={`align-top ${layouts[layout].actions} ${className}`}>
    {children}
  </td>
);

/** A cell without a label in either layout. */
export const PlainCell = ({ className, children }: { className: string; children: ReactNode }) => (
  <td role="cell" className={`align-top ${className}`}>
    {children}
  </td>
);
// biome-ignore-end lint/a11y/noRedundantRoles: as above

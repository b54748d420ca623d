import type { ComponentProps, KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { Link } from 'react-router';

/**
 * What becomes of the table where there is no room for it. `cards` and `wideCards`: each row is a card. `lines`: each row
 * has three short lines. `records`: the second column is below the first. `report`: a small table that fits everywhere.
 * `inbox`: placed by `staff.css`.
 */
export type TableLayout = 'cards' | 'wideCards' | 'lines' | 'records' | 'report' | 'inbox';

/** Complete class names, because Tailwind reads them from the source. */
const layouts: Record<
  TableLayout,
  Record<
    | 'table'
    | 'head'
    | 'headRow'
    | 'body'
    | 'row'
    | 'cell'
    | 'name'
    | 'labelled'
    | 'line'
    | 'hidden'
    | 'numeric',
    string
  >
> = {
  cards: {
    table: 'w-full border-collapse @max-4xl:block',
    head: '@max-4xl:sr-only',
    headRow: 'h-9 border-teal border-b-2',
    body: '@max-4xl:grid @max-4xl:gap-3 @xl:@max-4xl:grid-cols-2',
    row: 'h-11 border-line border-b hover:bg-sand @max-4xl:flex @max-4xl:h-auto @max-4xl:flex-wrap @max-4xl:content-start @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:gap-y-1 @max-4xl:rounded-xl @max-4xl:border @max-4xl:bg-card @max-4xl:px-4 @max-4xl:py-2',
    cell: '@4xl:py-1 @4xl:pr-4 @max-4xl:empty:hidden',
    name: '@max-4xl:-order-1 @max-4xl:w-full',
    labelled:
      "@max-4xl:before:mr-1.5 @max-4xl:before:text-quiet @max-4xl:before:text-sm @max-4xl:before:content-[attr(data-column)_/_'']",
    line: '@max-4xl:w-full',
    hidden: '@max-4xl:hidden',
    numeric: 'tabular-nums @4xl:text-right',
  },
  wideCards: {
    table: 'w-full border-collapse @max-5xl:block',
    head: '@max-5xl:sr-only',
    headRow: 'h-9 border-teal border-b-2',
    body: '@max-5xl:grid @max-5xl:gap-3 @2xl:@max-5xl:grid-cols-2',
    row: 'h-11 border-line border-b @max-5xl:flex @max-5xl:h-auto @max-5xl:flex-wrap @max-5xl:content-start @max-5xl:items-center @max-5xl:gap-x-4 @max-5xl:gap-y-1 @max-5xl:rounded-xl @max-5xl:border @max-5xl:bg-card @max-5xl:px-4 @max-5xl:py-2',
    cell: '@5xl:py-1 @5xl:pr-4 @max-5xl:empty:hidden',
    name: '@max-5xl:-order-1 @max-5xl:w-full',
    labelled:
      "@max-5xl:before:mr-1.5 @max-5xl:before:text-quiet @max-5xl:before:text-sm @max-5xl:before:content-[attr(data-column)_/_'']",
    line: '@max-5xl:w-full',
    hidden: '@max-5xl:hidden',
    numeric: 'tabular-nums @5xl:text-right',
  },
  lines: {
    table: 'w-full table-fixed border-collapse @max-3xl:block',
    head: '@max-3xl:sr-only',
    headRow: 'h-9 border-teal border-b-2',
    body: '@max-3xl:block',
    row: 'relative h-11 border-line border-b hover:bg-sand has-[a:focus-visible]:bg-sand @max-3xl:grid @max-3xl:h-19 @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:content-center @max-3xl:gap-x-3 @max-3xl:px-1 @max-3xl:leading-5',
    cell: 'truncate @3xl:pr-3',
    name: '',
    labelled: '',
    line: '@max-3xl:col-span-2',
    hidden: '@max-3xl:hidden',
    numeric: 'text-right tabular-nums',
  },
  records: {
    table: 'w-full table-fixed border-collapse max-sm:block',
    head: 'sr-only',
    headRow: '',
    body: 'max-sm:block',
    row: 'h-14 border-line border-b first:border-t hover:bg-card max-sm:grid max-sm:h-auto max-sm:grid-cols-[1fr_auto] max-sm:py-2',
    cell: 'last:text-right max-sm:last:col-start-2 max-sm:last:row-span-2 max-sm:last:row-start-1 max-sm:nth-2:col-start-1 max-sm:nth-2:pt-1 nth-2:text-sm',
    name: 'min-w-0',
    labelled: '',
    line: '',
    hidden: 'max-sm:hidden',
    numeric: 'text-right tabular-nums',
  },
  report: {
    table: 'w-full border-collapse',
    head: '',
    headRow: 'h-7 border-line border-b text-quiet',
    body: '',
    row: 'min-h-8 border-line border-b last:border-0 data-total:font-semibold',
    cell: 'h-8 py-0.5 not-first:pl-2.5 leading-snug',
    name: 'wrap-anywhere',
    labelled: '',
    line: '',
    hidden: 'max-sm:hidden',
    numeric: 'text-right tabular-nums',
  },
  inbox: {
    table: 'inbox-table',
    head: '@max-4xl:sr-only',
    headRow: 'inbox-head',
    body: '',
    row: 'inbox-row data-chosen:bg-sand',
    cell: '',
    name: 'truncate',
    labelled: '',
    line: '',
    hidden: '@max-4xl:hidden',
    numeric: 'tabular-nums',
  },
};

/** Where it is a table: cards are not. */
const fixed: Record<TableLayout, string> = {
  cards: '@4xl:table-fixed',
  wideCards: '@5xl:table-fixed',
  lines: '',
  records: '',
  report: 'table-fixed',
  inbox: '',
};

/** A cell of one line, cut where there is no room. */
const cuts: Record<TableLayout, string> = {
  cards: '@4xl:max-w-64 @4xl:truncate',
  wideCards: '@5xl:max-w-64 @5xl:truncate',
  lines: 'truncate',
  records: 'truncate',
  report: 'max-w-60 truncate',
  inbox: 'truncate',
};

/** The place of a column in the lines of a narrow row: `a` on the left, `b` on the right. */
const places = {
  a1: '@max-3xl:col-start-1 @max-3xl:row-start-1 @max-3xl:text-left',
  a2: '@max-3xl:col-start-1 @max-3xl:row-start-2 @max-3xl:text-left',
  a3: '@max-3xl:col-start-1 @max-3xl:row-start-3 @max-3xl:text-left',
  b1: '@max-3xl:col-start-2 @max-3xl:row-start-1 @max-3xl:text-right',
  b2: '@max-3xl:col-start-2 @max-3xl:row-start-2 @max-3xl:text-right',
  b3: '@max-3xl:col-start-2 @max-3xl:row-start-3 @max-3xl:text-right',
} as const;

export type TableColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** The name in a card, where the header is not text alone. */
  label?: string;
  /** For cells that are fields. */
  isTight?: boolean;
  /** The class of its width in the wide table, such as `w-28`. */
  width?: string;
  isNumeric?: boolean;
  /** The cell that names the row; otherwise the first one. */
  isRowHeader?: boolean;
  /** For columns whose cells say themselves what they are. */
  isHeaderHidden?: boolean;
  /** One line, cut where there is no room; `title` has the whole. */
  isCut?: boolean;
  isQuiet?: boolean;
  /** Only where the table has room for it; `laptop`: also on the screen of one. */
  isWide?: boolean | 'laptop';
  title?: (row: Row) => string | undefined;
  sort?:
    | { to: string | undefined; label?: string; direction: 'ascending' | 'descending' | undefined }
    | undefined;
  /** Begins a group of columns, with a line before it. */
  startsGroup?: boolean;
  /**
   * On a narrow screen: `labelled` has the column's name before the value, `line` is a line of its own, `labelledHalf` half of one below its name; in the layout
   * `lines` it is the place. Without it the value stands among the others.
   */
  narrow?: 'labelled' | 'line' | 'labelledLine' | 'labelledHalf' | 'hidden' | keyof typeof places | undefined;
};

type RowAttributes = ComponentProps<'tr'> & { [name: `data-${string}`]: string | boolean | undefined };

type Props<Row> = {
  layout: TableLayout;
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  rowAttributes?: (row: Row) => RowAttributes;
  /** The last row of sums. */
  isTotal?: (row: Row) => boolean;
  /** `hidden`: for screen readers only. `none`: for a list of names and values. */
  head?: 'shown' | 'hidden' | 'none';
  /** Names above several columns each; the first column has none. */
  groups?: readonly { name: string; span: number }[];
  /** Columns have the width that they ask for, and cells are cut. */
  isFixed?: boolean;
  /** For cells with several lines. */
  isTop?: boolean;
  isCompact?: boolean;
  /** Makes the table focusable by script, for when the focused row is removed. */
  focusRef?: RefObject<HTMLTableElement | null>;
  onKeyDown?: KeyboardEventHandler<HTMLTableElement>;
};

const hiddenBelow = (isWide: boolean | 'laptop' | undefined): string | false =>
  isWide === 'laptop' ? '@max-5xl:hidden' : isWide === true && '@max-6xl:hidden';

const arrows = { ascending: ' ↑', descending: ' ↓' } as const;

function Heading({
  header,
  sort,
  isHeaderHidden,
}: Pick<TableColumn<never>, 'header' | 'sort' | 'isHeaderHidden'>) {
  if (isHeaderHidden) return <span className="sr-only">{header}</span>;
  const arrow = sort?.direction && <span aria-hidden="true">{arrows[sort.direction]}</span>;
  if (!sort?.to)
    return (
      <>
        {header}
        {arrow}
      </>
    );
  return (
    <Link to={sort.to} aria-label={sort.label} className="underline-offset-2 hover:underline">
      {header}
      {arrow}
    </Link>
  );
}

const groupStart = 'border-line @5xl:border-l @5xl:pl-2';

// biome-ignore-start lint/a11y/noRedundantRoles: another `display` than that of a table removes its implicit roles
/** Every table of the staff area: what is in it by columns, what becomes of it on a phone by its layout. */
export function DataTable<Row>(props: Props<Row>) {
  const { layout, caption, columns, rows, rowKey, rowAttributes, isTotal, groups, focusRef, onKeyDown } =
    props;
  const { isCaptionShown = false, head = 'shown', isFixed = false, isTop = false, isCompact = false } = props;
  const look = layouts[layout];
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const classOf = ({ isNumeric, isCut, isQuiet, isWide, isTight, startsGroup, narrow }: TableColumn<Row>) =>
    [
      isTight ? '@5xl:px-1 @5xl:py-0.5' : look.cell,
      isNumeric && look.numeric,
      isCut && cuts[layout],
      isQuiet && 'text-quiet',
      hiddenBelow(isWide),
      startsGroup && groupStart,
      narrow === 'labelledHalf' &&
        `${look.labelled} @max-5xl:basis-[calc(50%-0.5rem)] @max-5xl:self-end @max-5xl:before:block`,
      (narrow === 'labelled' || narrow === 'labelledLine') && look.labelled,
      (narrow === 'line' || narrow === 'labelledLine') && look.line,
      narrow === 'hidden' && look.hidden,
      narrow && narrow in places && places[narrow as keyof typeof places],
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <div className="@container min-w-0">
      <table
        ref={focusRef}
        onKeyDown={onKeyDown}
        role="table"
        tabIndex={focusRef ? -1 : undefined}
        data-compact={isCompact || undefined}
        className={`text-left text-[0.9375rem] ${look.table} ${isFixed ? fixed[layout] : ''}`}
      >
        <caption className={isCaptionShown ? 'py-1 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        {columns.some(({ width }) => width) && (
          <colgroup>
            {columns.map(({ key, width, narrow, isWide }) => (
              <col
                key={key}
                className={[width, narrow === 'hidden' && look.hidden, hiddenBelow(isWide)]
                  .filter(Boolean)
                  .join(' ')}
              />
            ))}
          </colgroup>
        )}
        {head !== 'none' && (
          <thead role="rowgroup" className={head === 'hidden' ? 'sr-only' : look.head}>
            {groups && (
              <tr role="row" className="text-quiet text-sm">
                <td role="cell" />
                {groups.map(({ name, span }) => (
                  <th
                    key={name}
                    role="columnheader"
                    scope="col"
                    colSpan={span}
                    className={`pt-1 font-normal ${groupStart}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            )}
            <tr role="row" className={look.headRow}>
              {columns.map((column) => (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  data-column={column.key}
                  aria-sort={column.sort?.direction}
                  className={`truncate font-semibold text-quiet text-sm ${classOf(column)}`}
                >
                  <Heading
                    header={column.header}
                    sort={column.sort}
                    isHeaderHidden={column.isHeaderHidden ?? false}
                  />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup" className={look.body}>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row, index)}
              role="row"
              {...rowAttributes?.(row)}
              data-total={isTotal?.(row) || undefined}
              className={look.row}
            >
              {columns.map((column) => {
                const { key, header, label, cell, title } = column;
                const common = {
                  title: title?.(row),
                  'data-column': look.labelled ? (label ?? (typeof header === 'string' ? header : key)) : key,
                  className: `${classOf(column)} ${isTop ? 'align-top' : ''}`,
                };
                return column === named ? (
                  <th
                    key={key}
                    role="rowheader"
                    scope="row"
                    {...common}
                    className={`text-left font-normal in-data-total:font-semibold ${look.name} ${common.className}`}
                  >
                    {cell(row, index)}
                  </th>
                ) : (
                  <td key={key} role="cell" {...common}>
                    {cell(row, index)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: as above

type RecordSummaryProps = { picture?: ReactNode; title: ReactNode; meta: ReactNode };

/** What a record is, in two lines: its title and one grey line. */
export const RecordSummary = ({ picture, title, meta }: RecordSummaryProps) => (
  <span className="flex min-w-0 items-center gap-3 font-normal">
    {picture}
    <span className="block min-w-0 leading-snug">
      <span className="block font-semibold max-lg:line-clamp-2 lg:truncate">{title}</span>
      <span className="block truncate text-quiet text-sm">{meta}</span>
    </span>
  </span>
);

import { type ReactNode, useEffect, useRef } from 'react';
import type { staffCarTypesContent, staffCitiesContent } from '#app/content/staff/cabs/cab-lists.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import type { ActionResult } from '#app/staff/ui/action-result.ts';
import {
  ColumnHeader,
  HeaderRow,
  ListCell,
  ListRow,
  ListTable,
  PlainCell,
  RowHeader,
} from '#app/staff/ui/list-table.tsx';
import { formOf, useAction } from '#app/staff/ui/use-action.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { CabListKind } from '#domain/fares/cab-lists/cab-list-service.ts';
import { intents } from './rates-intents.ts';

const layout = '4xl';
const rowClass =
  '@max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:bg-card @max-4xl:py-2 @4xl:h-11 @4xl:hover:bg-sand';
const cellClass = 'py-1 pr-4 @4xl:align-middle';

export type ListedRow = { code: string; name: string; isActive: boolean };

/** `text`: in a narrow card without the name of its column. */
export type Column<Row> = { name: string; cell: (row: Row) => ReactNode; isText?: boolean };

type Texts = typeof staffCarTypesContent | typeof staffCitiesContent;
type Way = 'up' | 'down';

type MoveProps<Row> = {
  kind: CabListKind;
  texts: Texts;
  row: Row;
  /** The rows above and below it. */
  neighbours: Record<Way, Row | undefined>;
  onMove: (row: Row, way: Way, neighbour: Row) => void;
};

const buttonId = (kind: CabListKind, code: string, way: Way) => `${kind}-${code}-${way}`;

function MoveButtons<Row extends ListedRow>({ kind, texts, row, neighbours, onMove }: MoveProps<Row>) {
  return (['up', 'down'] as const).map((way) => {
    const neighbour = neighbours[way];
    return (
      <IconButton
        key={way}
        id={buttonId(kind, row.code, way)} // At an end it keeps the focus that it had when the row got there.
        aria-disabled={!neighbour}
        aria-label={texts[way](row.name)}
        title={texts[way](row.name)}
        onClick={() => neighbour && onMove(row, way, neighbour)}
      >
        <ArrowDownIcon className={`size-5 ${way === 'up' ? 'rotate-180' : ''}`} />
      </IconButton>
    );
  });
}

/** A row that is moved down leaves the document for a moment, and its button would lose the focus. */
function useMoves<Row extends ListedRow>(
  kind: CabListKind,
  rows: readonly Row[],
  { onResult }: Pick<Props<Row>, 'onResult'>,
) {
  const { send } = useAction();
  const focused = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = '';
  }, [rows]);
  return async (row: Row, way: Way, neighbour: Row) => {
    const { code } = row;
    const result = await send(formOf({ intent: intents.move, kind, code, way, neighbour: neighbour.code }));
    if (!result) return;
    if (result.done) focused.current = buttonId(kind, code, way);
    onResult(result);
  };
}

type Props<Row> = {
  kind: CabListKind;
  texts: Texts;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  onOpen: (row: Row) => void;
  onResult: (result: ActionResult) => void;
};

/** The rows that are offered, with buttons for their order, or those that are deactivated. */
export function CabListTable<Row extends ListedRow>(props: Props<Row>) {
  const { kind, texts, rows, columns, onOpen } = props;
  const move = useMoves(kind, rows, props);
  const isOrdered = rows.every(({ isActive }) => isActive);
  return (
    <ListTable
      layout={layout}
      caption={isOrdered ? texts.caption : texts.inactiveHeading}
      className="text-[0.95rem]"
      head={
        <HeaderRow>
          {[texts.fields.name, ...columns.map(({ name }) => name), ...(isOrdered ? [texts.order] : [])].map(
            (name) => (
              <ColumnHeader key={name} className="py-1 pr-4 font-semibold text-sm">
                {name}
              </ColumnHeader>
            ),
          )}
        </HeaderRow>
      }
    >
      {rows.map((row, index) => (
        <ListRow key={row.code} layout={layout} className={rowClass}>
          <RowHeader className={`${cellClass} font-normal @max-4xl:w-full`}>
            <Button
              look="name"
              aria-haspopup="dialog"
              aria-label={texts.edit(row.name)}
              onClick={() => onOpen(row)}
            >
              {row.name}
            </Button>
          </RowHeader>
          {columns.map(({ name, cell, isText = false }) => (
            <ListCell
              key={name}
              layout={layout}
              column={isText ? '' : `${name} `}
              hasLabel={!isText}
              className={`${cellClass} ${isText ? 'text-quiet @max-4xl:w-full' : ''}`}
            >
              {cell(row)}
            </ListCell>
          ))}
          {isOrdered && (
            <PlainCell className="whitespace-nowrap @4xl:align-middle @max-4xl:ml-auto">
              <MoveButtons
                {...{ kind, texts, row }}
                neighbours={{ up: rows[index - 1], down: rows[index + 1] }}
                onMove={(...moved) => void move(...moved)}
              />
            </PlainCell>
          )}
        </ListRow>
      ))}
    </ListTable>
  );
}

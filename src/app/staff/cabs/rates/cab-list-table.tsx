import { type ReactNode, useEffect, useRef } from 'react';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { formOf, useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { CabListKind } from '#domain/fares/cab-lists/cab-list-service.ts';
import type { staffCarTypesContent, staffCitiesContent } from './cab-list-texts.ts';
import { intents } from './rates-intents.ts';

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
    <DataTable
      layout="cards"
      caption={isOrdered ? texts.caption : texts.inactiveHeading}
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'name',
          header: texts.fields.name,
          cell: (row) => (
            <Button
              look="name"
              aria-haspopup="dialog"
              aria-label={texts.edit(row.name)}
              onClick={() => onOpen(row)}
            >
              {row.name}
            </Button>
          ),
        },
        ...columns.map(({ name, cell, isText = false }) => ({
          key: name,
          header: name,
          isQuiet: isText,
          narrow: isText ? ('line' as const) : ('labelled' as const),
          cell,
        })),
        ...(isOrdered
          ? [
              {
                key: 'order',
                header: texts.order,
                cell: (row: Row, index: number) => (
                  <span className="flex">
                    <MoveButtons
                      {...{ kind, texts, row }}
                      neighbours={{ up: rows[index - 1], down: rows[index + 1] }}
                      onMove={(...moved) => void move(...moved)}
                    />
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

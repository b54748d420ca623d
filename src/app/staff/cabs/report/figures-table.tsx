import { DataTable, type TableColumn } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { RowView } from './figures-view.ts';
import { staffCabFiguresContent as content } from './texts.ts';

type Props = { caption: string; column: string; rows: readonly RowView[]; total: RowView };

/** One line for each car type, city or car and their total; every number opens its list. */
export function FiguresTable({ caption, column, rows, total }: Props) {
  const numbers = (rows[0]?.cells ?? []).map(
    (cell, index): TableColumn<RowView> => ({
      key: cell.column,
      header: content.columns[cell.column],
      isNumeric: true,
      // The use says the same in percent.
      narrow: cell.column === 'hours' ? 'hidden' : undefined,
      cell: ({ cells, name }) => {
        const one = cells[index];
        if (!one?.to) return one?.text;
        return (
          <TextLink
            look="number"
            to={one.to}
            aria-label={content.linkName(one.text, content.columns[one.column], name)}
          >
            {one.text}
          </TextLink>
        );
      },
    }),
  );
  return (
    // Large numbers of a busy month are wider than a phone.
    <div className="overflow-x-auto">
      <DataTable
        layout="report"
        caption={caption}
        rows={[...rows, total]}
        rowKey={({ key }) => key}
        rowAttributes={({ key }) => ({ 'data-row': key })}
        isTotal={(row) => row === total}
        columns={[
          {
            key: 'name',
            header: column,
            width: 'w-full',
            cell: ({ name, note }) => (
              <>
                {name}
                {note && <span className="block text-quiet text-sm leading-tight">{note}</span>}
              </>
            ),
          },
          ...numbers,
        ]}
      />
    </div>
  );
}

import { staffCabFiguresContent as content } from '#app/content/staff/cabs/figures.ts';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { ShownRow } from './shown-figures.ts';

const cell = 'pl-2 sm:pl-3 text-right tabular-nums whitespace-nowrap';

/** The use says the same in percent. */
const hiddenOnPhone = (column: string) => (column === 'hours' ? 'max-sm:hidden' : '');

type Props = { caption: string; column: string; rows: readonly ShownRow[]; total: ShownRow };

function Row({ row: { key, name, note, cells } }: { row: ShownRow }) {
  return (
    <tr
      data-row={key}
      className="h-11 border-line border-b last:border-0 lg:h-8 data-[row=total]:font-semibold"
    >
      <th scope="row" className="w-full min-w-24 py-0.5 text-left font-[inherit]">
        {name}
        {note && <span className="block text-quiet text-sm leading-tight">{note}</span>}
      </th>
      {cells.map((one) => (
        <td key={one.column} className={`${cell} ${hiddenOnPhone(one.column)}`}>
          {one.to ? (
            <TextLink
              look="number"
              to={one.to}
              aria-label={content.linkName(one.text, content.columns[one.column], name)}
            >
              {one.text}
            </TextLink>
          ) : (
            one.text
          )}
        </td>
      ))}
    </tr>
  );
}

/** One line for each car type, city or car and their total; every number opens its list. */
export function FiguresTable({ caption, column, rows, total }: Props) {
  return (
    // Large numbers of a busy month are wider than a phone.
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-[0.95rem]">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-quiet text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="font-normal">
              {column}
            </th>
            {rows[0]?.cells.map((one) => (
              <th key={one.column} scope="col" className={`${cell} font-normal ${hiddenOnPhone(one.column)}`}>
                {content.columns[one.column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, total].map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

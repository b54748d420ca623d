import type { Block } from '#app/content/page-content.ts';

type Props = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

/** A table that stays one on a phone: few columns, and the first of them names the row. */
export function FactTable({ caption, columns, rows }: Props) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left text-quiet text-sm">{caption}</caption>
      <thead>
        <tr className="border-teal border-b-2">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 align-bottom font-semibold text-sm">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={`${name} ${cells[0]}`} className="border-line border-b">
            <th scope="row" className="py-3 pr-4 align-top font-semibold">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} className="py-3 pr-4 align-top text-quiet">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

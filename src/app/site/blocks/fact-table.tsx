import type { Block } from '#app/content/page-content.ts';

type Props = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

/**
 * A table whose first column names the row. On a phone each row is a block with the column's name before each value;
 * ARIA roles keep it a table for screen readers.
 */
export function FactTable({ caption, columns, rows }: Props) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles
    <table role="table" className="w-full border-collapse text-left max-sm:block">
      <caption className="pb-3 text-left text-quiet text-sm max-sm:block">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-teal border-b-2">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="py-2 pr-4 align-bottom font-semibold text-sm"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block max-sm:border-teal max-sm:border-t-2">
        {rows.map(([name, ...cells]) => (
          <tr
            key={`${name} ${cells[0]}`}
            role="row"
            className="border-line border-b max-sm:block max-sm:py-3"
          >
            <th
              role="rowheader"
              scope="row"
              className="py-3 pr-4 align-top font-semibold max-sm:block max-sm:py-0"
            >
              {name}
            </th>
            {cells.map((cell, column) => (
              <td
                key={columns[column + 1]}
                role="cell"
                data-column={columns[column + 1]}
                className="py-3 pr-4 align-top text-quiet sm:min-w-24 max-sm:block max-sm:py-0.5 max-sm:before:mr-2 max-sm:before:font-semibold max-sm:before:text-sm max-sm:before:content-[attr(data-column)_/_'']"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

import { staffActivityContent as content } from '#app/content/staff/activity.ts';
import type { ShownLine } from './shown-line.ts';

const cell = 'py-2 pr-4 align-baseline wrap-anywhere @max-3xl:p-0 @max-3xl:pr-1.5 @max-3xl:empty:hidden';
const inSentence = `${cell} @max-3xl:inline`;
const aside = 'text-quiet text-sm';

/** On a phone each row reads as a sentence: who, what, whom. */
function Line({ line }: { line: ShownLine }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles
    <tr role="row" className="border-line border-b @max-3xl:block @max-3xl:py-2.5">
      <td role="cell" className={`${cell} ${aside} @max-3xl:block @3xl:whitespace-nowrap`}>
        <time dateTime={line.moment}>{line.when}</time>
      </td>
      <td role="cell" className={`${inSentence} font-semibold`}>
        {line.who}
      </td>
      <td role="cell" className={inSentence}>
        {line.what}
      </td>
      <td role="cell" className={inSentence}>
        {line.whom && <span className="font-semibold">{line.whom}</span>}
        {line.detail && <span className={`${aside} @3xl:block @max-3xl:ml-1.5`}>{line.detail}</span>}
      </td>
      <td role="cell" className={`${inSentence} ${aside}`}>
        {line.from}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

export function ActivityTable({ lines }: { lines: ShownLine[] }) {
  return (
    <div className="@container">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
      <table role="table" className="w-full border-collapse text-left text-[0.95rem] @max-3xl:block">
        <caption className="sr-only">{content.caption}</caption>
        <thead role="rowgroup" className="@max-3xl:sr-only">
          <tr role="row" className="border-teal border-b-2">
            {Object.values(content.columns).map((column) => (
              <th key={column} role="columnheader" scope="col" className="py-2 pr-4 font-semibold text-sm">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-3xl:block">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </div>
  );
}

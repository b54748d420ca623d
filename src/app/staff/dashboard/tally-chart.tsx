import { staffDashboardContent as content } from '#app/content/staff/dashboard.ts';
import type { ShownTally } from './shown-report.ts';

type Props = { caption: string; column: string; tallies: ShownTally[] };

/** A table with a bar for each number, so that the chart is accessible. */
export function TallyChart({ caption, column, tallies }: Props) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-[0.95rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-quiet text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="py-1 pr-3 font-normal">
            {column}
          </th>
          <th scope="col" className="w-20 py-1 text-right font-normal">
            {content.enquiries}
          </th>
          <th scope="col" className="w-14 py-1 text-right font-normal">
            {content.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ name, count, share, percent }) => (
          <tr key={name} className="border-line border-b last:border-0">
            <th scope="row" className="py-1 pr-3 align-top font-normal leading-snug wrap-anywhere">
              {name}
              <svg aria-hidden="true" className="mt-0.5 block h-1.5 w-full">
                <rect width={`${percent}%`} height="100%" rx="2" className="fill-teal" />
              </svg>
            </th>
            <td className="py-1 text-right align-top tabular-nums leading-snug">{count}</td>
            <td className="py-1 text-right align-top text-quiet tabular-nums leading-snug">{share}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

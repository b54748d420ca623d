import { staffDashboardContent } from '#app/content/staff/dashboard.ts';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { inboxList, wonStages } from './list-links.ts';
import type { ShownReport } from './shown-report.ts';

const content = staffDashboardContent.sources;
type Props = Pick<ShownReport, 'sources' | 'span'> & { owner: string | undefined };

/** How many enquiries each source brought, and how many of them were won. */
export function SourceTable({ sources, span, owner }: Props) {
  if (sources.length === 0) return <p className="text-quiet">{staffDashboardContent.noDays}</p>;
  return (
    <table className="w-full border-collapse text-left text-[0.95rem]">
      <caption className="sr-only">{content.heading}</caption>
      <thead className="text-quiet text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="font-normal">
            {staffDashboardContent.source}
          </th>
          {[staffDashboardContent.enquiries, content.won, content.share].map((column) => (
            <th key={column} scope="col" className="pl-2 text-right font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, name, count, won, share }) => {
          const list = { queue: 'all', source, owner, age: `within-${span}` } as const;
          return (
            <tr key={name} className="h-8 border-line border-b last:border-0">
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td className="text-right tabular-nums">
                <TextLink look="number" to={inboxList(list)} aria-label={content.list(count, name)}>
                  {count}
                </TextLink>
              </td>
              <td className="text-right tabular-nums">
                <TextLink
                  look="number"
                  to={inboxList({ ...list, stage: wonStages })}
                  aria-label={content.wonList(won, name)}
                >
                  {won}
                </TextLink>
              </td>
              <td className="text-right text-quiet tabular-nums">{share}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import { Link } from 'react-router';
import { staffDashboardContent } from '#app/content/staff/dashboard.ts';
import { StagePill } from '#app/staff/ui/stage-pill.tsx';
import type { Stage } from '#domain/enquiries/stages.ts';
import { inboxList } from './list-links.ts';
import type { ShownStage } from './shown-money.ts';

const content = staffDashboardContent.pipeline;

type Props = { stages: ShownStage[]; isCut: boolean; owner: string | undefined };

/** Everything open by stage, with its number and its worth. */
export function Pipeline({ stages, isCut, owner }: Props) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-[0.95rem]">
      <caption className="sr-only">{content.caption}</caption>
      <colgroup>
        <col className="w-32" />
        <col />
        <col className="w-24" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{content.stage}</th>
          <th scope="col">{content.count}</th>
          <th scope="col">{content.amount}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, count, amount, percent }) => (
          <tr key={stage} className="h-8 border-line border-b last:border-0">
            <th scope="row" className="w-32 font-normal">
              <StagePill stage={stage as Stage} />
            </th>
            <td>
              <Link
                to={inboxList({ queue: 'all', stage, owner })}
                aria-label={content.open(count, stage)}
                className="flex min-h-7 items-center gap-2 hover:underline"
              >
                <svg aria-hidden="true" className="block h-2.5 min-w-0 grow">
                  <rect width={`${percent}%`} height="100%" rx="2" className="fill-teal" />
                </svg>
                <span className="w-16 text-right font-semibold tabular-nums">
                  {count.toLocaleString('en-IN')}
                  {isCut && '+'}
                </span>
              </Link>
            </td>
            <td className="w-24 text-right text-quiet tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

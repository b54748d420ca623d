import { Link } from 'react-router';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import type { Stage } from '#domain/enquiries/stages.ts';
import { inboxList } from './list-links.ts';
import type { StageView } from './money-view.ts';
import { staffDashboardContent } from './texts.ts';

const content = staffDashboardContent.pipeline;

type Props = { stages: StageView[]; isCut: boolean; owner: string | undefined };

/** Everything open by stage, with its number and its worth. */
export function Pipeline({ stages, isCut, owner }: Props) {
  return (
    <DataTable
      layout="report"
      isFixed
      caption={content.caption}
      head="hidden"
      rows={stages}
      rowKey={({ stage }) => stage}
      columns={[
        {
          key: 'stage',
          header: content.stage,
          width: 'w-32',
          cell: ({ stage }) => <StagePill stage={stage as Stage} />,
        },
        {
          key: 'count',
          header: content.count,
          cell: ({ stage, count, percent }) => (
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
          ),
        },
        {
          key: 'amount',
          header: content.amount,
          width: 'w-24',
          isNumeric: true,
          isQuiet: true,
          cell: ({ amount }) => amount,
        },
      ]}
    />
  );
}

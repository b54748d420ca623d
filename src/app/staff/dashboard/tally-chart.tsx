import { DataTable } from '#app/staff/kit/data-table.tsx';
import type { TallyView } from './report-view.ts';
import { staffDashboardContent as content } from './texts.ts';

type Props = { caption: string; column: string; tallies: TallyView[] };

/** A table with a bar for each number, so that the chart is accessible. */
export function TallyChart({ caption, column, tallies }: Props) {
  return (
    <DataTable
      layout="report"
      isFixed
      caption={caption}
      isTop
      rows={tallies}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: column,
          cell: ({ name, percent }) => (
            <>
              {name}
              <svg aria-hidden="true" className="mt-0.5 block h-1.5 w-full">
                <rect width={`${percent}%`} height="100%" rx="2" className="fill-teal" />
              </svg>
            </>
          ),
        },
        {
          key: 'count',
          header: content.enquiries,
          width: 'w-20',
          isNumeric: true,
          cell: ({ count }) => count,
        },
        {
          key: 'share',
          header: content.share,
          width: 'w-14',
          isNumeric: true,
          isQuiet: true,
          cell: ({ share }) => share,
        },
      ]}
    />
  );
}

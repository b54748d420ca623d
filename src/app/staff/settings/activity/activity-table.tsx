import { DataTable } from '#app/staff/kit/data-table.tsx';
import type { LineView } from './line-view.ts';
import { staffActivityContent as content } from './texts.ts';

/** On a phone each row reads as a sentence: who, what, whom. */
export function ActivityTable({ lines }: { lines: LineView[] }) {
  const { columns } = content;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'when',
          header: columns.when,
          isQuiet: true,
          cell: ({ moment, when }) => (
            <time dateTime={moment} className="whitespace-nowrap text-sm">
              {when}
            </time>
          ),
        },
        {
          key: 'who',
          header: columns.who,
          cell: ({ who }) => <span className="font-semibold wrap-anywhere">{who}</span>,
        },
        { key: 'what', header: columns.what, cell: ({ what }) => what },
        {
          key: 'whom',
          header: columns.whom,
          cell: ({ whom, detail }) => (
            <span className="wrap-anywhere">
              {whom && <span className="font-semibold">{whom}</span>}
              {detail && <span className="text-quiet text-sm @4xl:block @max-4xl:ml-1.5">{detail}</span>}
            </span>
          ),
        },
        {
          key: 'from',
          header: columns.from,
          isQuiet: true,
          cell: ({ from }) => <span className="text-sm wrap-anywhere">{from}</span>,
        },
      ]}
    />
  );
}

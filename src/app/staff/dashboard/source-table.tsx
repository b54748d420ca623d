import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { inboxList, wonStages } from './list-links.ts';
import type { ReportView } from './report-view.ts';
import { staffDashboardContent } from './texts.ts';

const content = staffDashboardContent.sources;
type Props = Pick<ReportView, 'sources' | 'span'> & { owner: string | undefined };

/** How many enquiries each source brought, and how many of them were won. */
export function SourceTable({ sources, span, owner }: Props) {
  if (sources.length === 0) return <EmptyState>{staffDashboardContent.noDays}</EmptyState>;
  const listOf = (source: ReportView['sources'][number]['source']) =>
    ({ queue: 'all', source, owner, age: `within-${span}` }) as const;
  return (
    <DataTable
      layout="report"
      caption={content.heading}
      rows={sources}
      rowKey={({ name }) => name}
      columns={[
        { key: 'source', header: staffDashboardContent.source, cell: ({ name }) => name },
        {
          key: 'count',
          header: staffDashboardContent.enquiries,
          isNumeric: true,
          cell: ({ source, count, name }) => (
            <TextLink look="number" to={inboxList(listOf(source))} aria-label={content.list(count, name)}>
              {count}
            </TextLink>
          ),
        },
        {
          key: 'won',
          header: content.won,
          isNumeric: true,
          cell: ({ source, won, name }) => (
            <TextLink
              look="number"
              to={inboxList({ ...listOf(source), stage: wonStages })}
              aria-label={content.wonList(won, name)}
            >
              {won}
            </TextLink>
          ),
        },
        { key: 'share', header: content.share, isNumeric: true, isQuiet: true, cell: ({ share }) => share },
      ]}
    />
  );
}

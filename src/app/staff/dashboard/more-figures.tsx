import { Card } from '#app/staff/kit/card.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import { FareReportPanel, type FareReportView } from './fare-report.tsx';
import type { ReportView, ResponsesView } from './report-view.ts';
import { TallyChart } from './tally-chart.tsx';
import { staffDashboardContent as content } from './texts.ts';

function ResponseTimes({ responses }: { responses: ResponsesView }) {
  const { median, ninetieth, withinTarget, targetMinutes, answered, waiting } = responses;
  const facts = [
    [content.median, median],
    [content.ninetieth, ninetieth],
    [content.within(targetMinutes), withinTarget],
    [content.answered, answered],
    [content.waiting, waiting],
  ] as const;
  return (
    <div className="grid gap-2">
      <SumTable
        caption={content.responseHeading}
        rows={facts.map(([name, value]) => ({ name, value: <strong>{value}</strong> }))}
      />
      <p className="text-quiet text-sm">{content.responseNote}</p>
    </div>
  );
}

type Props = { report: ReportView; isOfOne: boolean; fares: FareReportView | undefined };

/** What is looked at now and then. Pages, cities and services are not counted by staff member. */
export function MoreFigures({ report, isOfOne, fares }: Props) {
  const byKind = isOfOne
    ? []
    : [
        { heading: content.pagesHeading, column: content.page, tallies: report.pages },
        { heading: content.citiesHeading, column: content.city, tallies: report.cities },
        { heading: content.servicesHeading, column: content.service, tallies: report.services },
      ];
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-1 font-semibold text-teal lg:min-h-9">
        {content.more}
        <ArrowDownIcon className="size-5 group-open:rotate-180" />
      </summary>
      <div className="gap-4 pt-2 lg:columns-2 [&>*]:mb-4 [&>*]:break-inside-avoid">
        <Card heading={content.outcomeHeading}>
          <TallyChart caption={content.outcomeCaption} column={content.outcome} tallies={report.outcome} />
        </Card>
        <Card heading={content.responseHeading}>
          <ResponseTimes responses={report.responses} />
        </Card>
        {byKind.map(({ heading, column, tallies }) => (
          <Card key={heading} heading={heading}>
            {tallies.length === 0 ? (
              <EmptyState>{content.noDays}</EmptyState>
            ) : (
              <TallyChart caption={heading} column={column} tallies={tallies} />
            )}
          </Card>
        ))}
        {fares && <FareReportPanel report={fares} />}
      </div>
    </details>
  );
}

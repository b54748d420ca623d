import { staffDashboardContent as content } from '#app/content/staff/dashboard.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { DayChart } from './day-chart.tsx';
import { ResponseTimes } from './response-times.tsx';
import type { ShownReport } from './shown-report.ts';
import { SpanLinks } from './span-links.tsx';
import { TallyChart } from './tally-chart.tsx';

/** The report on enquiries for the owner of the agency. */
export function OwnersView({ report }: { report: ShownReport }) {
  const byKind = [
    { heading: content.pagesHeading, column: content.page, tallies: report.pages },
    { heading: content.sourcesHeading, column: content.source, tallies: report.sources },
    { heading: content.citiesHeading, column: content.city, tallies: report.cities },
    { heading: content.servicesHeading, column: content.service, tallies: report.services },
  ];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl">{content.reportHeading}</h2>
          <p className="text-quiet text-sm">{report.total}</p>
        </div>
        <SpanLinks span={report.span} />
      </div>
      <Panel heading={content.daysHeading}>
        <DayChart days={report.days} maxCount={report.maxCount} />
      </Panel>
      <div className="gap-4 lg:columns-2 [&>*]:mb-4 [&>*]:break-inside-avoid">
        <Panel heading={content.outcomeHeading}>
          <TallyChart caption={content.outcomeCaption} column={content.outcome} tallies={report.outcome} />
          <h3 className="text-lg">{content.lostHeading}</h3>
          {report.lostReasons.length === 0 ? (
            <p className="text-quiet">{content.noLost}</p>
          ) : (
            <TallyChart caption={content.lostHeading} column={content.reason} tallies={report.lostReasons} />
          )}
        </Panel>
        <Panel heading={content.responseHeading}>
          <ResponseTimes responses={report.responses} />
        </Panel>
        {byKind.map(({ heading, column, tallies }) => (
          <Panel key={heading} heading={heading}>
            {tallies.length === 0 ? (
              <p className="text-quiet">{content.noDays}</p>
            ) : (
              <TallyChart caption={heading} column={column} tallies={tallies} />
            )}
          </Panel>
        ))}
      </div>
    </div>
  );
}

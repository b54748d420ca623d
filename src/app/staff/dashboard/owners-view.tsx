import { Link } from 'react-router';
import { staffDashboardContent as content } from '#app/content/staff/dashboard.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { type Span, spans } from '#domain/reports/report.ts';
import { DayChart } from './day-chart.tsx';
import { ResponseTimes } from './response-times.tsx';
import type { ShownReport } from './shown-report.ts';
import { TallyChart } from './tally-chart.tsx';

function SpanLinks({ span }: { span: Span }) {
  return (
    <nav
      aria-label={content.spanLabel}
      className="flex overflow-hidden rounded-lg border border-line bg-card"
    >
      {spans.map((days) => (
        <Link
          key={days}
          to={`?days=${days}`}
          preventScrollReset
          aria-current={days === span ? 'true' : undefined}
          className="inline-flex min-h-11 items-center px-4 font-semibold text-teal -outline-offset-2 hover:bg-sand aria-[current=true]:bg-teal aria-[current=true]:text-on-teal"
        >
          {content.span(days)}
        </Link>
      ))}
    </nav>
  );
}

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

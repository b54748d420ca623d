import { staffFaresContent } from '#app/staff/cabs/texts.ts';
import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import type { FareReport } from '#domain/fares/report/fare-report-service.ts';
import { paths } from '#paths.ts';

const content = staffFaresContent.report;

const number = new Intl.NumberFormat('en-IN');

/** The rest of the routes in one line, and the sums. */
export function toFareReportView({ days, estimates, enquiries, routes, cars }: FareReport, cabs: CabNames) {
  const rest = (pick: 'estimates' | 'enquiries', all: number) =>
    routes.reduce((left, route) => left - route[pick], all);
  const [otherEstimates, otherEnquiries] = [rest('estimates', estimates), rest('enquiries', enquiries)];
  const lines = [
    ...routes.map(({ kind, from, to, ...counts }) => ({
      name: kind === 'route' ? content.between(from, to) : content.kinds[kind],
      ...counts,
    })),
    ...(otherEstimates + otherEnquiries > 0
      ? [{ name: content.otherRoutes, estimates: otherEstimates, enquiries: otherEnquiries }]
      : []),
    { name: content.total, estimates, enquiries },
  ];
  return {
    days,
    isEmpty: estimates + enquiries === 0,
    routes: lines.map((line) => ({
      name: line.name,
      counts: [number.format(line.estimates), number.format(line.enquiries)],
    })),
    cars: cars.map((line) => ({ name: carName(cabs, line.car), counts: [number.format(line.enquiries)] })),
  };
}

export type FareReportView = ReturnType<typeof toFareReportView>;
type TableProps = { caption: string; columns: string[]; rows: FareReportView['routes'] };

function CountTable({ caption, columns, rows }: TableProps) {
  const [first = '', ...others] = columns;
  return (
    <DataTable
      layout="report"
      caption={caption}
      isCaptionShown
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: first, cell: ({ name }) => name },
        ...others.map((column, index) => ({
          key: column,
          header: column,
          width: 'w-24',
          isNumeric: true,
          cell: ({ counts }: TableProps['rows'][number]) => counts[index],
        })),
      ]}
    />
  );
}

/** What the fare estimator brings. */
export function FareReportPanel({ report: { days, isEmpty, routes, cars } }: { report: FareReportView }) {
  return (
    <Card heading={content.heading}>
      <p className="text-quiet text-sm">{content.intro(days)}</p>
      {isEmpty ? (
        <EmptyState>{content.none}</EmptyState>
      ) : (
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[2fr_1fr]">
          <CountTable
            caption={content.byRoute}
            columns={[content.route, content.estimates, content.enquiries]}
            rows={routes}
          />
          {cars.length > 0 && (
            <CountTable caption={content.byCar} columns={[content.car, content.enquiries]} rows={cars} />
          )}
        </div>
      )}
      <p>
        <TextLink to={paths.adminRates}>{content.rates}</TextLink>
      </p>
    </Card>
  );
}

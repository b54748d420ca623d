import { pageContext } from '#app/page-context.ts';
import { FoldedPanel } from '#app/staff/dashboard/folded-panel.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { FigureCards } from '#app/staff/kit/figure-cards.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { PeriodChoice } from '#app/staff/money/period-choice.tsx';
import { readPeriodQuery } from '#app/staff/money/period-query.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readDue, readDueOf } from '#domain/bookings/due/due-service.ts';
import { weekOf } from '#domain/bookings/figures/period.ts';
import { readMargins } from '#domain/bookings/margins/margins-service.ts';
import { readReceived } from '#domain/bookings/received/received-service.ts';
import { readTax } from '#domain/documents/returns/returns-service.ts';
import { readUnsettled } from '#domain/money/gateway/unsettled-service.ts';
import { cashByHolder } from '#domain/payments/settlements/cash-service.ts';
import { dueWithinWeek, listOpenDues } from '#domain/payments/suppliers/supplier-dues-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/overview-page.ts';
import { type LineView, toOverviewView, tripMarginsId } from './overview-view.ts';
import { overviewTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const now = new Date();
  const today = dayInIndia(now);
  const search = new URL(request.url).searchParams;
  const query = readPeriodQuery(search, today);
  const week = weekOf(today);
  const [received, due, deposits, cash, gateway, tax, margins, suppliers] = await Promise.all([
    readReceived(db, actor, query.periods),
    readDue(db, actor, now),
    readDueOf(db, actor, { part: 'deposit', due: week }, now),
    cashByHolder(db, actor),
    readUnsettled(db, actor),
    readTax(db, actor, query.periods.now),
    readMargins(db, actor, query.periods.now),
    listOpenDues(db, actor, now),
  ]);
  const figures = {
    ...{ received, due, deposits: { ...deposits, ...week }, cash, gateway, tax, margins },
    suppliers: dueWithinWeek(suppliers, now),
  };
  return {
    query,
    shown: toOverviewView(figures, query.periods, { today, owner: search.get('owner') ?? '' }),
  };
}

type LinesProps = {
  caption: string;
  column: string;
  /** The heading of what is said beside the amount; without it there is no such column. */
  more?: string;
  rows: readonly LineView[];
  total?: LineView;
};

/** One line for each part and their total; each amount opens its list. */
const Lines = ({ caption, column, more, rows, total }: LinesProps) => (
  <DataTable
    layout="report"
    caption={caption}
    rows={total ? [...rows, total] : rows}
    rowKey={({ key }) => key}
    rowAttributes={({ key }) => ({ 'data-row': key })}
    isTotal={(row) => row === total}
    columns={[
      { key: 'name', header: column, width: 'w-full', cell: ({ name }) => name },
      {
        key: 'amount',
        header: texts.columns.amount,
        isNumeric: true,
        cell: ({ name, amount, to }) =>
          to ? (
            <TextLink look="number" to={to} aria-label={texts.linkName(amount, name)}>
              {amount}
            </TextLink>
          ) : (
            amount
          ),
      },
      ...(more
        ? [
            {
              ...{ key: 'more', header: more, isNumeric: true, isQuiet: true },
              cell: (row: LineView) => <span className="sm:whitespace-nowrap">{row.more}</span>,
            },
          ]
        : []),
    ]}
  />
);

export default function OverviewPage({ loaderData: { query, shown } }: Route.ComponentProps) {
  const trips = shown.margins.one ? texts.tripsOf(shown.margins.one.name) : texts.byTrip;
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PageTitle>{texts.title}</PageTitle>
          <p>
            <span className="font-semibold">{shown.period}</span>{' '}
            <span className="text-quiet text-sm">{shown.against}</span>
          </p>
        </div>
        <PeriodChoice path={paths.adminMoney} query={query} />
      </div>
      <FigureCards label={texts.cardsLabel} figures={shown.cards} columns="lg:grid-cols-4" />
      {/* Columns, so that no card is as high as its longer neighbour. */}
      <div className="grid gap-2 *:lg:mb-3 *:lg:break-inside-avoid lg:block lg:columns-2 lg:gap-3">
        <FoldedPanel heading={texts.byPlace}>
          {shown.received.length > 0 ? (
            <Lines
              caption={texts.byPlace}
              column={texts.columns.place}
              more={texts.columns.before}
              rows={shown.received}
              total={shown.receivedTotal}
            />
          ) : (
            <p className="text-quiet">{texts.nothing}</p>
          )}
        </FoldedPanel>
        <FoldedPanel heading={texts.byAge}>
          <Lines
            caption={texts.byAge}
            column={texts.columns.age}
            more={texts.columns.bookings}
            rows={shown.due}
            total={shown.dueTotal}
          />
        </FoldedPanel>
        <FoldedPanel heading={texts.byHolder}>
          <Lines caption={texts.byHolder} column={texts.holder} more={texts.note} rows={shown.holders} />
        </FoldedPanel>
        <FoldedPanel heading={texts.suppliers}>
          {shown.suppliers.rows.length > 0 ? (
            <Lines
              caption={texts.suppliers}
              column={texts.supplier}
              more={texts.until}
              rows={shown.suppliers.rows}
              total={shown.suppliers.total}
            />
          ) : (
            <p className="text-quiet">{texts.noSuppliers}</p>
          )}
        </FoldedPanel>
        <FoldedPanel heading={texts.tax}>
          <Lines caption={texts.tax} column={texts.head} rows={shown.tax} />
          <p className="pt-1 text-quiet text-sm">{texts.taxNote}</p>
        </FoldedPanel>
        <FoldedPanel heading={texts.byOwner}>
          {shown.margins.owners.length > 0 ? (
            <Lines
              caption={texts.byOwner}
              column={texts.person}
              more={texts.note}
              rows={shown.margins.owners}
              total={shown.margins.ownersTotal}
            />
          ) : (
            <p className="text-quiet">{texts.noTrips}</p>
          )}
        </FoldedPanel>
        <div id={tripMarginsId} className="grid min-w-0 scroll-mt-4">
          <FoldedPanel
            key={shown.margins.one?.name}
            heading={trips}
            startsOpen={shown.margins.one !== undefined}
          >
            {shown.margins.one && (
              <p className="pb-1">
                <TextLink to={shown.margins.one.all}>{texts.allTrips}</TextLink>
              </p>
            )}
            {shown.margins.trips.length > 0 ? (
              <Lines
                caption={trips}
                column={texts.trip}
                more={texts.note}
                rows={shown.margins.trips}
                total={shown.margins.tripsTotal}
              />
            ) : (
              <p className="text-quiet">{texts.noTrips}</p>
            )}
          </FoldedPanel>
        </div>
      </div>
    </div>
  );
}

import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { FoldedPanel } from '#app/staff/dashboard/folded-panel.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { DataTable, type TableColumn } from '#app/staff/kit/data-table.tsx';
import { FigureCards } from '#app/staff/kit/figure-cards.tsx';
import { FilterBar, FilterDate } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readBookingFigures } from '#domain/bookings/figures/figures-service.ts';
import { type Period, periodNames } from '#domain/bookings/figures/period.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/figures-page.ts';
import { type FiguresQuery, figuresAddress, readFiguresQuery } from './figures-query.ts';
import { byCarId, type RowView, toFiguresView } from './figures-view.ts';
import { staffCabFiguresContent as content } from './texts.ts';

type Props = { caption: string; column: string; rows: readonly RowView[]; total: RowView };

/** One line for each car type, city or car and their total; every number opens its list. */
function FiguresTable({ caption, column, rows, total }: Props) {
  const numbers = (rows[0]?.cells ?? []).map(
    (cell, index): TableColumn<RowView> => ({
      key: cell.column,
      header: content.columns[cell.column],
      isNumeric: true,
      // The use says the same in percent.
      narrow: cell.column === 'hours' ? 'hidden' : undefined,
      cell: ({ cells, name }) => {
        const one = cells[index];
        if (!one?.to) return one?.text;
        return (
          <TextLink
            look="number"
            to={one.to}
            aria-label={content.linkName(one.text, content.columns[one.column], name)}
          >
            {one.text}
          </TextLink>
        );
      },
    }),
  );
  return (
    // Large numbers of a busy month are wider than a phone.
    <div className="overflow-x-auto">
      <DataTable
        layout="report"
        caption={caption}
        rows={[...rows, total]}
        rowKey={({ key }) => key}
        rowAttributes={({ key }) => ({ 'data-row': key })}
        isTotal={(row) => row === total}
        columns={[
          {
            key: 'name',
            header: column,
            width: 'w-full',
            cell: ({ name, note }) => (
              <>
                {name}
                {note && <span className="block text-quiet text-sm leading-tight">{note}</span>}
              </>
            ),
          },
          ...numbers,
        ]}
      />
    </div>
  );
}

/** The period, in the address. Without script the chosen days are sent by the button. */
function PeriodChoice({ name, period }: { name: FiguresQuery['name']; period: Period }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chips label={content.periodLabel}>
        {periodNames.map((one) => (
          <ChipLink key={one} to={figuresAddress(one)} isCurrent={one === name} current="true">
            {content.periods[one]}
          </ChipLink>
        ))}
      </Chips>
      <FilterBar
        key={`${period.firstDay} ${period.lastDay}`}
        action={paths.adminBookingFigures}
        label={content.chosen}
        go={content.show}
      >
        <FilterDate name="from" label={content.from} value={period.firstDay} required />
        <FilterDate name="to" label={content.to} value={period.lastDay} required />
      </FilterBar>
    </div>
  );
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const now = new Date();
  const { name, periods } = readFiguresQuery(new URL(request.url).searchParams, dayInIndia(now));
  const { db } = context.get(pageContext);
  const figures = await readBookingFigures(db, actor, periods, now);
  const shown = toFiguresView(figures, periods, await readCabNames(db), dayInIndia(now));
  return { name, days: periods.now, shown };
}

const { counted } = content;

function HowCounted({ seesMoney }: { seesMoney: boolean }) {
  const lines = [
    counted.duties,
    counted.km,
    ...(seesMoney ? [counted.revenue, counted.received] : []),
    counted.use,
    counted.late,
  ];
  return (
    <ul className="grid gap-1 text-quiet text-sm leading-snug">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export default function FiguresPage({ loaderData: { name, days, shown } }: Route.ComponentProps) {
  return (
    <div data-wide className="grid gap-3">
      <CabsNav />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PageTitle>{content.title}</PageTitle>
          <p>
            <span className="font-semibold">{shown.period}</span>{' '}
            <span className="text-quiet text-sm">{shown.against}</span>
          </p>
        </div>
        <PeriodChoice name={name} period={days} />
      </div>
      <FigureCards
        label={content.cardsLabel}
        figures={shown.cards}
        columns={shown.seesMoney ? 'lg:grid-cols-6' : 'lg:grid-cols-4'}
      />
      <div className="grid gap-2 lg:grid-cols-2 lg:gap-3">
        <FoldedPanel heading={content.byType}>
          <FiguresTable
            caption={content.byType}
            column={content.columns.carType}
            rows={shown.types}
            total={shown.total}
          />
        </FoldedPanel>
        <FoldedPanel heading={content.byCity}>
          <FiguresTable
            caption={content.byCity}
            column={content.columns.city}
            rows={shown.cities}
            total={shown.total}
          />
        </FoldedPanel>
      </div>
      <div id={byCarId} className="grid scroll-mt-(--shell-top) gap-2 lg:grid-cols-2 lg:gap-3">
        <FoldedPanel heading={content.byCar}>
          {shown.cars.length > 0 ? (
            <FiguresTable
              caption={content.byCar}
              column={content.columns.car}
              rows={shown.cars}
              total={shown.carTotal}
            />
          ) : (
            <p className="text-quiet">{content.noCars}</p>
          )}
        </FoldedPanel>
        <FoldedPanel heading={content.countedHeading}>
          <HowCounted seesMoney={shown.seesMoney} />
        </FoldedPanel>
      </div>
    </div>
  );
}

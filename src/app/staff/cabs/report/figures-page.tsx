import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { FoldedPanel } from '#app/staff/dashboard/folded-panel.tsx';
import { FigureCards } from '#app/staff/kit/figure-cards.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readBookingFigures } from '#domain/bookings/figures/figures-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Route } from './+types/figures-page.ts';
import { readFiguresQuery } from './figures-query.ts';
import { FiguresTable } from './figures-table.tsx';
import { byCarId, toFiguresView } from './figures-view.ts';
import { PeriodChoice } from './period-choice.tsx';
import { staffCabFiguresContent as content } from './texts.ts';

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

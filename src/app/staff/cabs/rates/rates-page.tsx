import { posters } from '@purvai/posters';
import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readCabUse } from '#domain/bookings/cab-use-service.ts';
import { listCarTypes, listCities } from '#domain/fares/cab-lists/cab-list-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readRateHistory, readRatesOverview } from '#domain/fares/rates/rate-staff-service.ts';
import { typedFromRates } from '#domain/fares/rates/rates-input.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Route } from './+types/rates-page.ts';
import { toCarTypesView, toCitiesView } from './cab-lists-view.ts';
import { CarTypesPart } from './car-types-part.tsx';
import { CitiesPart } from './cities-part.tsx';
import { handleRates } from './rates-action.ts';
import { RatesPart } from './rates-part.tsx';
import { ratesAddress, readTab, type Tab, tabs } from './rates-query.ts';
import { formCodesOf, toStandingView, toVersionView } from './rates-view.ts';
import { staffRatesContent as content } from './texts.ts';

export const meta = () => staffMeta(content.title);

/** `guwahati-airport` as `Guwahati airport`. */
const pictureName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
const pictures = Object.keys(posters).map((value) => ({ value, label: pictureName(value) }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const tab = readTab(searchParams);
  const [overview, cabs] = await Promise.all([readRatesOverview(db, actor, now), readCabNames(db)]);
  const { newest } = overview;
  if (tab === 'car-types') {
    const [rows, cabUse] = await Promise.all([listCarTypes(db, actor), readCabUse(db, actor, 'car-type')]);
    return { tab, rows: toCarTypesView(rows, newest?.rates, cabs, cabUse), pictures } as const;
  }
  if (tab === 'cities') {
    const [rows, cabUse] = await Promise.all([listCities(db, actor), readCabUse(db, actor, 'city')]);
    return { tab, rows: toCitiesView(rows, newest?.rates, cabs, cabUse) } as const;
  }
  const history = await readRateHistory(db, actor, Number(searchParams.get('page')));
  const today = dayInIndia(now);
  const confirmed = [overview.holding, ...overview.following].map((version) => version?.version ?? 0);
  return {
    tab,
    standing: toStandingView(overview),
    opened: {
      typed: newest ? typedFromRates(newest.rates, formCodesOf(cabs)) : {},
      basedOn: newest?.version ?? 0,
      validFrom: today,
      minValidFrom: today,
    },
    history: {
      lines: history.lines.map(toVersionView(cabs, overview.holding?.version)),
      page: history.page,
      totalPages: history.totalPages,
      newestConfirmed: Math.max(...confirmed),
    },
    cabs,
    isAdmin: actor.adminStatus === 'Admin',
  } as const;
}

export const action = handleRates;

function Tabs({ tab }: { tab: Tab }) {
  return (
    <Chips label={content.tabsLabel}>
      {tabs.map((one) => (
        <ChipLink key={one} to={ratesAddress(one)} isCurrent={one === tab}>
          {content.tabs[one]}
        </ChipLink>
      ))}
    </Chips>
  );
}

export default function RatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <CabsNav />
        <PageTitle tabIndex={-1}>{content.title}</PageTitle>
        <Tabs tab={loaderData.tab} />
      </div>
      {loaderData.tab === 'rates' && <RatesPart {...loaderData} />}
      {loaderData.tab === 'car-types' && <CarTypesPart {...loaderData} />}
      {loaderData.tab === 'cities' && <CitiesPart {...loaderData} />}
    </div>
  );
}

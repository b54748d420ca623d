import { posters } from '@purvai/posters';
import { useRef, useState } from 'react';
import { staffRatesContent as content } from '#app/content/staff/cabs/rates.ts';
import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { requireStaff } from '#app/staff/require-staff.ts';
import { offlineReply, staleOnError } from '#app/staff/shell/offline.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { useReload } from '#app/staff/ui/use-reload.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readCarTypes } from '#domain/fares/fare-service.ts';
import { readRateHistory, readRatesOverview } from '#domain/fares/rates/rate-staff-service.ts';
import { typedFromRates } from '#domain/fares/rates/rates-input.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Route } from './+types/rates-page.ts';
import { CarTypeList } from './car-type-list.tsx';
import { handleRates } from './rates-action.ts';
import { RatesForm } from './rates-form.tsx';
import { RatesHistory } from './rates-history.tsx';
import { RatesStanding } from './rates-standing.tsx';
import { formCodesOf, presentStanding, presentVersion } from './shown-rates.ts';

export const meta = () => staffMeta(content.title);

/** `guwahati-airport` as `Guwahati airport`. */
const pictureName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
const pictures = Object.keys(posters).map((value) => ({ value, label: pictureName(value) }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const now = new Date();
  const page = Number(new URL(request.url).searchParams.get('page'));
  const [overview, history, carTypes, cabs] = await Promise.all([
    readRatesOverview(db, actor, now),
    readRateHistory(db, actor, page),
    readCarTypes(db),
    readCabNames(db),
  ]);
  const today = dayInIndia(now);
  const confirmed = [overview.holding, ...overview.following].map((version) => version?.version ?? 0);
  return {
    standing: presentStanding(overview),
    opened: {
      typed: overview.newest ? typedFromRates(overview.newest.rates, formCodesOf(cabs)) : {},
      basedOn: overview.newest?.version ?? 0,
      validFrom: today,
      minValidFrom: today,
    },
    history: {
      lines: history.lines.map(presentVersion(cabs, overview.holding?.version)),
      page: history.page,
      totalPages: history.totalPages,
      newestConfirmed: Math.max(...confirmed),
    },
    cabs,
    carTypes,
    pictures,
    isAdmin: actor.adminStatus === 'Admin',
  };
}

export const clientLoader = staleOnError<Route.ClientLoaderArgs>('staff/rates/rates-page');

export const action = handleRates;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);

export default function RatesPage({ loaderData }: Route.ComponentProps) {
  const { standing, history, cabs, carTypes, isAdmin } = loaderData;
  const heading = useRef<HTMLHeadingElement>(null);
  const reload = useReload();
  const [isDirty, setDirty] = useState(false);
  const [saved, setSaved] = useState<string>();
  // What is typed stays when another staff member saves a version or a car type is changed.
  const [opened, setOpened] = useState(loaderData.opened);
  if (!isDirty && opened.basedOn !== loaderData.opened.basedOn) setOpened(loaderData.opened);

  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <CabsNav />
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {content.title}
        </h1>
      </div>
      <RatesStanding standing={standing} />
      <StatusLine text={saved} takesRoom={false} />
      <p className="text-quiet">{content.intro}</p>
      <RatesForm
        key={opened.basedOn}
        opened={opened}
        cabs={cabs}
        isAdmin={isAdmin}
        isDirty={isDirty}
        onDirty={(dirty) => {
          setDirty(dirty);
          setSaved(undefined);
        }}
        onSaved={(text) => {
          setDirty(false);
          setSaved(text);
          heading.current?.focus();
        }}
        onStartAgain={() => {
          setDirty(false);
          void reload();
        }}
      />
      <RatesHistory {...history} isAdmin={isAdmin} />
      <CarTypeList carTypes={carTypes} pictures={loaderData.pictures} />
    </div>
  );
}

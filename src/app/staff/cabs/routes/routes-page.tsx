import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { ImportPanel } from '#app/staff/import/import-panel.tsx';
import { toPastImport } from '#app/staff/import/import-view.ts';
import { PastImports } from '#app/staff/import/past-imports.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { type ListedImport, listImports } from '#domain/fares/files/fare-import-service.ts';
import { fareKinds } from '#domain/fares/files/fare-sheet.ts';
import { type ListedLeg, listLegs } from '#domain/fares/legs/leg-staff-service.ts';
import { legTexts } from '#domain/fares/legs/leg-text.ts';
import { countListedMisses, listMisses } from '#domain/fares/misses/stop-miss-service.ts';
import {
  countFareRows,
  type ListedRoute,
  type ListedStop,
  listRoutes,
  listStops,
} from '#domain/fares/routes/route-staff-service.ts';
import { routeName } from '#domain/fares/routes/route-text.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/routes-page.ts';
import type { FarePreviewView } from './fare-import.ts';
import { RoutesTable, StopsTable } from './fare-rows.tsx';
import { legFieldLabels as fields } from './field-labels.ts';
import { LegEffects } from './leg-effects-view.tsx';
import { LegPanel } from './leg-panel.tsx';
import { MissesPart } from './misses-part.tsx';
import { RoutePanel } from './route-panel.tsx';
import { handleRoutes } from './routes-action.ts';
import { type RoutesQuery, readRoutesQuery, routesAddress, type Tab, tabs } from './routes-query.ts';
import { OpenButton, ToDo } from './row-parts.tsx';
import { StopPanel } from './stop-panel.tsx';
import { staffRoutesContent as content } from './texts.ts';

const exportPartContent = content.export;
const formats = ['csv', 'xlsx'] as const;

/** Downloads, so these are links of the browser and not of the router. */
function ExportPart() {
  return (
    <Card heading={exportPartContent.heading}>
      <p>{exportPartContent.text}</p>
      <ul className="flex flex-wrap gap-x-6">
        {fareKinds.flatMap((kind) =>
          formats.map((format) => (
            <li key={`${kind} ${format}`}>
              <TextLink
                href={`${paths.adminFareExport}?${new URLSearchParams({ kind, format })}`}
                download={`${kind}.${format}`}
              >
                {exportPartContent.link(exportPartContent.kinds[kind], exportPartContent.formats[format])}
              </TextLink>
            </li>
          )),
        )}
      </ul>
    </Card>
  );
}

const ImportPart = () => (
  <ImportPanel<FarePreviewView>
    texts={content.import}
    action={paths.adminFareImport}
    more={({ legEffects }) =>
      legEffects && (
        <section className="grid gap-2">
          <h4 className="font-semibold">{content.legs.effects.heading}</h4>
          <LegEffects effects={legEffects} />
        </section>
      )
    }
  />
);

const { legs: legRowsContent, routes } = content;

type LegRowsProps = { legs: ListedLeg[]; onOpen: (leg: ListedLeg) => void };

const LegsTable = ({ legs, onOpen }: LegRowsProps) => (
  <DataTable
    layout="cards"
    caption={legRowsContent.caption}
    rows={legs}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'leg',
        header: `${fields.from} – ${fields.to}`,
        cell: (leg) => {
          const name = routeName(leg.from, leg.to);
          return (
            <OpenButton
              text={name}
              label={leg.isRemoved ? legRowsContent.bringBack(name) : legRowsContent.edit(name)}
              onOpen={() => onOpen(leg)}
            />
          );
        },
      },
      {
        key: 'km',
        header: fields.km,
        isNumeric: true,
        cell: (leg) => (
          <>
            {legTexts(leg).km}
            {legTexts(leg).km && <span className="@4xl:hidden"> {routes.kmUnit}</span>}
          </>
        ),
      },
      {
        key: 'minutes',
        header: fields.minutes,
        isNumeric: true,
        cell: (leg) => <span className="whitespace-nowrap">{legTexts(leg).minutes}</span>,
      },
      {
        key: 'isHill',
        header: fields.isHill,
        narrow: 'labelled',
        cell: ({ isHill }) => isHill && legRowsContent.isHill,
      },
      {
        key: 'closedMonths',
        header: fields.closedMonths,
        narrow: 'labelled',
        cell: (leg) => legTexts(leg).closedMonths,
      },
      {
        key: 'source',
        header: fields.source,
        isCut: true,
        isQuiet: true,
        cell: (leg) => legTexts(leg).source || <ToDo>{legRowsContent.toConfirm}</ToDo>,
      },
      {
        key: 'note',
        header: fields.note,
        isCut: true,
        isQuiet: true,
        narrow: 'line',
        cell: (leg) => legTexts(leg).note,
      },
    ]}
  />
);

type Props = { query: RoutesQuery; total: number; unchecked: number; unconfirmed: number };

/** The filters of a list, which are in the address. */
function ListFilters({ query, total, unchecked, unconfirmed }: Props) {
  const { tab, search, city = '', isUnchecked, isRemoved } = query;
  const { cities } = useCabs();
  const isFiltered = search !== '' || city !== '' || isUnchecked || isRemoved;
  const toDo = {
    routes: { count: unchecked, text: content.filters.unchecked(unchecked) },
    legs: { count: unconfirmed, text: content.filters.unconfirmed(unconfirmed) },
  };
  const open = tab === 'routes' || tab === 'legs' ? toDo[tab] : undefined;
  return (
    <FilterBar
      key={`${tab} ${search} ${city}`}
      action={paths.adminRoutes}
      appliesAtOnce
      keep={{
        tab: tab !== 'routes' && tab,
        show: (isUnchecked && 'unchecked') || (isRemoved && 'removed'),
      }}
      search={{ texts: content.search, value: search }}
      clear={isFiltered && { to: routesAddress({ tab }), label: content.search.all }}
      end={<p className="text-quiet">{content.found(total)}</p>}
    >
      {/* A road leg leads from one region into another. */}
      {tab !== 'legs' && (
        <FilterSelect
          name="city"
          label={content.filters.city}
          any={content.filters.anyCity}
          value={city}
          options={cities.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {open && !isUnchecked && open.count > 0 && (
        <TextLink to={routesAddress({ ...query, isUnchecked: true, isRemoved: false })}>{open.text}</TextLink>
      )}
      {tab === 'legs' && !isRemoved && (
        <TextLink to={routesAddress({ ...query, isRemoved: true, isUnchecked: false })}>
          {content.filters.removed}
        </TextLink>
      )}
    </FilterBar>
  );
}

export const meta = () => staffMeta(content.title);

const toImportView = (listed: ListedImport) =>
  toPastImport(listed, {
    kind: content.export.kinds[listed.kind],
    counts: content.imports.counts(listed.added, listed.changed),
  });

function legsOf({ isUnchecked, isRemoved }: RoutesQuery) {
  if (isRemoved) return 'removed';
  return isUnchecked ? 'unconfirmed' : 'all';
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = readRoutesQuery(new URL(request.url).searchParams);
  const [rows, misses] = await Promise.all([countFareRows(db, actor), countListedMisses(db, actor)]);
  const totals = { ...rows, misses };
  if (query.tab === 'import') {
    const imports = (await listImports(db, actor)).map(toImportView);
    return { query, totals, part: { tab: 'import', imports } } as const;
  }
  if (query.tab === 'misses')
    return { query, totals, part: { tab: 'misses', misses: await listMisses(db, actor) } } as const;
  if (query.tab === 'stops')
    return { query, totals, part: { tab: 'stops', ...(await listStops(db, actor, query)) } } as const;
  if (query.tab === 'legs') {
    const legs = await listLegs(db, actor, { ...query, which: legsOf(query) });
    return { query, totals, part: { tab: 'legs', ...legs } } as const;
  }
  return { query, totals, part: { tab: 'routes', ...(await listRoutes(db, actor, query)) } } as const;
}

export const action = (args: Route.ActionArgs) => handleRoutes(args);

function Tabs({ tab, counts }: { tab: Tab; counts: Partial<Record<Tab, number>> }) {
  return (
    <Chips label={content.tabsLabel}>
      {tabs.map((one) => (
        <ChipLink key={one} to={routesAddress({ tab: one })} isCurrent={one === tab} count={counts[one]}>
          {content.tabs[one]}
        </ChipLink>
      ))}
    </Chips>
  );
}

type Open =
  | { kind: 'stops'; stop?: ListedStop }
  | { kind: 'routes'; route?: ListedRoute }
  | { kind: 'legs'; leg?: ListedLeg };

const hasList = (tab: Tab): tab is Open['kind'] => tab === 'stops' || tab === 'routes' || tab === 'legs';

export default function RoutesPage({ loaderData: { query, totals, part } }: Route.ComponentProps) {
  const [open, setOpen] = useState<Open>();
  const { status, say } = useStatus();
  const form = { onDone: say, onClose: () => setOpen(undefined) };
  return (
    <div className="grid gap-3">
      <CabsNav />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{content.title}</PageTitle>
        {hasList(part.tab) && (
          <Button aria-haspopup="dialog" onClick={() => hasList(part.tab) && setOpen({ kind: part.tab })}>
            {content[part.tab].add}
          </Button>
        )}
      </div>
      <Tabs tab={query.tab} counts={totals} />
      <FormStatusLine status={status} takesRoom={false} />
      {part.tab === 'misses' && <MissesPart misses={part.misses} onDone={say} />}
      {part.tab === 'import' && (
        <div className="grid max-w-4xl gap-4">
          <ImportPart />
          <ExportPart />
          <PastImports imports={part.imports} intent="undo-import" />
        </div>
      )}
      {'total' in part && (
        <>
          <ListFilters query={query} total={part.total} {...totals} />
          {part.total === 0 && <EmptyState>{content.none}</EmptyState>}
          <div className="@container">
            {part.tab === 'stops' && (
              <StopsTable stops={part.rows} onOpen={(stop) => setOpen({ kind: 'stops', stop })} />
            )}
            {part.tab === 'routes' && (
              <RoutesTable routes={part.rows} onOpen={(route) => setOpen({ kind: 'routes', route })} />
            )}
            {part.tab === 'legs' && (
              <LegsTable legs={part.rows} onOpen={(leg) => setOpen({ kind: 'legs', leg })} />
            )}
          </div>
          {part.totalPages > 1 && (
            <NumberedPaging texts={content.paging} page={part.page} totalPages={part.totalPages} />
          )}
        </>
      )}
      {open?.kind === 'stops' && <StopPanel {...form} stop={open.stop} />}
      {open?.kind === 'routes' && <RoutePanel {...form} route={open.route} />}
      {open?.kind === 'legs' && <LegPanel {...form} leg={open.leg} />}
    </div>
  );
}

import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar, FilterDate, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { serviceKindNames } from '#app/staff/trips/plan/texts.ts';
import { noOwner, type TripShow, todoLists } from '#domain/bookings/operations/operations.ts';
import { countTodo } from '#domain/bookings/operations/operations-service.ts';
import { serviceStates, stateNames } from '#domain/bookings/trips/services.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { partKinds } from '#domain/shared/trip-plan.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import { paths } from '#paths.ts';
import { supplierPath } from '#staff-paths.ts';
import type { Route } from './+types/trips-page.ts';
import { AskDialog, type AskedSupplier } from './ask-dialog.tsx';
import { ServiceDialog } from './service-cells.tsx';
import { ServicesTable } from './services-table.tsx';
import { SuppliersTable } from './suppliers-table.tsx';
import { tripListTexts as texts } from './texts.ts';
import { handleTrips } from './trips-action.ts';
import { type ListedRows, readRows } from './trips-data.ts';
import {
  isFiltered,
  placeFields,
  readTripListQuery,
  type TripListQuery,
  tripListAddress,
  tripViews,
} from './trips-query.ts';
import { TripsTable } from './trips-table.tsx';
import { byDay } from './trips-view.ts';
import { ListContext, useListActions } from './use-list.ts';

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const now = new Date();
  const today = dayInIndia(now);
  const query = readTripListQuery(new URL(request.url).searchParams, today);
  const owners = await listStaffNames(db, actor);
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  const [counts, rows] = await Promise.all([
    countTodo(db, actor, now),
    readRows(db, actor, query, { owners: names, now }),
  ]);
  return { query, today, counts, rows, owners };
}

export const action = handleTrips;

type LoaderData = Route.ComponentProps['loaderData'];
type Shown = Pick<LoaderData, 'query' | 'today'>;

const todoShows = ['arrivals', 'departures', 'under-way'] as const satisfies readonly TripShow[];

/** What waits for staff today; each count opens its list. */
function Todo({ query, today, counts }: Shown & Pick<LoaderData, 'counts'>) {
  return (
    <Chips label={texts.todo} scrolls>
      {todoLists.map((list) => (
        <ChipLink
          key={list}
          to={tripListAddress({ ...query, view: list }, today)}
          isCurrent={query.view === list}
          count={counts[list]}
        >
          {texts.todoNames[list]}
        </ChipLink>
      ))}
      {todoShows.map((show) => (
        <ChipLink
          key={show}
          to={tripListAddress({ ...query, view: 'trips' }, today, { show })}
          isCurrent={query.view === 'trips' && query.show === show}
          count={counts[show]}
        >
          {texts.todoNames[show]}
        </ChipLink>
      ))}
    </Chips>
  );
}

function Views({ query, today }: Shown) {
  const { view, show } = query;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Chips label={texts.views}>
        {tripViews.map((one) => (
          <ChipLink
            key={one}
            to={tripListAddress({ ...query, view: one }, today)}
            isCurrent={one === view || (one === 'suppliers' && view === 'supplier')}
          >
            {texts.viewNames[one]}
          </ChipLink>
        ))}
      </Chips>
      {view === 'trips' && (
        <Chips label={texts.shows}>
          {(['upcoming', 'under-way', 'past'] as const).map((one) => (
            <ChipLink
              key={one}
              to={tripListAddress(query, today, { show: one })}
              isCurrent={one === show}
              current="true"
            >
              {texts.showNames[one]}
            </ChipLink>
          ))}
        </Chips>
      )}
    </div>
  );
}

function Filters({ query, today, owners }: Shown & Pick<LoaderData, 'owners'>) {
  const { view, firstDay, lastDay, kind, state, owner, search = '' } = query;
  const isOfServices = view !== 'trips';
  const { from: _from, to: _to, ...place } = placeFields(query, today);
  const withoutFilters = { ...place, ...(view === 'days' && { from: firstDay, to: lastDay }) };
  const isCleared = !(search || kind || state || owner);
  return (
    <FilterBar
      key={JSON.stringify(query)}
      action={paths.adminTrips}
      appliesAtOnce
      keep={place}
      search={{ texts: texts.search, value: search }}
      clear={
        !isCleared && {
          to: `${paths.adminTrips}?${new URLSearchParams(withoutFilters)}`,
          label: texts.search.all,
        }
      }
    >
      {view === 'days' && (
        <>
          <FilterDate name="from" label={texts.from} value={firstDay} required />
          <FilterDate name="to" label={texts.to} value={lastDay} required />
        </>
      )}
      {isOfServices && (
        <>
          <FilterSelect
            name="kind"
            label={texts.kind}
            any={texts.anyKind}
            value={kind}
            options={partKinds.map((one) => ({ value: one, label: serviceKindNames[one] }))}
          />
          <FilterSelect
            name="state"
            label={texts.state}
            any={texts.anyState}
            value={state}
            options={serviceStates.map((one) => ({ value: one, label: stateNames[one] }))}
          />
        </>
      )}
      <FilterSelect
        name="owner"
        label={texts.owner}
        any={texts.anyOwner}
        value={owner}
        options={[
          { value: noOwner, label: texts.noOwner },
          ...owners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FilterBar>
  );
}

type RowsProps = { query: TripListQuery; rows: ListedRows; onAsk: (supplier: AskedSupplier) => void };

function emptyText(query: TripListQuery): string {
  if (isFiltered(query)) return texts.none.filtered;
  const { view } = query;
  if (view === 'days' || view === 'supplier' || view === 'suppliers' || view === 'trips')
    return texts.none[view];
  return texts.none.todo;
}

function Rows({ query, rows, onAsk }: RowsProps) {
  if (rows.kind === 'trips')
    return rows.trips.length > 0 ? (
      <TripsTable trips={rows.trips} />
    ) : (
      <EmptyState>{emptyText(query)}</EmptyState>
    );
  if (rows.kind === 'suppliers')
    return rows.suppliers.length > 0 ? (
      <SuppliersTable suppliers={rows.suppliers} onAsk={onAsk} />
    ) : (
      <EmptyState>{emptyText(query)}</EmptyState>
    );
  if (rows.services.length === 0) return <EmptyState>{emptyText(query)}</EmptyState>;
  if (query.view !== 'days')
    return (
      <ServicesTable
        caption={texts.captions.services}
        isCaptionShown={false}
        services={rows.services}
        isOfDay={false}
      />
    );
  return byDay(rows.services).map(({ day, name, rows: services }, index) => (
    <ServicesTable
      key={day}
      caption={name}
      isCaptionShown
      services={services}
      isOfDay
      hasHead={index === 0}
    />
  ));
}

/** The supplier whose open services are listed. */
function SupplierHead({ rows, onAsk }: Pick<RowsProps, 'rows' | 'onAsk'>) {
  if (rows.kind !== 'services' || !rows.supplier) return null;
  const { supplier } = rows;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-lg wrap-anywhere">{texts.openOf(supplier.name)}</h2>
      {supplier.toAsk > 0 && (
        <Button look="secondary" aria-haspopup="dialog" onClick={() => onAsk(supplier)}>
          {texts.askAll(supplier.name, supplier.toAsk)}
        </Button>
      )}
      <TextLink to={supplierPath(supplier.id)}>{texts.toSupplier}</TextLink>
    </div>
  );
}

/** A week before and after the days that are shown. */
function DaysPaging({ query, today }: Shown) {
  const { firstDay, lastDay } = query;
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / (24 * 3600_000) + 1;
  const moved = (by: number) =>
    tripListAddress(query, today, { firstDay: daysAfter(firstDay, by), lastDay: daysAfter(lastDay, by) });
  const current = { firstDay: today, lastDay: daysAfter(today, 6) };
  return (
    <Paging
      label={texts.days}
      steps={[
        { label: texts.earlier, to: moved(-days) },
        { label: texts.today, to: firstDay !== today && tripListAddress(query, today, current) },
        { label: texts.later, to: moved(days) },
      ]}
    />
  );
}

export default function TripsPage({ loaderData }: Route.ComponentProps) {
  const { query, today, rows } = loaderData;
  const { status, setStatus } = useStatus();
  const [openId, setOpenId] = useState<string>();
  const actions = useListActions(setStatus, setOpenId);
  const opened = rows.kind === 'services' ? rows.services.find(({ id }) => id === openId) : undefined;
  const [asked, setAsked] = useState<AskedSupplier>();
  const live = useLive({ concerns: (change) => 'bookingId' in change });
  useSessionOverNotice(live);
  const { view } = query;
  const hint = view in texts.todoHints ? texts.todoHints[view as keyof typeof texts.todoHints] : undefined;
  return (
    <div data-wide className="grid gap-3">
      <PageTitle actions={<ButtonLink to={paths.adminNewTrip}>{texts.add}</ButtonLink>}>
        {texts.title}
      </PageTitle>
      <LiveLine state={live} arrived={0} />
      <Todo {...loaderData} />
      <Views query={query} today={today} />
      <Filters {...loaderData} />
      <FormStatusLine status={status} takesRoom={false} />
      {hint && <p className="text-quiet text-sm">{hint}</p>}
      <SupplierHead rows={rows} onAsk={setAsked} />
      <ListContext value={actions}>
        <Rows query={query} rows={rows} onAsk={setAsked} />
        {opened && <ServiceDialog service={opened} onClose={() => setOpenId(undefined)} />}
      </ListContext>
      <Paging
        label={texts.paging.label}
        steps={[
          { label: texts.paging.first, to: query.after && tripListAddress(query, today) },
          {
            label: texts.paging.more,
            to: rows.nextCursor && tripListAddress(query, today, { after: rows.nextCursor }),
          },
        ]}
      />
      {view === 'days' && <DaysPaging query={query} today={today} />}
      {asked && <AskDialog supplier={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

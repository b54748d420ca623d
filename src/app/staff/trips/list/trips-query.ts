import {
  noOwner,
  type ServiceScope,
  type TripShow,
  todoLists,
  tripShows,
} from '#domain/bookings/operations/operations.ts';
import { type ServiceState, serviceStates } from '#domain/bookings/trips/services.ts';
import { dayOf, daysAfter } from '#domain/shared/india-time.ts';
import { type PartKind, partKinds } from '#domain/shared/trip-plan.ts';
import { paths, rowId } from '#paths.ts';
import { cutTo, storable } from '#platform/text.ts';

export const tripViews = ['days', 'suppliers', 'trips'] as const;

/** By day and by trip, the suppliers, one of them, or what is to do. */
export type TripListView = (typeof tripViews)[number] | 'supplier' | (typeof todoLists)[number];

const allViews: readonly TripListView[] = [...tripViews, 'supplier', ...todoLists];

export type TripListQuery = {
  view: TripListView;
  firstDay: string;
  lastDay: string;
  show: TripShow;
  /** Empty except for the view of one supplier. */
  supplierId: string;
  kind?: PartKind;
  state?: ServiceState;
  owner?: string;
  search?: string;
  after?: string;
};

/** More days than a month are no plan, and take long to read. */
export const maxDays = 31;
const usualDays = 7;
const maxLength = 200;

/** The days of the list: both typed, or a week from the first one on. */
function daysIn(query: URLSearchParams, today: string): { firstDay: string; lastDay: string } {
  const firstDay = dayOf(query.get('from') ?? '') ?? today;
  const typed = dayOf(query.get('to') ?? '');
  const lastDay = typed && typed >= firstDay ? typed : daysAfter(firstDay, usualDays - 1);
  const latest = daysAfter(firstDay, maxDays - 1);
  return { firstDay, lastDay: lastDay > latest ? latest : lastDay };
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads the query string of the list; invalid values are ignored. */
export function readTripListQuery(query: URLSearchParams, today: string): TripListQuery {
  const text = (name: string) => cutTo(storable(query.get(name) ?? '').trim(), maxLength) || undefined;
  const id = query.get('id') ?? '';
  const asked = oneOf(allViews, query.get('view')) ?? 'days';
  const view = asked === 'supplier' && !rowId.test(id) ? 'suppliers' : asked;
  const owner = query.get('owner') ?? '';
  const kind = oneOf(partKinds, query.get('kind'));
  const state = oneOf(serviceStates, query.get('state'));
  const [search, after] = [text('search'), text('after')];
  return {
    ...{ view, show: oneOf(tripShows, query.get('show')) ?? 'upcoming' },
    ...daysIn(query, today),
    supplierId: view === 'supplier' ? id : '',
    ...(kind && { kind }),
    ...(state && { state }),
    ...((owner === noOwner || rowId.test(owner)) && { owner }),
    ...(search && { search }),
    ...(after && { after }),
  };
}

/** What the list of services has; `undefined` of suppliers and trips. */
export function scopeOf({ view, firstDay, lastDay, supplierId }: TripListQuery): ServiceScope | undefined {
  if (view === 'days') return { list: 'days', firstDay, lastDay };
  if (view === 'supplier') return { list: 'supplier', supplierId };
  return view === 'suppliers' || view === 'trips' ? undefined : { list: view };
}

export const isFiltered = ({ kind, state, owner, search, after }: TripListQuery): boolean =>
  [kind, state, owner, search, after].some((one) => one !== undefined);

/** The fields of the address that say which list it is, without its filters. */
export function placeFields(query: TripListQuery, today: string): Record<string, string> {
  const { view, firstDay, lastDay, show, supplierId } = query;
  const isUsual = firstDay === today && lastDay === daysAfter(today, usualDays - 1);
  return {
    ...(view !== 'days' && { view }),
    ...(view === 'days' && !isUsual && { from: firstDay, to: lastDay }),
    ...(view === 'trips' && show !== 'upcoming' && { show }),
    ...(view === 'supplier' && { id: supplierId }),
  };
}

type Change = Partial<Pick<TripListQuery, 'view' | 'show' | 'firstDay' | 'lastDay' | 'after'>>;

/** The same list with its filters, changed; always from its first page on. */
export function tripListAddress(
  { after: _after, ...query }: TripListQuery,
  today: string,
  change: Change = {},
): string {
  const next = { ...query, ...change };
  const { kind, state, owner, search, after } = next;
  const given = Object.entries({ ...placeFields(next, today), kind, state, owner, search, after });
  const parameters = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return parameters.size === 0 ? paths.adminTrips : `${paths.adminTrips}?${parameters}`;
}

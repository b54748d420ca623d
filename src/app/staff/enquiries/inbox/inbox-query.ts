import type { InboxQuery } from '#domain/enquiries/inbox/enquiry.ts';
import {
  ages,
  defaultSort,
  filtersOf,
  type InboxFilters,
  inboxSorts,
  valueBands,
} from '#domain/enquiries/inbox/inbox-filters.ts';
import { spamReasons } from '#domain/enquiries/spam/spam-reasons.ts';
import { queues, sources, stages } from '#domain/enquiries/stages.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { paths, rowId } from '#paths.ts';
import { storable } from '#platform/text.ts';
import { type Column, columns, defaultColumns } from './inbox-columns.ts';

/** What the inbox's address says: the list, its columns, the saved view that it began with, and the enquiry beside it. */
export type ListQuery = InboxQuery & { columns?: readonly Column[]; view?: string; open?: string };

const oneOf = <Value extends string>(values: readonly Value[], typed: string | null) =>
  values.find((candidate) => candidate === typed);

/** A list in the address is one parameter, `stage=new,quoted`. */
const someOf = <Value extends string>(values: readonly Value[], typed: string) => {
  const asked = typed.split(',');
  return values.filter((value) => asked.includes(value));
};

const textIn = (query: URLSearchParams, name: string) =>
  storable(query.get(name) ?? '')
    .trim()
    .slice(0, 200) || undefined;

const ownerIn = (typed: string | null) =>
  typed === 'me' || typed === 'none' || (typed && rowId.test(typed)) ? typed : undefined;

const monthIn = (typed: string | null) =>
  typed && /^20\d\d-(0[1-9]|1[0-2])$/.test(typed) ? typed : undefined;

/** Leaves out what is undefined. */
const given = <Value extends object>(
  values: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

function readFilters(query: URLSearchParams, isSpam: boolean): InboxFilters {
  const chosen = someOf(stages, query.getAll('stage').join());
  return given({
    stages: chosen.length > 0 ? chosen : undefined,
    owner: ownerIn(query.get('owner')),
    service: textIn(query, 'service'),
    city: textIn(query, 'city'),
    source: oneOf(sources, query.get('source')),
    tripMonth: monthIn(query.get('trip')),
    value: oneOf(valueBands, query.get('value')),
    age: oneOf(ages, query.get('age')),
    // Only the spam queue has spam reasons.
    reason: isSpam ? oneOf(spamReasons, query.get('reason')) : undefined,
  });
}

const isDefault = (chosen: readonly Column[]) => chosen.join() === defaultColumns.join();

/** Reads the inbox's query string; invalid values are ignored. */
export function readInboxQuery(query: URLSearchParams): ListQuery {
  const queue = oneOf(queues, query.get('queue')) ?? 'new';
  const [after, before, view] = [textIn(query, 'after'), textIn(query, 'before'), query.get('view') ?? ''];
  const chosen = someOf(columns, query.getAll('columns').join());
  const open = query.get('open') ?? '';
  return {
    queue,
    ...given({ search: textIn(query, 'search'), sort: oneOf(inboxSorts, query.get('sort')) }),
    ...readFilters(query, queue === 'spam'),
    ...(chosen.length > 0 && !isDefault(chosen) && { columns: chosen }),
    ...(rowId.test(view) && { view }),
    ...(after && { after }),
    ...(before && !after && { before }),
    ...(isTicked(query.get('last')) && { last: true }),
    ...(rowId.test(open) && { open }),
  };
}

/** What a list shows, without the page of it and the enquiry beside it. */
export type Place = Omit<ListQuery, 'after' | 'before' | 'last' | 'open'>;
type Cursor = { after?: string; before?: string; last?: '1'; open?: string };

export const placeOf = ({
  after: _after,
  before: _before,
  last: _last,
  open: _open,
  ...place
}: ListQuery): Place => place;

export function parametersOf(place: Place, cursor: Cursor = {}): URLSearchParams {
  const { queue, search, sort, stages: chosen, owner, service, city, source, tripMonth } = place;
  return new URLSearchParams(
    given({
      queue,
      search,
      sort: sort === defaultSort(queue) ? undefined : sort,
      stage: chosen?.join(),
      owner,
      service,
      city,
      source,
      trip: tripMonth,
      value: place.value,
      age: place.age,
      reason: place.reason,
      columns: place.columns?.join(),
      view: place.view,
      ...cursor,
    }) as Record<string, string>,
  );
}

export const inboxAddress = (place: Place, cursor?: Cursor): string =>
  `${paths.adminMessages}?${parametersOf(place, cursor)}`;

/** In the address of the page whose filters are open, for a browser whose script has not taken over yet. */
export const openedFilters = { name: 'filters', value: 'open' };

/** The same page of the list with this enquiry beside it. */
export const besideAddress = (query: ListQuery, id: string): string =>
  inboxAddress(placeOf(query), {
    ...(query.after && { after: query.after }),
    ...(query.before && { before: query.before }),
    ...(query.last && { last: '1' }),
    open: id,
  });

/** The board has all queues in it, so it keeps the filters alone. */
export const boardAddress = (place: Place): string =>
  `${paths.adminBoard}?${parametersOf({ ...filtersOf(place), queue: 'all' })}`;

export const csvAddress = ({ columns: _shown, view: _view, ...place }: Place): string =>
  `${paths.adminMessagesCsv}?${parametersOf(place)}`;

/** What a saved view stores: filters and sort. A search may be a customer's name, so it is left out. */
export const viewQueryOf = ({ search: _search, columns: _columns, view: _view, ...place }: Place): string =>
  String(parametersOf(place));

/** What is remembered as the last view. */
export const rememberedQueryOf = ({ search: _search, ...place }: Place): string =>
  String(parametersOf(place));

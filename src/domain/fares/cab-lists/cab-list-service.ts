import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { phrasesOf } from '#domain/fares/cab-words.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { changesBetween, detailOf, type FieldChange } from '#domain/fares/routes/route-text.ts';
import { insertUnderFreeSlug, slugOf } from '#domain/shared/slug.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import type { CarTypeInput, CityInput } from './cab-list-input.ts';
import {
  type CabListKind,
  countStopsByCity,
  insertCarType,
  insertCity,
  type ListedCarType,
  type ListedCity,
  lockList,
  selectCarTypes,
  selectCities,
  updateActive,
  updateCarType,
  updateCity,
  updateOrder,
} from './cab-list-store.ts';

export type { CabListKind, ListedCarType };
export type ListedCityWithStops = ListedCity & { stops: number };

const texts = fareMessages.cabLists;

/** A code is never changed; the rest of the limit is for a number where the name is taken. */
const maxCodeLength = 36;

export async function listCarTypes(db: Queryable, actor: StaffActor): Promise<ListedCarType[]> {
  assertArea(actor, 'money');
  return selectCarTypes(db);
}

export async function listCities(db: Queryable, actor: StaffActor): Promise<ListedCityWithStops[]> {
  assertArea(actor, 'money');
  const [cities, stops] = await Promise.all([selectCities(db), countStopsByCity(db)]);
  return cities.map((city) => ({ ...city, stops: stops.get(city.code) ?? 0 }));
}

type Named = { name: string; otherNames: string };
type Row = Named & { code: string; revision: number; isActive: boolean };

const rowsOf = (tx: Tx, kind: CabListKind): Promise<Row[]> =>
  kind === 'city' ? selectCities(tx) : selectCarTypes(tx);

/** No word may mean two of them, because imports and forms are understood by these words. */
function refuseTakenNames({ name, otherNames }: Named, others: readonly Row[]): void {
  const taken = new Map(
    others.flatMap((row) => phrasesOf(row).map((words) => [words.join(' '), row.name] as const)),
  );
  for (const [index, typed] of [name, ...otherNames.split(',')].entries()) {
    const [words = []] = phrasesOf({ code: '', name: typed, otherNames: '' });
    const other = taken.get(words.join(' '));
    if (other === undefined) continue;
    const field = index === 0 ? 'name' : 'otherNames';
    throw new Failure('conflict', texts.nameTaken(typed.trim(), other), { field });
  }
}

const active = (rows: readonly Row[], without = ''): Row[] =>
  rows.filter(({ code, isActive }) => isActive && code !== without);

type Noted = { action: Action; kind: CabListKind; code: string; name: string };

/** Ends every change of the lists: its line in the activity log, and cached pages with fares are emptied. */
async function note(
  tx: Tx,
  actor: StaffActor,
  { action, kind, code, name }: Noted,
  detail: Record<string, string> = {},
): Promise<void> {
  await noteActivity(tx, lineBy(actor, action, { kind, id: code, name }, detail));
  await announceChange(tx, 'fares');
}

type Insert = (tx: Tx, code: string) => Promise<boolean>;

async function add(db: Db, actor: StaffActor, kind: CabListKind, input: Named, insert: Insert) {
  return db.transaction(async (tx) => {
    await lockList(tx, kind);
    refuseTakenNames(input, active(await rowsOf(tx, kind)));
    const wanted = slugOf(input.name, kind).slice(0, maxCodeLength).replace(/-$/, '');
    const { slug: code } = await insertUnderFreeSlug(wanted, async (free) =>
      (await insert(tx, free)) ? free : undefined,
    );
    await note(tx, actor, { action: `${kind}-added`, kind, code, name: input.name });
    return code;
  });
}

/** The code is made from the name, and stays when the name changes. */
export async function addCarType(db: Db, actor: StaffActor, input: CarTypeInput): Promise<string> {
  assertArea(actor, 'money');
  return add(db, actor, 'car-type', input, (tx, code) => insertCarType(tx, code, input, actor.name));
}

/** The code is made from the name, and stays when the name changes. */
export async function addCity(db: Db, actor: StaffActor, input: CityInput): Promise<string> {
  assertArea(actor, 'money');
  return add(db, actor, 'city', input, (tx, code) => insertCity(tx, code, input, actor.name));
}

/** The row as the form was opened with it. */
export type ExpectedRow = { code: string; revision: number };

function seenIn<Stored extends Row>(rows: readonly Stored[], { code, revision }: ExpectedRow): Stored {
  const row = rows.find((one) => one.code === code);
  if (!row) throw new Failure('not_found', texts.gone);
  if (row.revision !== revision) throw new Failure('conflict', texts.changedMeanwhile);
  return row;
}

/** The fields as screens and the activity log name them. */
export const cityLabels = { name: 'Name', otherNames: 'Other names' } as const;
export const carTypeLabels = {
  ...cityLabels,
  examples: 'Examples',
  seats: 'Seats',
  bags: 'Bags',
  picture: 'Picture',
} as const satisfies Record<keyof CarTypeInput, string>;

const textsOf = ({ seats, bags, ...car }: CarTypeInput) => ({
  ...car,
  seats: String(seats),
  bags: String(bags),
});

/** Returns what changed; nothing is stored when that is nothing. */
export async function changeCarType(
  db: Db,
  actor: StaffActor,
  seen: ExpectedRow,
  input: CarTypeInput,
): Promise<FieldChange[]> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    await lockList(tx, 'car-type');
    const rows = await selectCarTypes(tx);
    const before = seenIn(rows, seen);
    const changes = changesBetween(carTypeLabels, textsOf(before), textsOf(input));
    if (changes.length === 0) return [];
    if (before.isActive) refuseTakenNames(input, active(rows, before.code));
    await updateCarType(tx, before.code, input, actor.name);
    const { code, name } = before;
    await note(tx, actor, { action: 'car-type-changed', kind: 'car-type', code, name }, detailOf(changes));
    return changes;
  });
}

/** Returns what changed; nothing is stored when that is nothing. */
export async function changeCity(
  db: Db,
  actor: StaffActor,
  seen: ExpectedRow,
  input: CityInput,
): Promise<FieldChange[]> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    await lockList(tx, 'city');
    const rows = await selectCities(tx);
    const before = seenIn(rows, seen);
    const changes = changesBetween<keyof CityInput>(cityLabels, before, input);
    if (changes.length === 0) return [];
    if (before.isActive) refuseTakenNames(input, active(rows, before.code));
    await updateCity(tx, before.code, input, actor.name);
    const { code, name } = before;
    await note(tx, actor, { action: 'city-changed', kind: 'city', code, name }, detailOf(changes));
    return changes;
  });
}

/** What is deactivated gets no new fares. Its row and its rates stay, for what was priced and booked and for when it comes back. */
export async function setActive(
  db: Db,
  actor: StaffActor,
  kind: CabListKind,
  seen: ExpectedRow,
  isActive: boolean,
): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    await lockList(tx, kind);
    const rows = await rowsOf(tx, kind);
    const row = seenIn(rows, seen);
    const { code, name } = row;
    if (row.isActive === isActive) return name;
    const others = active(rows, code);
    if (isActive) refuseTakenNames(row, others);
    else if (others.length === 0) throw new Failure('invalid', texts.last);
    await updateActive(tx, kind, code, isActive, actor.name);
    await note(tx, actor, {
      action: `${kind}-${isActive ? 'reactivated' : 'deactivated'}`,
      kind,
      code,
      name,
    });
    return name;
  });
}

export type Move = {
  code: string;
  way: 'up' | 'down';
  /** The code of the neighbour that it changes places with, as the list was shown. */
  neighbour: string;
};

/** Changes places with a neighbour in the order of lists and fares. */
export async function moveRow(
  db: Db,
  actor: StaffActor,
  kind: CabListKind,
  { code, way, neighbour }: Move,
): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    await lockList(tx, kind);
    const rows = await rowsOf(tx, kind);
    const offered = active(rows);
    const from = offered.findIndex((row) => row.code === code);
    const row = offered[from];
    if (!row) throw new Failure('not_found', texts.gone);
    const to = way === 'up' ? from - 1 : from + 1;
    const other = offered[to];
    if (other?.code !== neighbour) throw new Failure('conflict', texts.movedMeanwhile);
    const order = offered.with(from, other).with(to, row);
    const hidden = rows.filter(({ isActive }) => !isActive);
    await updateOrder(
      tx,
      kind,
      [...order, ...hidden].map((one) => one.code),
    );
    const detail = way === 'up' ? { before: other.name } : { after: other.name };
    await note(tx, actor, { action: `${kind}-moved`, kind, code, name: row.name }, detail);
    return row.name;
  });
}

import { posters } from '@purvai/posters';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { versionIn } from '#app/staff/shell/row-in-form.ts';
import { carTypeInput, cityInput } from '#domain/fares/cab-lists/cab-list-input.ts';
import {
  addCarType,
  addCity,
  type CabListKind,
  changeCarType,
  changeCity,
  type ExpectedRow,
  moveRow,
  setActive,
} from '#domain/fares/cab-lists/cab-list-service.ts';
import { codeOf } from '#domain/fares/cab-names.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Fields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { staffCarTypesContent, staffCitiesContent } from './cab-list-texts.ts';

const contents = { 'car-type': staffCarTypesContent, city: staffCitiesContent } as const;
const kinds: ReadonlyMap<string, CabListKind> = new Map([
  ['car-type', 'car-type'],
  ['city', 'city'],
]);

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult<undefined>>;

function codeIn(text = ''): string {
  const code = codeOf(text);
  if (!code) throw new Failure('invalid');
  return code;
}

function kindIn({ kind = '' }: Fields): CabListKind {
  const known = kinds.get(kind);
  if (!known) throw new Failure('invalid');
  return known;
}

const seenIn = ({ code, revision }: Fields): ExpectedRow => ({
  code: codeIn(code),
  revision: versionIn(revision),
});

/** Without a code it is a new one. */
export const saveCarType: Handler = async (db, actor, fields) => {
  const { added, changed, unchanged } = staffCarTypesContent;
  const input = parseInput(carTypeInput, fields);
  if (input.picture !== '' && !Object.hasOwn(posters, input.picture))
    throw new Failure('invalid', fareMessages.cabLists.pictureWrong, { field: 'picture' });
  if (!fields.code) {
    await addCarType(db, actor, input);
    return done(added(input.name));
  }
  const changes = await changeCarType(db, actor, seenIn(fields), input);
  return done(changes.length === 0 ? unchanged : changed(input.name));
};

/** Without a code it is a new one. */
export const saveCity: Handler = async (db, actor, fields) => {
  const { added, changed, unchanged } = staffCitiesContent;
  const input = parseInput(cityInput, fields);
  if (!fields.code) {
    await addCity(db, actor, input);
    return done(added(input.name));
  }
  const changes = await changeCity(db, actor, seenIn(fields), input);
  return done(changes.length === 0 ? unchanged : changed(input.name));
};

export const setListedActive: Handler = async (db, actor, fields) => {
  const kind = kindIn(fields);
  const { reactivated, deactivated } = contents[kind];
  const isActive = fields.isActive === 'yes';
  const name = await setActive(db, actor, kind, seenIn(fields), isActive);
  return done((isActive ? reactivated : deactivated)(name));
};

export const moveListed: Handler = async (db, actor, fields) => {
  const kind = kindIn(fields);
  const way = fields.way === 'up' ? 'up' : 'down';
  const move = { code: codeIn(fields.code), neighbour: codeIn(fields.neighbour), way } as const;
  return done(contents[kind].moved(await moveRow(db, actor, kind, move), way));
};

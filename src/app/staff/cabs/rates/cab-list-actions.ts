import { posters } from '@purvai/posters';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, type StaffIntent } from '#app/staff/shell/intents.ts';
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
import { Failure } from '#platform/failure.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { staffCarTypesContent, staffCitiesContent } from './cab-list-texts.ts';

const contents = { 'car-type': staffCarTypesContent, city: staffCitiesContent } as const;
const kinds: ReadonlyMap<string, CabListKind> = new Map([
  ['car-type', 'car-type'],
  ['city', 'city'],
]);

function codeIn(text: string): string {
  const code = codeOf(text);
  if (!code) throw new Failure('invalid');
  return code;
}

function kindIn(text: string): CabListKind {
  const kind = kinds.get(text);
  if (!kind) throw new Failure('invalid');
  return kind;
}

const seenIn = (code: string, revision: string): ExpectedRow => ({
  code: codeIn(code),
  revision: versionIn(revision),
});

/** Without a code it is a new one. */
export const saveCarType: StaffIntent = intent(
  withTexts(carTypeInput, 'code', 'revision'),
  async ({ db, actor }, { code, revision, ...carType }) => {
    const { added, changed, unchanged } = staffCarTypesContent;
    if (carType.picture !== '' && !Object.hasOwn(posters, carType.picture))
      throw new Failure('invalid', fareMessages.cabLists.pictureWrong, { field: 'picture' });
    if (!code) {
      await addCarType(db, actor, carType);
      return done(added(carType.name));
    }
    const changes = await changeCarType(db, actor, seenIn(code, revision), carType);
    return done(changes.length === 0 ? unchanged : changed(carType.name));
  },
);

/** Without a code it is a new one. */
export const saveCity: StaffIntent = intent(
  withTexts(cityInput, 'code', 'revision'),
  async ({ db, actor }, { code, revision, ...city }) => {
    const { added, changed, unchanged } = staffCitiesContent;
    if (!code) {
      await addCity(db, actor, city);
      return done(added(city.name));
    }
    const changes = await changeCity(db, actor, seenIn(code, revision), city);
    return done(changes.length === 0 ? unchanged : changed(city.name));
  },
);

export const setListedActive: StaffIntent = intent(
  textFields('kind', 'code', 'revision', 'isActive'),
  async ({ db, actor }, { code, revision, ...fields }) => {
    const kind = kindIn(fields.kind);
    const { reactivated, deactivated } = contents[kind];
    const isActive = fields.isActive === 'yes';
    const name = await setActive(db, actor, kind, seenIn(code, revision), isActive);
    return done((isActive ? reactivated : deactivated)(name));
  },
);

export const moveListed: StaffIntent = intent(
  textFields('kind', 'code', 'neighbour', 'way'),
  async ({ db, actor }, fields) => {
    const kind = kindIn(fields.kind);
    const way = fields.way === 'up' ? 'up' : 'down';
    const move = { code: codeIn(fields.code), neighbour: codeIn(fields.neighbour), way } as const;
    return done(contents[kind].moved(await moveRow(db, actor, kind, move), way));
  },
);

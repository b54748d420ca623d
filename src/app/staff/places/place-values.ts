import { placeLists } from '#app/content/places/place-lists.ts';
import { staffPlacesContent as content } from '#app/content/staff/website/places.ts';
import type { FieldDifference } from '#app/staff/publishing/differences.tsx';
import type { Sight } from '#domain/sights/sight.ts';
import type { SightField } from '#domain/sights/sight-input.ts';

/** The fields of the form, in its order, as they are typed. */
export type PlaceValues = Record<SightField, string>;

export const fieldNames = Object.keys(content.fields) as SightField[];

export const newValues: PlaceValues = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as PlaceValues),
  state: 'draft',
};

export const valuesOf = (sight: Sight): PlaceValues => ({
  ...sight,
  distanceKm: sight.distanceKm === null ? '' : String(sight.distanceKm),
  facts: sight.facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  coordinates: sight.latitude === null ? '' : `${sight.latitude}, ${sight.longitude}`,
  position: String(sight.position),
});

export const valuesOfForm = (form: FormData): PlaceValues =>
  Object.fromEntries(
    fieldNames.map((name) => [name, String(form.get(name) ?? '').replaceAll('\r\n', '\n')]),
  ) as PlaceValues;

const listNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(placeLists).map(([list, { name }]) => [list, name]),
);
const labels: Partial<Record<SightField, Readonly<Record<string, string>>>> = {
  kind: content.kinds,
  state: content.states,
  listedOn: listNames,
};

/** Every field with its label and its values as readable text. */
export const differencesOf = (before: PlaceValues, after: PlaceValues): FieldDifference[] =>
  fieldNames.map((name) => ({
    name: content.fields[name],
    before: labels[name]?.[before[name]] ?? before[name],
    after: labels[name]?.[after[name]] ?? after[name],
  }));

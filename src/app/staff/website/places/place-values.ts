import { placeLists } from '#app/content/places/place-lists.ts';
import type { FieldDifference } from '#app/staff/website/publishing/differences.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';
import { type Place, type PlacedText, publishingOf, textOf, withDraft } from '#domain/places/place.ts';
import type { PlaceField } from '#domain/places/place-input.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import { staffPlacesContent as content } from './texts.ts';

/** The fields of the form, in its order, as they are typed. */
export type PlaceValues = Record<PlaceField, string>;
type TextValues = Omit<PlaceValues, 'state' | 'publishAt'>;

export const fieldNames = Object.keys(content.fields) as PlaceField[];

export const newValues: PlaceValues = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as PlaceValues),
  state: 'draft',
};

export const valuesOfText = ({ latitude, longitude, ...text }: PlacedText): TextValues => ({
  ...text,
  distanceKm: text.distanceKm === null ? '' : String(text.distanceKm),
  facts: text.facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  coordinates: latitude === null ? '' : `${latitude}, ${longitude}`,
  position: String(text.position),
});

/** What was saved last, which may be a draft. */
export function valuesOf(place: Place): PlaceValues {
  const { state, publishAt } = publishingOf(place);
  return {
    ...valuesOfText(textOf(withDraft(place))),
    state,
    publishAt: publishAt ? minuteInIndia(publishAt).replace(' ', 'T') : '',
  };
}

export const valuesOfForm = (form: FormData): PlaceValues =>
  Object.fromEntries(
    fieldNames.map((name) => [name, String(form.get(name) ?? '').replaceAll('\r\n', '\n')]),
  ) as PlaceValues;

const listNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(placeLists).map(([list, { name }]) => [list, name]),
);
const labels: Partial<Record<PlaceField, Readonly<Record<string, string>>>> = {
  kind: content.kinds,
  state: staffPublishingContent.states,
  listedOn: listNames,
};

const shown = (name: PlaceField, value = '') => labels[name]?.[value] ?? value;

/** Every field with its label and its values as readable text; versions of the history have no state. */
export const differencesOf = (before: Partial<PlaceValues>, after: Partial<PlaceValues>): FieldDifference[] =>
  fieldNames.map((name) => ({
    name: content.fields[name],
    before: shown(name, before[name]),
    after: shown(name, after[name]),
  }));

import { type CabNames, cityName } from '#domain/fares/cab-names.ts';
import { cellOfDay } from '#domain/shared/typed-day.ts';
import { kindLabels, type RouteFacts, type StopInput } from './route-input.ts';
import { durationText } from './typed-duration.ts';

/** The fields of stops and routes as screens, files and the activity log name them. */
export const stopLabels = {
  name: 'Name',
  kind: 'Kind',
  city: 'City',
  otherNames: 'Other names',
  state: 'State',
  lat: 'Latitude',
  lng: 'Longitude',
} as const satisfies Record<keyof StopInput, string>;

export const routeLabels = {
  km: 'Km',
  minutes: 'Time',
  source: 'Source',
  checkedOn: 'Checked on',
  stops: 'Stops',
  road: 'Road',
  season: 'Season',
} as const satisfies Record<keyof RouteFacts, string>;

export type StopTexts = Record<keyof StopInput, string>;
export type RouteTexts = Record<keyof RouteFacts, string>;

/** The fields as texts; the inputs read them back. */
export const stopTexts = (
  { name, kind, city, otherNames, state, lat, lng }: StopInput,
  names: Pick<CabNames, 'cities'>,
): StopTexts => ({
  name,
  kind: kindLabels[kind],
  city: cityName(names, city),
  otherNames,
  state,
  lat: lat === null ? '' : String(lat),
  lng: lng === null ? '' : String(lng),
});

export const routeTexts = (route: RouteFacts): RouteTexts => ({
  km: route.km === null ? '' : String(route.km),
  minutes: route.minutes === null ? '' : durationText(route.minutes),
  source: route.source,
  checkedOn: cellOfDay(route.checkedOn),
  stops: route.stops,
  road: route.road,
  season: route.season,
});

export const routeName = (from: string, to: string): string => `${from} – ${to}`;

/** What a field was and is now. */
export type FieldChange = { label: string; from: string; to: string };

/** The fields that differ. */
export function changesBetween<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  before: Readonly<Record<Field, string>>,
  after: Readonly<Record<Field, string>>,
): FieldChange[] {
  return (Object.keys(labels) as Field[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ label: labels[field], from: before[field], to: after[field] }));
}

const maxDetailLength = 200;
const short = (text: string) => (text.length > maxDetailLength ? `${text.slice(0, maxDetailLength)}…` : text);

/** The changes as the activity log shows them. */
export const detailOf = (changes: readonly FieldChange[]): Record<string, string> =>
  Object.fromEntries(
    changes.map(({ label, from, to }) => [label, `${short(from) || 'nothing'} → ${short(to) || 'nothing'}`]),
  );

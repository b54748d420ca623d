import type { StopKind } from '#domain/fares/trip.ts';

/** A stop of the starter network. Other names are separated by commas. */
export type SeedStop = {
  slug: string;
  name: string;
  otherNames: string;
  kind: StopKind | 'station';
  city: 'delhi' | 'guwahati';
  state: string;
  lat: number;
  lng: number;
};

/** A leg of the starter network. Its source is empty where the figures are still to be confirmed. */
export type SeedLeg = {
  from: string;
  to: string;
  km: number;
  minutes: number;
  isHill: boolean;
  closedMonths: readonly number[];
  note: string;
  source: string;
};

type StopOptions = { kind?: SeedStop['kind']; otherNames?: string; slug?: string };

/** `sohra` of `Sohra (Cherrapunji)`. */
const slugOf = (name: string) =>
  name
    .replace(/ \([^()]*\)/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Makes the stops of a state. */
export const stopsIn =
  (state: string, city: SeedStop['city']) =>
  (
    name: string,
    lat: number,
    lng: number,
    { kind = 'beyond', otherNames = '', slug = slugOf(name) }: StopOptions = {},
  ): SeedStop => ({
    slug,
    name,
    otherNames,
    kind,
    city,
    state,
    lat,
    lng,
  });

type LegOptions = { isHill?: boolean; closedMonths?: readonly number[]; note?: string; source?: string };

/** A leg of so many kilometres, in hours of driving. */
export const leg = (
  from: string,
  to: string,
  km: number,
  hours: number,
  { isHill = false, closedMonths = [], note = '', source = '' }: LegOptions = {},
): SeedLeg => ({ from, to, km, minutes: Math.round(hours * 60), isHill, closedMonths, note, source });

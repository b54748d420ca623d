import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { type RateVersion, ratesOn } from '#domain/fares/rates.ts';
import { isByHours, tripFields, tripRequestOf } from '#domain/fares/requested-trip.ts';
import {
  type Distance,
  faresOn,
  type NamedPlace,
  type Place,
  type PlaceSuggestion,
  resolvedTrip,
  spokenName,
} from '#domain/fares/resolved-trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { findPlaces } from './find-places.ts';

export type TripFields = Record<string, string>;
export type KnownRoute = Distance & { from: string; to: string };

/** What the browser knows of places and routes: what came with the page, and what it has asked for since. */
type Known = {
  /** By their codes. Maps, because a visitor may type the name of a property that every object has. */
  places: ReadonlyMap<string, Place>;
  /** By `pairOf`; `null` where the server knows no route. */
  distances: ReadonlyMap<string, Distance | null>;
};

const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

const startOf = (places: readonly Place[], routes: readonly KnownRoute[]): Known => ({
  places: new Map(places.map((place) => [place.slug, place])),
  distances: new Map(routes.map(({ from, to, km, minutes }) => [pairOf(from, to), { km, minutes }])),
});

function withFound(known: Known, found: readonly PlaceSuggestion[], other: string): Known {
  const places = new Map(known.places);
  const distances = new Map(known.distances);
  for (const { km, minutes, ...place } of found) {
    places.set(place.slug, place);
    if (other !== '' && km !== null) distances.set(pairOf(place.slug, other), { km, minutes: minutes ?? 0 });
  }
  return { places, distances };
}

function named(known: Known, typed: string): NamedPlace {
  const text = typed.toLowerCase();
  const places = [...known.places.values()];
  const place =
    known.places.get(typed) ??
    places.find(({ name }) => name.toLowerCase() === text) ??
    places.find(({ name }) => spokenName(name) === text);
  return { name: place?.name ?? typed, place };
}

const slugOf = ({ place }: NamedPlace) => place?.slug ?? '';

/** The page is made again each day, but an older copy may have been served; its days are past. */
function renewDays(form: HTMLFormElement, today: string) {
  const renew = (name: string, day: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value < today) field.value = day;
  };
  renew(tripFields.date, daysAfter(today, 1));
  renew(tripFields.returnDate, daysAfter(today, 2));
}

const fieldsIn = (form: HTMLFormElement): TripFields =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

type Start = {
  fields: TripFields;
  today: string;
  versions: readonly RateVersion[];
  hasMoreRates: boolean;
  places: readonly Place[];
  routes: readonly KnownRoute[];
};

/** The rates that came with the page; where there are many to come, all of them. */
function useRates(start: readonly RateVersion[], hasMore: boolean): readonly RateVersion[] {
  const [versions, setVersions] = useState(start);
  useEffect(() => {
    if (!hasMore) return;
    fetch(paths.fareRates)
      .then((response) => (response.ok ? response.json() : undefined))
      .then((found: { versions: RateVersion[] } | undefined) => {
        if (found) setVersions(found.versions);
      })
      // Without them the nearest rates are shown, as on a page without script.
      .catch(() => {});
  }, [hasMore]);
  return versions;
}

/** The trip in the form, and its fares, computed in the browser by the function that the server uses. */
export function useEstimate(form: RefObject<HTMLFormElement | null>, start: Start) {
  const [fields, setFields] = useState(start.fields);
  const [today, setToday] = useState(start.today);
  const [isAwake, setAwake] = useState(false);
  const [known, setKnown] = useState(() => startOf(start.places, start.routes));
  const versions = useRates(start.versions, start.hasMoreRates);

  const read = useCallback(() => {
    if (form.current) setFields(fieldsIn(form.current));
  }, [form]);

  // What was typed before hydration is in the form by now.
  useEffect(() => {
    const day = dayInIndia(new Date());
    if (form.current) renewDays(form.current, day);
    setToday(day);
    setAwake(true);
    read();
  }, [form, read]);

  const noteFound = useCallback(
    (found: readonly PlaceSuggestion[], other: string) =>
      setKnown((before) => withFound(before, found, other)),
    [],
  );

  const estimate = useMemo(() => {
    const request = tripRequestOf(fields, today);
    const [from, to] = [named(known, request.from), named(known, request.to)];
    const pair = pairOf(slugOf(from), slugOf(to));
    const isRide = !isByHours(request.trip);
    const route = isRide ? known.distances.get(pair) : undefined;
    const resolved = resolvedTrip(request, { from, to, route: route ?? undefined });
    const rates = ratesOn(versions, request.day);
    return {
      resolved,
      hasRates: rates !== undefined,
      fares: faresOn(resolved, rates, today),
      /** Both places are known, but the server has not been asked for their distance. */
      isOpen: isRide && Boolean(from.place && to.place) && route === undefined && slugOf(from) !== slugOf(to),
      pair,
    };
  }, [fields, today, known, versions]);

  const { resolved, isOpen, pair } = estimate;
  const [fromSlug, toName, toSlug] = [slugOf(resolved.from), resolved.to.name, slugOf(resolved.to)];
  useEffect(() => {
    if (!isAwake || !isOpen) return;
    let isCurrent = true;
    findPlaces(toName, fromSlug).then((found = []) => {
      if (!isCurrent) return;
      noteFound(found, fromSlug);
      const hasRoute = found.some(({ slug, km }) => slug === toSlug && km !== null);
      if (!hasRoute)
        setKnown((before) => ({ ...before, distances: new Map(before.distances).set(pair, null) }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isAwake, isOpen, pair, toName, fromSlug, toSlug, noteFound]);

  return { ...estimate, fields, today, isAwake, known, read, noteFound };
}

/** The places with a known route from this one, the nearest first. */
export function placesNear({ places, distances }: Known, from: string): PlaceSuggestion[] {
  return [...places.values()]
    .flatMap((place) => {
      const distance = distances.get(pairOf(place.slug, from));
      return distance ? [{ ...place, ...distance }] : [];
    })
    .sort((a, b) => a.km - b.km);
}

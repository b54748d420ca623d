import type { FareEstimatorProps } from '#app/islands/fare-estimator.island.tsx';
import type { PageContext } from '#app/page-context.ts';
import {
  findStarts,
  readCarTypes,
  readRates,
  resolveTrip,
  suggestPlaces,
} from '#domain/fares/fare-service.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import type { NamedPlace, PlaceSuggestion } from '#domain/fares/resolved-trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';

/** What the estimator needs, but for the chat of its page. */
export type EstimatorData = Omit<FareEstimatorProps, 'chat'>;

/** Where there are more versions to come, the browser fetches them, so that the page stays small. */
const maxVersions = 2;

/** The places of the trip and those with a route from its beginning, each once. */
function placesOf(ends: readonly NamedPlace[], near: readonly PlaceSuggestion[]) {
  const all = [...ends.flatMap(({ place }) => place ?? []), ...near];
  const bySlug = new Map(all.map(({ slug, name, kind, city }) => [slug, { slug, name, kind, city }]));
  return [...bySlug.values()];
}

type Context = Pick<PageContext, 'db' | 'tags'>;

/** As `readEstimator`, with the trip of the fields. */
export async function readEstimate({ db, tags }: Context, fields: Record<string, string>) {
  tags.add('fares');
  const now = new Date();
  const today = dayInIndia(now);
  const request = tripRequestOf(fields, today);
  const [versions, cars, resolved, starts] = await Promise.all([
    readRates(db, now),
    readCarTypes(db),
    resolveTrip(db, request),
    findStarts(db),
  ]);
  const { from, to, city, km, minutes } = resolved;
  const start = from.place?.slug ?? '';
  const near = (await suggestPlaces(db, '', start)).filter((place) => place.km !== null);
  const asked = to.place && minutes !== undefined ? [{ ...to.place, km: km ?? 0, minutes }] : [];
  const estimator: EstimatorData = {
    fields: {
      ...fields,
      trip: request.trip,
      from: from.name,
      to: to.name,
      date: request.day,
      time: request.time,
      returnDate: request.returnDay ?? daysAfter(request.day, 1),
    },
    today,
    city,
    versions: versions.slice(0, maxVersions),
    hasMoreRates: versions.length > maxVersions,
    cars: cars.map(({ code, name, examples, seats, bags }) => ({ code, name, examples, seats, bags })),
    places: placesOf([from, to], near),
    routes: [...near, ...asked].map((place) => ({
      from: start,
      to: place.slug,
      km: place.km ?? 0,
      minutes: place.minutes ?? 0,
    })),
    starts,
    isCounted: false,
  };
  return { estimator, resolved };
}

/**
 * The rates, cars and usual places of an estimator that begins with these fields. The page is emptied from the caches
 * when one of them changes.
 */
export const readEstimator = async (
  context: Context,
  fields: Record<string, string>,
): Promise<EstimatorData> => (await readEstimate(context, fields)).estimator;

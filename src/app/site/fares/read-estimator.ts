import type { FareEstimatorProps } from '#app/islands/fare-estimator.island.tsx';
import type { PageContext } from '#app/page-context.ts';
import { readSlotPhotos } from '#app/site/images/slot-photos.tsx';
import { estimateOn } from '#domain/fares/estimator.ts';
import type { FareBook } from '#domain/fares/fare-book.ts';
import { readFareBook } from '#domain/fares/fare-book-service.ts';
import { missingPlace, tripRequestOf } from '#domain/fares/requested-trip.ts';
import type { StopSuggestion } from '#domain/fares/resolved-trip.ts';
import { listRideEnds } from '#domain/fares/routes/common-rides-service.ts';
import { carSlot } from '#domain/photo-slots/photo-slot.ts';
import { isSoon } from '#domain/settings/call-back.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';

/** What the estimator needs, but for the chat of its page. */
export type EstimatorData = Omit<FareEstimatorProps, 'chat'>;

type Context = Pick<PageContext, 'db' | 'tags'>;

const maxStarts = 8;

/** Where rides usually begin: the airports and the middle of our cities, by the codes that stops get from these names. */
const usualStarts = (book: FareBook): StopSuggestion[] =>
  book.cities
    .flatMap(({ code }) => [`${code}-airport`, code])
    .flatMap((slug) => book.suggestion(slug, '') ?? [])
    .slice(0, maxStarts);

/** As `readEstimator`, with the estimate of the fields. */
export async function readEstimate({ db, tags }: Context, fields: Record<string, string>) {
  for (const tag of ['fares', 'settings'] as const) tags.add(tag);
  const now = new Date();
  const today = dayInIndia(now);
  const request = tripRequestOf(fields, today);
  const [book, settings] = await Promise.all([readFareBook(db, now), readSettings(db)]);
  const photos = await readSlotPhotos(
    { db, tags },
    book.cars.map(({ code }) => carSlot(code)),
  );
  const { responseTargetMinutes, officeHours } = settings;
  const answerTarget = { responseTargetMinutes, officeHours };
  const estimate = estimateOn(book, request, now);
  const { from, to, stops, city } = estimate;
  const start = from.stop?.slug ?? '';
  const near = await listRideEnds(db, book, start);
  const estimator: EstimatorData = {
    fields: {
      ...fields,
      trip: request.trip,
      from: from.name,
      to: to.name,
      ...Object.fromEntries(stops.map(({ name }, index) => [`stop${index + 1}`, name])),
      date: request.day,
      time: request.time,
      returnDate: request.returnDay ?? daysAfter(request.day, 1),
    },
    today,
    city,
    estimate: missingPlace(request) === null ? estimate : null,
    cars: book.cars.map(({ code, name, examples, seats, bags }) => {
      const photo = photos.get(carSlot(code));
      return { code, name, examples, seats, bags, ...(photo && { photo }) };
    }),
    cities: [...book.cities],
    near,
    starts: usualStarts(book),
    answerTarget,
    isSoon: isSoon(request, now, answerTarget),
    isCounted: false,
    missing: null,
    isFolded: false,
  };
  return { estimator, estimate };
}

/**
 * The cars, the usual places and the first estimate of an estimator that begins with these fields. The page is emptied from
 * the caches when one of them changes.
 */
export const readEstimator = async (
  context: Context,
  fields: Record<string, string>,
): Promise<EstimatorData> => (await readEstimate(context, fields)).estimator;

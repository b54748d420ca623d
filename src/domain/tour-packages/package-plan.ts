import type { PlannedDay, PlannedService } from '#domain/shared/trip-plan.ts';
import { stopsOf } from './package-places.ts';
import type { TourPackageContent } from './tour-package.ts';

type Planned = Pick<TourPackageContent, 'country' | 'itinerary'> & {
  details: { places?: readonly string[] };
};

const service = (kind: PlannedService['kind'], title: string, nights = 0): PlannedService => ({
  kind,
  title,
  starts: '',
  nights,
});

/** The hotels in the order of the way, each on the day of its first night, counted from 0. */
function hotelsOf(places: readonly string[] | undefined): { day: number; hotel: PlannedService }[] {
  let day = 0;
  return stopsOf(places)
    .filter(({ nights }) => nights > 0)
    .map(({ name, nights }) => {
      const found = { day, hotel: service('hotel', `Hotel in ${name}`, nights) };
      day += nights;
      return found;
    });
}

/** What the places say of a package whose days have no services. */
function derivedPlan({ country, itinerary, details }: Planned): PlannedDay[] {
  const hotels = hotelsOf(details.places);
  const nights = hotels.reduce((sum, { hotel }) => sum + hotel.nights, 0);
  const count = Math.max(itinerary.length, nights > 0 ? nights + 1 : 0);
  const abroad =
    country === 'Bhutan' ? [service('permit', 'Entry permits'), service('guide', 'Guide for the trip')] : [];
  return Array.from({ length: count }, (_, index) => ({
    title: itinerary[index]?.title.trim() ?? '',
    text: itinerary[index]?.text.trim() ?? '',
    meals: itinerary[index]?.meals ?? [],
    services: [
      ...(index === 0 ? abroad : []),
      ...hotels.filter(({ day }) => day === index).map(({ hotel }) => hotel),
    ],
  }));
}

/** The days of a package with their services; where staff have written none, hotels follow from its places. */
export function planOfPackage(tour: Planned): PlannedDay[] {
  if (!tour.itinerary.some(({ services = [] }) => services.length > 0)) return derivedPlan(tour);
  return tour.itinerary.map(({ title, text, meals = [], services = [] }) => ({
    title: title.trim(),
    text: text.trim(),
    meals,
    services,
  }));
}

import { daylightOn } from '#domain/shared/daylight.ts';
import { clockMinutes, clockOf, daysAfter } from '#domain/shared/india-time.ts';
import type { OfferCode, TripCaution, TripProblem } from './estimate.ts';
import type { FareBook } from './fare-book.ts';
import type { DrivenLeg, Way } from './network/road-leg.ts';
import type { TripRequest } from './requested-trip.ts';
import { isByHours } from './requested-trip.ts';
import { daysBetween } from './trip.ts';
import type { RoadTrip } from './trip-resolver.ts';

/** One driver drives no more than this in a day, with breaks beside it. */
export const maxDrivingMinutes = 11 * 60;

/** Another trip that can be driven. */
export type TripOffer = { code: OfferCode; request: TripRequest };

export type DriveCheck = {
  problem: TripProblem | undefined;
  cautions: readonly TripCaution[];
  offers: readonly TripOffer[];
};

const dayMinutes = 24 * 60;
const earliestStart = 5 * 60;
const usualStart = 7 * 60;
const startStep = 15;
/** At the place of a trip there and back on one day. */
const minStay = 60;

/** The minutes of daylight on a day at the end of a leg; `undefined` for a stop without coordinates. */
function lightAt(book: FareBook, day: string, slug: string) {
  const coordinates = book.stopOf(slug)?.coordinates;
  return coordinates && daylightOn(day, coordinates);
}

/** The first hill leg that is driven in the dark, by a start at these minutes of the day. */
function darkLeg(book: FareBook, day: string, way: Way, start: number) {
  let clock = start;
  for (const leg of way.legs) {
    const end = clock + leg.minutes;
    const light = leg.isHill ? lightAt(book, day, leg.to) : undefined;
    if (light && (end > light.sunset || clock < light.sunrise)) return { leg, light };
    clock = end;
  }
  return undefined;
}

/** The latest start from which no hill road is driven in the dark. */
function latestStart(book: FareBook, day: string, way: Way): number | undefined {
  for (let start = dayMinutes - startStep; start >= earliestStart; start -= startStep)
    if (!darkLeg(book, day, way, start)) return start;
  return undefined;
}

/** The usual start where it is early enough, otherwise the latest that is. */
function goodStart(book: FareBook, day: string, way: Way): number | undefined {
  return darkLeg(book, day, way, usualStart) ? latestStart(book, day, way) : usualStart;
}

const drivingDays = (minutes: number) => Math.max(1, Math.ceil(minutes / maxDrivingMinutes));

/** Days on the road, with a night wherever one driver has driven enough. */
function neededDays({ out, back }: NonNullable<RoadTrip['road']>): number {
  const all = out.minutes + (back?.minutes ?? 0);
  return all <= maxDrivingMinutes ? 1 : drivingDays(out.minutes) + drivingDays(back?.minutes ?? 0);
}

const withStart = (request: TripRequest, day: string, start: number): TripRequest => ({
  ...shifted(request, day),
  time: clockOf(start),
});

/** The trip on another day, of the same length. */
function shifted(request: TripRequest, day: string): TripRequest {
  const { returnDay } = request;
  if (returnDay === undefined) return { ...request, day };
  const days = Math.max(1, daysBetween(request.day, returnDay));
  return { ...request, day, returnDay: daysAfter(day, days - 1) };
}

/** Minutes after the start of a leg's way until its last hill leg ends. */
const minutesToLastHill = (legs: readonly DrivenLeg[]): number => {
  const last = legs.findLastIndex(({ isHill }) => isHill);
  return legs.slice(0, last + 1).reduce((sum, { minutes }) => sum + minutes, 0);
};

/** When the way back of a day trip has to begin, so that its hill roads are driven by daylight. */
function turnBack(book: FareBook, day: string, back: Way): number | undefined {
  const lastHill = back.legs.findLast(({ isHill }) => isHill);
  const light = lastHill && lightAt(book, day, lastHill.to);
  if (!light) return undefined;
  return Math.floor((light.sunset - minutesToLastHill(back.legs)) / startStep) * startStep;
}

type Light = Pick<DriveCheck, 'cautions' | 'offers'>;

function checkOut(book: FareBook, request: TripRequest, way: Way, now: Now): Light {
  const start = clockMinutes(request.time);
  const dark = darkLeg(book, request.day, way, start);
  if (!dark) return { cautions: [], offers: [] };
  const arrival = clockOf((start + way.minutes) % dayMinutes);
  const latest = latestStart(book, request.day, way);
  const nextDay = daysAfter(request.day, 1);
  const next = goodStart(book, nextDay, way);
  const isToday = latest !== undefined && isAfter(request.day, latest, now) && latest < start;
  return {
    cautions: [{ code: 'dark-on-hills', arrival, sunset: clockOf(dark.light.sunset) }],
    offers: [
      ...(isToday ? [{ code: 'earlier', request: withStart(request, request.day, latest) } as const] : []),
      ...(next === undefined
        ? []
        : [{ code: 'next-day', request: withStart(request, nextDay, next) } as const]),
    ],
  };
}

/** A trip there and back on one day also has to come down from the hills by daylight. */
function checkDayTrip(book: FareBook, trip: RoadTrip, way: Way, back: Way): Light {
  const { request, to } = trip.resolved;
  const latest = turnBack(book, request.day, back);
  if (latest === undefined) return { cautions: [], offers: [] };
  const arrival = clockMinutes(request.time) + way.minutes;
  if (latest >= arrival + minStay)
    return { cautions: [{ code: 'turn-back-by', place: to.name, clock: clockOf(latest) }], offers: [] };
  const twoDays = { ...request, returnDay: daysAfter(request.day, 1) };
  const dark = darkLeg(book, request.day, back, arrival + minStay);
  const sunset = dark?.light.sunset ?? latest;
  const caution = {
    arrival: clockOf(Math.round(arrival + minStay + back.minutes) % dayMinutes),
    sunset: clockOf(sunset),
  };
  return {
    cautions: [{ code: 'dark-on-hills', ...caution }],
    offers: [{ code: 'more-days', request: twoDays }],
  };
}

type Now = { day: string; minutes: number };

const isAfter = (day: string, minutes: number, now: Now) =>
  day > now.day || (day === now.day && minutes >= now.minutes);

const problemWith = (problem: TripProblem, offers: readonly TripOffer[] = []): DriveCheck => ({
  problem,
  cautions: [],
  offers,
});

function checkDates(request: TripRequest, now: Now): DriveCheck | undefined {
  const { day, time, returnDay } = request;
  if (!isAfter(day, clockMinutes(time), now)) {
    const tomorrow = shifted(request, daysAfter(now.day, 1));
    return problemWith({ code: 'past' }, [{ code: 'tomorrow', request: tomorrow }]);
  }
  if (returnDay === undefined || returnDay >= day) return undefined;
  const turned = { ...request, day: returnDay, returnDay: day };
  const offers: TripOffer[] = [
    ...(returnDay > now.day ? [{ code: 'turned-dates', request: turned } as const] : []),
    { code: 'more-days', request: { ...request, returnDay: day } },
  ];
  return problemWith({ code: 'return-before-start' }, offers);
}

const checkHire = (book: FareBook, { resolved: { request, from } }: RoadTrip): DriveCheck | undefined =>
  from.place && !book.hasHire(request.day, from.place)
    ? problemWith({ code: 'no-hire-by-hour', place: from.name })
    : undefined;

const isSamePlace = ({ resolved: { from, to, stops } }: RoadTrip) =>
  from.place !== undefined && stops.length === 0 && from.place.slug === to.place?.slug;

/** Whether and how a trip can be driven, by its dates, its roads and the daylight. */
export function checkDrive(book: FareBook, trip: RoadTrip, now: Now): DriveCheck {
  const { resolved, road, closed } = trip;
  const { request } = resolved;
  const dates = checkDates(request, now);
  if (dates) return dates;
  if (isByHours(request.trip))
    return checkHire(book, trip) ?? { problem: undefined, cautions: [], offers: [] };
  if (isSamePlace(trip)) return problemWith({ code: 'same-place' });
  if (closed) return problemWith({ code: 'road-closed', from: closed[0].name, to: closed[1].name });
  if (!road) return { problem: undefined, cautions: [], offers: [] };
  const days = request.returnDay === undefined ? undefined : daysBetween(request.day, request.returnDay);
  const needed = neededDays(road);
  const drivingMinutes = Math.round(road.out.minutes + (road.back?.minutes ?? 0));
  if (days !== undefined && days < needed) {
    const longer = { ...request, returnDay: daysAfter(request.day, needed - 1) };
    const problem = { code: 'too-long-for-days', drivingMinutes, days, neededDays: needed } as const;
    return problemWith(problem, [{ code: 'more-days', request: longer }]);
  }
  const outDays = drivingDays(road.out.minutes);
  if (outDays > 1) {
    const minutes = Math.round(road.out.minutes);
    const night = { code: 'night-on-the-way', drivingMinutes: minutes, days: outDays } as const;
    return { problem: undefined, cautions: [night], offers: [] };
  }
  const light = checkOut(book, request, road.out, now);
  const isDayTrip = days === 1 && road.back && light.cautions.length === 0;
  return {
    problem: undefined,
    ...(isDayTrip && road.back ? checkDayTrip(book, trip, road.out, road.back) : light),
  };
}

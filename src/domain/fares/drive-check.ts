import { daylightOn } from '#domain/shared/daylight.ts';
import { clockMinutes, clockOf, daysAfter, minuteInIndia } from '#domain/shared/india-time.ts';
import type { OfferCode, TripCaution, TripProblem } from './estimate.ts';
import type { FareBook } from './fare-book.ts';
import type { DrivenLeg, Way } from './network/road-leg.ts';
import { defaultHours, isByHours, type TripRequest } from './requested-trip.ts';
import { daysBetween, drivingDays, maxDays, maxDrivingMinutes } from './trip.ts';
import { nightsOn, type RoadTrip, resolveOn, type TripRoad } from './trip-resolver.ts';

/** Another trip that can be driven. */
export type TripOffer = { code: OfferCode; request: TripRequest };

export type DriveCheck = {
  problem: TripProblem | undefined;
  cautions: readonly TripCaution[];
  offers: readonly TripOffer[];
};

const dayMinutes = 24 * 60;
/** Cities that are offered for hire by the hour from a stop that nobody knows. */
const maxHires = 3;
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
    if (light && (end > light.sunset || clock < light.sunrise))
      return { light, isMorning: end <= light.sunset };
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

/** The first start after this one from which no hill road is driven in the dark. */
function firstStartAfter(book: FareBook, day: string, way: Way, after: number): number | undefined {
  for (let start = Math.ceil(after / startStep) * startStep; start < dayMinutes; start += startStep)
    if (!darkLeg(book, day, way, start)) return start;
  return undefined;
}

const daysOf = ({ day, returnDay = day }: TripRequest): number => daysBetween(day, returnDay);

/** What is driven on the first day: over several days the nights are spent at the stops. */
const firstDrive = (request: TripRequest, { out, parts }: TripRoad): Way =>
  daysOf(request) > 1 ? (parts[0] ?? out) : out;

/** The usual start where it is early enough, otherwise the latest that is. */
function goodStart(book: FareBook, day: string, way: Way): number | undefined {
  return darkLeg(book, day, way, usualStart) ? latestStart(book, day, way) : usualStart;
}

/** Days on the road, with a night wherever one driver has driven enough. */
const neededDays = (out: number, back: number): number =>
  out + back <= maxDrivingMinutes ? 1 : drivingDays(out) + drivingDays(back);

const withStart = (request: TripRequest, day: string, start: number): TripRequest => ({
  ...shifted(request, day),
  time: clockOf(start),
});

const lasting = (request: TripRequest, days: number): TripRequest => ({
  ...request,
  returnDay: daysAfter(request.day, days - 1),
});

/** The trip on another day, of the same length. */
function shifted(request: TripRequest, day: string): TripRequest {
  const { returnDay } = request;
  return returnDay === undefined ? { ...request, day } : lasting({ ...request, day }, daysOf(request));
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

function checkOut(book: FareBook, request: TripRequest, way: Way, now: Now | undefined): Light {
  const start = clockMinutes(request.time);
  const dark = darkLeg(book, request.day, way, start);
  if (!dark) return { cautions: [], offers: [] };
  if (dark.isMorning) {
    const later = firstStartAfter(book, request.day, way, start);
    return {
      cautions: [{ code: 'dark-before-sunrise', sunrise: clockOf(dark.light.sunrise) }],
      offers:
        later === undefined ? [] : [{ code: 'same-day', request: withStart(request, request.day, later) }],
    };
  }
  const arrival = clockOf((start + way.minutes) % dayMinutes);
  const latest = latestStart(book, request.day, way);
  const nextDay = daysAfter(request.day, 1);
  const next = goodStart(book, nextDay, way);
  const isToday = latest !== undefined && isAfter(request.day, latest, now) && latest < start;
  return {
    cautions: [{ code: 'dark-on-hills', arrival, sunset: clockOf(dark.light.sunset) }],
    offers: [
      ...(isToday ? [{ code: 'same-day', request: withStart(request, request.day, latest) } as const] : []),
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
    return { cautions: [{ code: 'turn-back-by', stop: to.name, clock: clockOf(latest) }], offers: [] };
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

/** The rooms are those of the whole trip. */
function nightOnTheWay(request: TripRequest, way: Way, part: 'whole' | 'each-way' | 'part'): Light {
  const drivingMinutes = Math.round(way.minutes);
  const [days, nights] = [drivingDays(way.minutes), nightsOn(request, [way])];
  return { cautions: [{ code: 'night-on-the-way', part, drivingMinutes, days, nights }], offers: [] };
}

type Driven = { minutes: number; clock: number };

/** When this day's next part of the drive ends; `undefined` where it would be too long or on a hill road in the dark. */
function drivenOn(book: FareBook, day: string, way: Way, { minutes, clock }: Driven): Driven | undefined {
  if (minutes + way.minutes > maxDrivingMinutes || darkLeg(book, day, way, clock)) return undefined;
  return { minutes: minutes + way.minutes, clock: clock + way.minutes };
}

/** The days of a trip whose nights are spent at its stops; `undefined` where a part of it fits into no day. */
function daysByLight(book: FareBook, { day, time }: TripRequest, parts: readonly Way[]): number | undefined {
  let days = 1;
  let driven: Driven = { minutes: 0, clock: clockMinutes(time) };
  for (const part of parts) {
    const more = drivenOn(book, daysAfter(day, days - 1), part, driven);
    if (more) {
      driven = more;
      continue;
    }
    days++;
    const nextDay = daysAfter(day, days - 1);
    const start = goodStart(book, nextDay, part);
    const next =
      start === undefined ? undefined : drivenOn(book, nextDay, part, { minutes: 0, clock: start });
    if (!next) return undefined;
    driven = next;
  }
  return days;
}

/** Over several days the first part of the way is driven on the first day, and all of it in the days of the trip. */
function checkDays(book: FareBook, request: TripRequest, road: TripRoad, now: Now | undefined): Light {
  const parts = [...road.parts, ...(road.back ? [road.back] : [])];
  const long = parts.find(({ minutes }) => drivingDays(minutes) > 1);
  if (long) return nightOnTheWay(request, long, road.parts.length > 1 ? 'part' : 'each-way');
  const start = checkOut(book, request, firstDrive(request, road), now);
  if (start.cautions.length > 0) return start;
  const days = daysOf(request);
  const needed = daysByLight(book, request, parts);
  if (needed === undefined || needed > maxDays)
    return { cautions: [{ code: 'dark-on-hills-in-days', days }], offers: [] };
  if (needed <= days) return { cautions: [], offers: [] };
  return {
    cautions: [{ code: 'dark-on-hills-in-days', days }],
    offers: [{ code: 'more-days', request: lasting(request, needed) }],
  };
}

export type Now = { day: string; minutes: number };

/** Without a now, every time is to come. */
const isAfter = (day: string, minutes: number, now: Now | undefined) =>
  !now || day > now.day || (day === now.day && minutes >= now.minutes);

const problemWith = (problem: TripProblem, offers: readonly TripOffer[] = []): DriveCheck => ({
  problem,
  cautions: [],
  offers,
});

/** The trip on another day, at the same time where that is a good one. */
function onAnotherDay(book: FareBook, { resolved: { request }, road }: RoadTrip, day: string): TripRequest {
  const start = clockMinutes(request.time);
  if (isByHours(request.trip) || !road) return shifted(request, day);
  const way = firstDrive(request, road);
  if (start >= earliestStart && !darkLeg(book, day, way, start)) return shifted(request, day);
  return withStart(request, day, goodStart(book, day, way) ?? usualStart);
}

function checkDates(book: FareBook, trip: RoadTrip, now: Now | undefined): DriveCheck | undefined {
  const { request } = trip.resolved;
  const { day, time, returnDay } = request;
  if (now && !isAfter(day, clockMinutes(time), now)) {
    const tomorrow = onAnotherDay(book, trip, daysAfter(now.day, 1));
    return problemWith({ code: 'past' }, [{ code: 'another-day', request: tomorrow }]);
  }
  if (returnDay === undefined || returnDay >= day) return undefined;
  const turned = { ...request, day: returnDay, returnDay: day };
  const offers: TripOffer[] = [
    ...(!now || returnDay > now.day ? [{ code: 'turned-dates', request: turned } as const] : []),
    { code: 'more-days', request: { ...request, returnDay: day } },
  ];
  return problemWith({ code: 'return-before-start' }, offers);
}

const hireOf = (request: TripRequest, from: string): TripOffer => {
  const { returnDay: _none, ...rest } = request;
  const hire = { ...rest, trip: 'local', from, to: '', stops: [] } as const;
  return { code: 'hire', request: { ...hire, hours: request.hours ?? defaultHours } };
};

const hasHireAt = (book: FareBook, day: string, slug: string): boolean => {
  const stop = book.stopOf(slug);
  return stop !== undefined && book.hasHire(day, stop);
};

/** A round trip to the stop from the city whose cars go there, in as many days as it takes. */
function roundTripTo(book: FareBook, request: TripRequest, from: string, to: string): TripOffer[] {
  const { hours: _none, ...rest } = request;
  const ride = { ...rest, trip: 'round-trip', from, to, stops: [], returnDay: request.day } as const;
  const trip = resolveOn(book, ride);
  if (!trip.road) return [];
  const returnDay = daysAfter(
    request.day,
    neededDays(trip.road.out.minutes, trip.road.back?.minutes ?? 0) - 1,
  );
  const start = goodStart(book, request.day, trip.road.out) ?? usualStart;
  return [{ code: 'round-trip', request: { ...ride, returnDay, time: clockOf(start) } }];
}

/** Cars are hired by the hour within their cities; another stop may be one that we do not know. */
function checkHire(book: FareBook, { resolved: { request, from } }: RoadTrip): DriveCheck {
  const { day } = request;
  const hires = book.cities
    .filter(({ code }) => hasHireAt(book, day, code))
    .map(({ code }) => hireOf(request, code));
  if (!from.stop)
    return { problem: undefined, cautions: [], offers: from.name === '' ? [] : hires.slice(0, maxHires) };
  if (book.hasHire(day, from.stop)) return { problem: undefined, cautions: [], offers: [] };
  const { city, slug } = from.stop;
  return problemWith({ code: 'no-hire-by-hour', stop: from.name }, [
    ...roundTripTo(book, request, city, slug),
    ...hires.filter((hire) => hire.request.from === city),
  ]);
}

/** A ride to where it begins, which may be meant as a hire by the hour. */
function checkEnds(book: FareBook, { resolved: { request, from, to, stops } }: RoadTrip) {
  if (!from.stop || stops.length > 0 || from.stop.slug !== to.stop?.slug) return undefined;
  return problemWith(
    { code: 'same-stop' },
    book.hasHire(request.day, from.stop) ? [hireOf(request, from.stop.slug)] : [],
  );
}

const monthsAhead = 11;

/** The first day of a month in which the road of the trip is open. */
function openDay(book: FareBook, request: TripRequest): string | undefined {
  const [year = 0, month = 1] = request.day.split('-').map(Number);
  for (let ahead = 1; ahead <= monthsAhead; ahead++) {
    const day = new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10);
    if (resolveOn(book, shifted(request, day)).road) return day;
  }
  return undefined;
}

function checkOpen(book: FareBook, trip: RoadTrip): DriveCheck | undefined {
  const { closed, resolved } = trip;
  if (!closed) return undefined;
  const [from, to] = closed;
  const day = openDay(book, resolved.request);
  return problemWith(
    { code: 'road-closed', from: from.name, to: to.name },
    day === undefined ? [] : [{ code: 'another-day', request: shifted(resolved.request, day) }],
  );
}

/** A day has room for the drive there, a stay and the drive back. */
function checkDay(book: FareBook, request: TripRequest, { out, back }: TripRoad, now: Now | undefined) {
  const end = clockMinutes(request.time) + out.minutes + minStay + (back?.minutes ?? 0);
  if (end <= dayMinutes) return undefined;
  const start = goodStart(book, request.day, out) ?? usualStart;
  const nextDay = daysAfter(request.day, 1);
  return problemWith({ code: 'back-after-midnight', clock: clockOf(Math.round(end) % dayMinutes) }, [
    isAfter(request.day, start, now)
      ? { code: 'same-day', request: withStart(request, request.day, start) }
      : { code: 'next-day', request: withStart(request, nextDay, start) },
    { code: 'more-days', request: { ...request, returnDay: nextDay } },
  ]);
}

/** Typed kilometres are driven in as many minutes at the best, because no road is known. */
function checkRoundTrip(book: FareBook, { resolved, road }: RoadTrip, now: Now | undefined) {
  const { request, km = 0 } = resolved;
  if (request.returnDay === undefined) return undefined;
  const days = daysOf(request);
  const [out, back] = road ? [road.out.minutes, road.back?.minutes ?? 0] : [km, km];
  const needed = neededDays(out, back);
  if (days >= needed) return road && days === 1 ? checkDay(book, request, road, now) : undefined;
  const problem = {
    code: 'too-long-for-days',
    drivingMinutes: Math.round(out + back),
    days,
    neededDays: needed,
    backDays: drivingDays(back),
  } as const;
  const longer = [needed, needed + 1].filter((wanted) => wanted <= maxDays);
  return problemWith(
    problem,
    longer.map((wanted) => ({ code: 'more-days', request: lasting(request, wanted) })),
  );
}

/** Whether and how a trip can be driven, by its dates, its roads and the daylight. Without a now, also on a past day. */
export function checkDrive(book: FareBook, trip: RoadTrip, now: Now | undefined): DriveCheck {
  const { resolved, road } = trip;
  const { request } = resolved;
  const dates = checkDates(book, trip, now);
  if (dates) return dates;
  if (isByHours(request.trip)) return checkHire(book, trip);
  const ends = checkEnds(book, trip) ?? checkOpen(book, trip);
  if (ends) return ends;
  const round = checkRoundTrip(book, trip, now);
  if (round) return round;
  if (!road) return { problem: undefined, cautions: [], offers: [] };
  if (daysOf(request) > 1) return { problem: undefined, ...checkDays(book, request, road, now) };
  if (drivingDays(road.out.minutes) > 1)
    return { problem: undefined, ...nightOnTheWay(request, road.out, 'whole') };
  const light = checkOut(book, request, road.out, now);
  const isDayTrip = request.returnDay === request.day && road.back && light.cautions.length === 0;
  return {
    problem: undefined,
    ...(isDayTrip && road.back ? checkDayTrip(book, trip, road.out, road.back) : light),
  };
}

/** The clock by which a trip is asked for. */
export function driveClock(now: Date): Now {
  const [day = '', clock = ''] = minuteInIndia(now).split(' ');
  return { day, minutes: clockMinutes(clock) };
}

import { tripContent as content } from '#app/content/site/links/trip.ts';
import type { SharedDuty } from '#domain/bookings/share/booking-share-service.ts';
import type { SharedPart, SharedTrip } from '#domain/bookings/share/shared-trip-service.ts';
import type { TripDay } from '#domain/bookings/trips/trip.ts';
import { startOfDayInIndia, weekdayText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { toTravellerView } from './papers-view.ts';
import { type ContactView, nightsOf, type PartView, type Rides, toPartView } from './part-view.ts';
import { dateOfDay, momentOfTrip, type TripMoment } from './trip-days.ts';

/** What is not called off, as the customer reads it. */
type Parts = {
  live: readonly SharedPart[];
  rides: Rides;
};

const isTimed = ({ starts }: SharedPart): boolean => starts !== '';

/** Those with a time come first, by their time. */
const byClock = (parts: readonly SharedPart[]): SharedPart[] => [
  ...parts.filter(isTimed).toSorted((a, b) => a.starts.localeCompare(b.starts)),
  ...parts.filter((part) => !isTimed(part)),
];

const covers = (part: SharedPart, day: number): boolean =>
  part.day !== null && part.day <= day && day < part.day + nightsOf(part);

const hotelsOf = ({ live }: Parts, day: number): SharedPart[] =>
  live.filter((part) => part.kind === 'hotel' && covers(part, day));

/** A guide of the whole trip, or of this day; the only guide of a trip stays to its end. */
function guidesOf({ live }: Parts, day: number): SharedPart[] {
  const guides = live.filter(({ kind }) => kind === 'guide');
  if (guides.length === 1) return guides.filter((guide) => (guide.day ?? 0) <= day);
  return guides.filter((guide) => guide.day === null || guide.day === day);
}

const dayName = (date: string | null): string => (date ? weekdayText(startOfDayInIndia(date)) : '');

function toDayView(trip: SharedTrip, parts: Parts, day: TripDay, moment: TripMoment) {
  const { number } = day;
  const view = (part: SharedPart) => toPartView(part, parts.rides);
  const date = dateOfDay(trip, number);
  const isToday = moment.phase === 'under-way' && moment.today === number;
  const isTomorrow =
    moment.phase === 'under-way'
      ? moment.tomorrow === number
      : moment.phase === 'before' && moment.daysLeft === 1 && number === 1;
  const near = isToday ? ('today' as const) : isTomorrow ? ('tomorrow' as const) : undefined;
  const own = parts.live.filter((part) => part.day === number && part.kind !== 'hotel');
  return {
    id: day.id,
    number,
    name: content.days.number(number),
    date,
    dateText: dayName(date),
    near: near && { kind: near, name: content.near[near] },
    isOpen: isToday || (moment.phase !== 'under-way' && moment.phase !== 'over' && number === 1),
    title: day.title,
    text: day.text,
    meals: day.meals.map((meal) => content.days.mealNames[meal]).join(', '),
    parts: byClock(own).map(view),
    nights: hotelsOf(parts, number).map(view),
    guides: guidesOf(parts, number).map(view),
  };
}

export type TripDayView = ReturnType<typeof toDayView>;

const kindsThatMeet: readonly PartView['kind'][] = ['transport', 'cab', 'activity'];

/** Who is at the place at the times of this day, each once. */
function meetingOf({ guides, parts }: TripDayView): ContactView[] {
  const found = [...guides, ...parts.filter(({ kind }) => kindsThatMeet.includes(kind))].flatMap(
    ({ contact }) => (contact ? [contact] : []),
  );
  return found.filter(
    ({ name, phone }, index) =>
      found.findIndex((other) => other.name === name && other.phone === phone) === index,
  );
}

const toNextView = (day: TripDayView, heading: string) => ({ heading, day, meets: meetingOf(day) });

function nextDaysOf(days: readonly TripDayView[], moment: TripMoment) {
  const dayAt = (number: number | null, heading: string) => {
    const day = days.find((one) => one.number === number);
    return day ? [toNextView(day, heading)] : [];
  };
  const { near, opening } = content;
  if (moment.phase === 'before') return dayAt(1, moment.daysLeft === 1 ? near.tomorrow : opening.firstDay);
  if (moment.phase !== 'under-way') return [];
  return [...dayAt(moment.today, near.today), ...dayAt(moment.tomorrow, near.tomorrow)];
}

type Balance = {
  balancePaise: number;
  /** A payment is being checked, so nothing is asked for. */
  isChecking?: boolean;
};

function openingOf(moment: TripMoment, days: number, { balancePaise, isChecking }: Balance) {
  const { opening } = content;
  if (moment.phase === 'undated') return { heading: opening.undated, text: opening.undatedText };
  if (moment.phase === 'before') return { heading: opening.startsIn(moment.daysLeft), text: '' };
  if (moment.phase === 'under-way') {
    const text = moment.tomorrow === null ? opening.lastDay : '';
    return { heading: opening.dayOf(moment.today, days), text };
  }
  const open = balancePaise > 0 && !isChecking ? opening.open(formatPaise(balancePaise)) : opening.overText;
  const text = balancePaise < 0 ? opening.refund(formatPaise(-balancePaise)) : open;
  return { heading: opening.over, text };
}

/** The guides, the drivers, and the hotel of this night or of the first one; each only with a number. */
function peopleOf(days: readonly TripDayView[], parts: Parts, moment: TripMoment): ContactView[] {
  const { people } = content;
  const callable = ({ contact }: PartView): ContactView[] => (contact?.callHref ? [contact] : []);
  const viewsOf = (kind: SharedPart['kind']) =>
    parts.live.filter((part) => part.kind === kind).map((part) => toPartView(part, parts.rides));
  const night = days.find(({ number }) => number === (moment.phase === 'under-way' ? moment.today : 1));
  const hotelRole = moment.phase === 'under-way' ? people.hotel : people.firstHotel;
  const found = [
    ...[...viewsOf('guide'), ...viewsOf('cab')].flatMap(callable),
    ...(moment.phase === 'over' ? [] : (night?.nights ?? [])).flatMap((hotel) =>
      callable(hotel).map((contact) => ({ ...contact, role: hotelRole })),
    ),
  ];
  return found.filter(
    ({ callHref }, index) => found.findIndex((other) => other.callHref === callHref) === index,
  );
}

/** Abroad the clocks of the place count. */
const hasLocalTimes = ({ kind }: SharedTrip, { live }: Parts): boolean =>
  kind === 'overseas-tour' && live.some(isTimed);

/** The days, services and people of a trip as its customer reads them; a cancelled trip has none. */
export function toYourTripView(trip: SharedTrip, duties: readonly SharedDuty[], balance: Balance, now: Date) {
  if (trip.isCancelled) return undefined;
  const moment = momentOfTrip(trip, now);
  const parts: Parts = {
    live: trip.parts.filter(({ state }) => state !== 'cancelled'),
    rides: new Map(duties.map((shared) => [shared.duty.id, shared])),
  };
  const days = trip.days.map((day) => toDayView(trip, parts, day, moment));
  return {
    phase: moment.phase,
    hasVoucher: trip.hasVoucher,
    opening: openingOf(moment, trip.days.length, balance),
    next: nextDaysOf(days, moment),
    days,
    // A ride before or after the days of the trip has no day of it.
    whole: byClock(parts.live.filter(({ day }) => day === null)).map((part) => ({
      ...toPartView(part, parts.rides),
      date: part.kind === 'cab' ? dayName(part.onDay) : '',
    })),
    localTimes: hasLocalTimes(trip, parts) ? content.days.localTimes : '',
    people: peopleOf(days, parts, moment),
    // Papers are asked for until the trip is over.
    travellers: trip.travellers.map((traveller, index) =>
      toTravellerView(moment.phase === 'over' ? { ...traveller, missing: [] } : traveller, index + 1),
    ),
  };
}

export type YourTripView = NonNullable<ReturnType<typeof toYourTripView>>;

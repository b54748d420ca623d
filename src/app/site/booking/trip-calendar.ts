import { tripContent } from '#app/content/site/links/trip.ts';
import type { SharedPart, SharedTrip } from '#domain/bookings/share/shared-trip-service.ts';
import type { CalendarEvent } from '#domain/shared/calendar-file.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { nightsOf } from './part-view.ts';
import { dateOfDay } from './trip-days.ts';

const content = tripContent.calendar;
const labels = tripContent.facts;

type Agency = { agencyName: string; phoneE164: string };

type Around = {
  trip: SharedTrip;
  agency: Agency;
  /** Makes the ids of events unique in the world. */
  host: string;
  now: Date;
};

const isLive = ({ state }: SharedPart): boolean => state !== 'cancelled';

const linesOf = (lines: readonly string[]): string => lines.filter(Boolean).join('\n');

const closing = ({ trip, agency: { agencyName, phoneE164 } }: Around): string[] => [
  content.reference(trip.number),
  content.call(agencyName, displayPhone(phoneE164)),
];

const confirmationOf = ({ confirmation }: SharedPart): string =>
  confirmation && `${labels.confirmation}: ${confirmation}`;

const supplierOf = ({ supplier }: SharedPart): string =>
  [supplier?.name ?? '', supplier?.city ?? ''].filter(Boolean).join(', ');

const common = ({ trip, now }: Around) => ({ sequence: trip.changes, madeAt: now });

/** A day as a whole: its services without a time, and the hotel of its night. */
function dayEvents(around: Around): CalendarEvent[] {
  const { trip, host } = around;
  const live = trip.parts.filter(isLive);
  return trip.days.flatMap(({ id, number, title, meals }) => {
    const date = dateOfDay(trip, number);
    if (!date) return [];
    const hotels = live.filter(
      (part) =>
        part.kind === 'hotel' &&
        part.day !== null &&
        part.day <= number &&
        number < part.day + nightsOf(part),
    );
    const untimed = live.filter((part) => part.day === number && part.kind !== 'hotel' && !part.starts);
    const name = tripContent.days.number(number);
    return [
      {
        ...common(around),
        uid: `trip-${trip.number}-day-${id}@${host}`,
        firstDay: date,
        lastDay: date,
        title: title ? `${name}: ${title}` : name,
        place: hotels.map(supplierOf).filter(Boolean).join('; '),
        text: linesOf([
          ...untimed.map((part) => part.title),
          meals.length > 0
            ? `${tripContent.days.meals}: ${meals.map((meal) => tripContent.days.mealNames[meal]).join(', ')}`
            : '',
          ...hotels.flatMap((hotel) => [
            `${tripContent.days.night}: ${hotel.title}`,
            supplierOf(hotel),
            confirmationOf(hotel),
          ]),
          ...closing(around),
        ]),
        isCancelled: trip.isCancelled,
      },
    ];
  });
}

/** The times of a trip abroad are by other clocks than India's, so its events name the time. */
const titleOf = ({ title, starts }: SharedPart, { kind }: SharedTrip): string =>
  kind === 'overseas-tour' ? `${starts} ${title}` : title;

const placeOf = ({ details }: SharedPart): string =>
  (Object.hasOwn(details, 'place') && details.place) ||
  (Object.hasOwn(details, 'from') && details.from) ||
  '';

/**
 * Trips abroad go to Bhutan, half an hour ahead of India. A flight that leaves India has a reminder half an hour early for it, and none
 * is late.
 */
const momentOfPart = ({ kind }: SharedTrip, day: string, clock: string): Date =>
  kind === 'overseas-tour' ? new Date(`${day}T${clock}:00+06:00`) : momentInIndia(day, clock);

/** A service with a time; one that was cancelled leaves the calendar that has it. */
function partEvents(around: Around): CalendarEvent[] {
  const { trip, host } = around;
  return trip.parts.flatMap((part) => {
    if (!part.starts || !part.onDay) return [];
    return [
      {
        ...common(around),
        uid: `trip-${trip.number}-service-${part.id}@${host}`,
        startsAt: momentOfPart(trip, part.onDay, part.starts),
        title: titleOf(part, trip),
        place: placeOf(part),
        text: linesOf([
          trip.kind === 'overseas-tour' ? content.localTime(part.starts) : '',
          supplierOf(part),
          confirmationOf(part),
          ...closing(around),
        ]),
        isTentative: part.state !== 'confirmed' && part.state !== 'used',
        isCancelled: trip.isCancelled || !isLive(part),
      },
    ];
  });
}

/** The days and times of a trip. It may be shared: neither the link nor a number of a guide or a driver is in it. */
export const tripEvents = (around: Around): CalendarEvent[] => [...dayEvents(around), ...partEvents(around)];

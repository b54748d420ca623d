import type { EditableValue } from '#app/staff/forms/use-field-editing.ts';
import type { PapersView } from '#app/staff/trips/papers/papers-view.ts';
import type { BookedPackage } from '#domain/bookings/packages/package.ts';
import { isTripOver } from '#domain/bookings/packages/package.ts';
import { costText } from '#domain/bookings/trips/cost-text.ts';
import { type Difference, differencesOf } from '#domain/bookings/trips/differences.ts';
import { type Margin, marginOf, soldPaiseOf } from '#domain/bookings/trips/margin.ts';
import { permitRegionNames, serviceDetails } from '#domain/bookings/trips/service-details.ts';
import { stateNames, type TripService } from '#domain/bookings/trips/services.ts';
import { ageOf, type Traveller, type TripDay } from '#domain/bookings/trips/trip.ts';
import type { ViewedTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { dateText, daysAfter, startOfDayInIndia, weekdayText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { nationalityName } from '#domain/shared/nationality.ts';
import { mealNames, serviceKindNames, tripPlanTexts as texts } from './texts.ts';

const value = (stored: string, shown = stored): EditableValue => ({
  ...{ stored, shown, typed: stored, country: '' },
});

const dayValue = (day: string | null) => value(day ?? '', day ? dateText(day) : '');

const isRegion = (text: string): text is keyof typeof permitRegionNames =>
  Object.hasOwn(permitRegionNames, text);

const detailValue = (type: string | undefined, stored: string): EditableValue => {
  if (type === 'date') return dayValue(stored || null);
  return type === 'region' && isRegion(stored) ? value(stored, permitRegionNames[stored]) : value(stored);
};

const nameOf = (travellers: readonly Traveller[], id: string): string => {
  const index = travellers.findIndex((traveller) => traveller.id === id);
  return travellers[index]?.name || texts.travellers.noName(index + 1);
};

function toServiceView(service: TripService, { travellers, costs }: ViewedTrip, papers: PapersView) {
  const { id, kind, title, day, nights, state, heldUntil, supplier, details, travellerIds } = service;
  const cost = costs?.get(id) ?? null;
  const typedCost = costText(cost);
  return {
    id,
    revision: service.revision,
    kind,
    kindName: serviceKindNames[kind],
    title: value(title),
    day: value(String(day ?? ''), day === null ? texts.wholeTrip : texts.day(day)),
    nights: value(String(nights || ''), nights ? texts.nights(nights) : ''),
    starts: value(service.starts),
    supplier: { id: supplier?.id ?? '', name: supplier?.name ?? '' },
    state,
    stateName: stateNames[state],
    heldUntil: dayValue(heldUntil),
    confirmation: value(service.confirmation),
    remarks: value(service.remarks),
    details: serviceDetails[kind].map(({ name, label, type }) => ({
      ...{ name, label, type: type ?? ('text' as const) },
      value: detailValue(type, details[name] ?? ''),
    })),
    /** `undefined` for staff without the area money. */
    cost: costs && {
      ...value(typedCost),
      paise: cost && cost.currency !== 'INR' ? formatPaise(cost.paise) : '',
    },
    travellerIds: [...travellerIds],
    forWhom: travellerIds.length === 0 ? '' : travellerIds.map((one) => nameOf(travellers, one)).join(', '),
    isQuoted: service.quoted !== null,
    isCancelled: state === 'cancelled',
    isRide: kind === 'cab',
    /** How many papers a permit still needs. */
    papersMissing: papers.missingFor(id),
  };
}

export type ServiceView = ReturnType<typeof toServiceView>;

function toDayView({ id, number, title, text, meals }: TripDay, firstDay: string | null) {
  const date = firstDay && daysAfter(firstDay, number - 1);
  return {
    id,
    number,
    name: texts.day(number),
    date: date ? weekdayText(startOfDayInIndia(date)) : '',
    title: value(title),
    text: value(text),
    meals: meals.join(' '),
    mealNames: meals.map((meal) => mealNames[meal]).join(', '),
  };
}

export type DayView = ReturnType<typeof toDayView>;

function toTravellerView(traveller: Traveller, index: number, firstDay: string | null, papers: PapersView) {
  const { id, name, birthDate, age, nationality, isLead, remarks } = traveller;
  const years = ageOf(traveller, firstDay);
  return {
    id,
    isLead,
    /** Also before the name is known. */
    called: name || texts.travellers.noName(index + 1),
    name: value(name),
    birthDate: dayValue(birthDate),
    age: value(String(age ?? '')),
    years: years === null ? '' : texts.travellers.ageText(years),
    nationality: value(nationality, nationalityName(nationality)),
    remarks: value(remarks),
    papers: papers.ofTraveller(traveller),
  };
}

export type TravellerView = ReturnType<typeof toTravellerView>;

function toDifferenceView({ title, change, quoted, booked, serviceId }: Difference) {
  const { differences } = texts;
  const isDay = change === 'moved';
  const shown = (text: string) => (isDay ? differences.day(text) : text);
  const isEither = change === 'added' || change === 'dropped';
  return {
    key: `${serviceId}-${change}`,
    title,
    change: differences[change],
    text: isEither ? '' : differences.fromTo(shown(quoted), shown(booked)),
  };
}

const marginText = ({ missing, hasCosts }: Margin): string => {
  if (missing.length > 0) return texts.margin.missing(missing.length);
  return hasCosts ? texts.margin.final : texts.margin.noCosts;
};

function toMarginView(margin: Margin) {
  const { soldPaise, costPaise, marginPaise, marginPermille, missing, hasCosts } = margin;
  const share = marginPermille === null ? '' : ` (${(marginPermille / 10).toFixed(1)}%)`;
  return {
    rows: [
      { name: texts.margin.sold, value: formatPaise(soldPaise) },
      { name: texts.margin.cost, value: formatPaise(costPaise) },
      { name: texts.margin.margin, value: `${formatPaise(marginPaise)}${share}`, isTotal: true },
    ],
    isFinal: missing.length === 0 && hasCosts,
    text: marginText(margin),
    missing: missing.map(({ title }) => title),
  };
}

/** A trip on its page: the services of each day, and those of the whole trip before them. */
export function toTripPlanView(
  trip: ViewedTrip,
  sold: BookedPackage | undefined,
  papers: PapersView,
  now: Date,
) {
  const { booking, days, travellers, services, costs } = trip;
  const views = services.map((service) => toServiceView(service, trip, papers));
  const dayNumber = (view: ServiceView) => Number(view.day.stored) || null;
  const counted = services.filter(({ state }) => state !== 'cancelled');
  const isPromised = ({ state }: TripService) => state === 'confirmed' || state === 'used';
  return {
    firstDay: booking.firstDay,
    isCancelled: booking.cancelledAt !== null,
    isOver: isTripOver(booking, now),
    mayMarkUsed: isTripOver(booking, now) && services.some(({ state }) => state === 'confirmed'),
    progress: texts.progress(counted.filter(isPromised).length, counted.length),
    wholeTrip: views.filter((view) => dayNumber(view) === null),
    days: days.map((day) => ({
      ...toDayView(day, booking.firstDay),
      services: views.filter((view) => dayNumber(view) === day.number),
    })),
    travellers: travellers.map((traveller, index) =>
      toTravellerView(traveller, index, booking.firstDay, papers),
    ),
    papersMissing: papers.missing,
    differences: differencesOf(services).map(toDifferenceView),
    margin: costs && sold && toMarginView(marginOf(soldPaiseOf(sold.sums), services, costs)),
  };
}

export type TripPlanView = ReturnType<typeof toTripPlanView>;

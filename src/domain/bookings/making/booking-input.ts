import * as z from 'zod/mini';
import {
  type BookingDetails,
  bookingFields,
  countIn,
  countNames,
  textNames,
} from '#domain/bookings/booking-fields.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { codeOf } from '#domain/fares/cab-names.ts';
import {
  extraFields,
  inclusions,
  type LeftOut,
  leftOutOf,
  maxNightPaise,
  nothingLeftOut,
} from '#domain/fares/inclusions.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import {
  type ChosenTrip,
  chosenTrips,
  isByHours,
  stopFields,
  type TripRequest,
} from '#domain/fares/requested-trip.ts';
import { daysBetween, maxDays, maxHours, maxKm } from '#domain/fares/trip.ts';
import { dayOf, momentInIndia } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { wholeIn } from '#domain/shared/typed-whole.ts';
import { rowId } from '#paths.ts';

const messages = bookingMessages.bookings;

/** What staff type about a new booking. */
export type BookingInput = BookingDetails & {
  key: string;
  enquiryId: string;
  quoteId: string;
  /** The booking that gets another ride; empty for a new booking. */
  bookingId: string;
  /** Empty for a new customer. */
  customerId: string;
  name: string;
  phoneE164: string;
  /** Empty when it is not known. */
  email: string;
  trip: ChosenTrip;
  from: string;
  to: string;
  /** Places on the way; empty for hire by the hour. */
  stops: readonly string[];
  km: number | undefined;
  day: string;
  time: string;
  returnDay: string | undefined;
  /** When a round trip is back on its last day; empty when it is not known. */
  returnTime: string;
  hours: number | undefined;
  city: City | undefined;
  car: CarType;
  /** The second car and those after it. */
  moreCars: readonly CarType[];
  /** Of each car, or of all together where a quote was accepted; `undefined` for the fare by the rates. */
  pricePaise: number | undefined;
  /** Nothing at the fare by the rates; staff may leave something out of another price. */
  leftOut: LeftOut;
  isRequested: boolean;
  /** Where an address is known. */
  mailsCustomer: boolean;
  /** The day and time of a past pick-up that staff have agreed to, `2026-11-14T06:00`. */
  pastConfirmed: string;
};

export const maxCars = 10;

/** `undefined` when it is no whole number of cars; empty is one car. */
export const carCountIn = (typed: string): number | undefined => {
  const count = wholeIn(typed, 1, maxCars);
  return count === null ? 1 : count;
};

const oneLine = z.overwrite<string>((text) => text.replaceAll(/\s+/g, ' ').trim());
const line = (maxLength: number) =>
  z._default(z.string().check(withoutNul, oneLine, z.maxLength(maxLength, messages.tooLong)), '');
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

const form = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  enquiryId: line(20),
  quoteId: line(20),
  bookingId: line(20),
  customerId: line(20),
  contactNo: line(60),
  name: line(200),
  email: line(254),
  trip: z._default(z.enum(chosenTrips), 'one-way'),
  from: line(100),
  to: line(100),
  stop1: line(100),
  stop2: line(100),
  stop3: line(100),
  stop4: line(100),
  stop5: line(100),
  km: line(10),
  date: line(20),
  time: line(10),
  returnDate: line(20),
  returnTime: line(10),
  hours: line(10),
  city: line(40),
  car: z
    .string(messages.carMissing)
    .check(z.refine((text) => codeOf(text) !== undefined, messages.carMissing)),
  carCount: line(4),
  /** Their types with spaces between them. */
  moreCars: line(400),
  price: line(60),
  tollsExtra: line(5),
  stateTaxesExtra: line(5),
  waitingExtra: line(5),
  nightExtra: line(5),
  nightPrice: line(60),
  ...recordOf(textNames, (name) => line(bookingFields[name].maxLength)),
  ...recordOf(countNames, () => line(4)),
  isRequested: line(5),
  mailsCustomer: line(5),
  pastConfirmed: line(20),
});

type Form = z.infer<typeof form>;
type Check = [isFault: boolean, field: keyof Form, text: string];
type Fault = { field: keyof Form; text: string };

const hoursIn = (typed: string): number | undefined => {
  const value = /^\d{1,2}(\.(25|5|50|75))?$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= 1 && value <= maxHours ? value : undefined;
};

/** A form from an enquiry, a quote or a booking has its customer already. */
const hasCustomer = ({ customerId, enquiryId, quoteId, bookingId }: Form) =>
  [customerId, enquiryId, quoteId, bookingId].some((id) => rowId.test(id));

/** Where no other type was chosen a car is like the first. */
function moreCarsIn({ car, carCount, moreCars }: Form): string[] {
  const chosen = moreCars.split(' ');
  return Array.from({ length: (carCountIn(carCount) ?? 1) - 1 }, (_, index) => chosen[index] || car);
}

/** What a night costs, where staff left night driving out. */
function nightPaiseOf({ nightPrice }: Form): number | undefined {
  const paise = paiseFromTyped(nightPrice);
  return paise !== undefined && paise > 0 && paise <= maxNightPaise ? paise : undefined;
}

function leftOutIn(typed: Form): LeftOut {
  if (typed.price === '') return nothingLeftOut;
  const parts = inclusions.filter((part) => isTicked(typed[extraFields[part]]));
  return leftOutOf(parts, nightPaiseOf(typed) ?? 0);
}

const stopsIn = (typed: Form): string[] =>
  isByHours(typed.trip) ? [] : stopFields.map((field) => typed[field]).filter((stop) => stop !== '');

function faultOf(typed: Form): Fault | undefined {
  const isByTime = isByHours(typed.trip);
  const [day, returnDay] = [dayOf(typed.date), dayOf(typed.returnDate)];
  const checks: Check[] = [
    [!hasCustomer(typed) && e164Of(typed.contactNo) === '', 'contactNo', messages.numberWrong],
    [!hasCustomer(typed) && typed.name === '', 'name', messages.nameMissing],
    [typed.email !== '' && !emailShape.test(typed.email), 'email', messages.emailWrong],
    [typed.from === '' && !isByTime, 'from', messages.fromMissing],
    [typed.to === '' && !isByTime, 'to', messages.toMissing],
    [day === undefined, 'date', messages.dayWrong],
    [!clock.test(typed.time), 'time', messages.timeWrong],
    [wholeIn(typed.km, 1, maxKm) === undefined, 'km', messages.kmWrong],
    [isByTime && hoursIn(typed.hours) === undefined, 'hours', messages.hoursWrong],
    [
      typed.trip === 'round-trip' &&
        (!returnDay || !day || returnDay < day || daysBetween(day, returnDay) > maxDays),
      'returnDate',
      messages.returnWrong,
    ],
    [typed.returnTime !== '' && !clock.test(typed.returnTime), 'returnTime', messages.timeWrong],
    ...countNames.map(
      (name): Check => [countIn(name, typed[name]) === undefined, name, bookingFields[name].wrong],
    ),
    [carCountIn(typed.carCount) === undefined, 'carCount', messages.carCountWrong],
    [moreCarsIn(typed).some((car) => codeOf(car) === undefined), 'moreCars', messages.carMissing],
    [typed.price !== '' && paiseFromTyped(typed.price) === undefined, 'price', messages.priceWrong],
    [
      typed.price !== '' && isTicked(typed.nightExtra) && nightPaiseOf(typed) === undefined,
      'nightPrice',
      messages.nightPriceWrong,
    ],
  ];
  const [, field, text] = checks.find(([isFault]) => isFault) ?? [];
  return field && text ? { field, text } : undefined;
}

function read(typed: Form): BookingInput {
  const { contactNo, date, returnDate, price, km, hours, isRequested, mailsCustomer, city, ...others } =
    typed;
  const { carCount: _carCount, ...rest } = others;
  const isRound = typed.trip === 'round-trip';
  return {
    ...rest,
    phoneE164: e164Of(contactNo),
    day: dayOf(date) ?? '',
    returnDay: isRound ? dayOf(returnDate) : undefined,
    returnTime: isRound ? typed.returnTime : '',
    km: wholeIn(km, 1, maxKm) ?? undefined,
    hours: isByHours(typed.trip) ? hoursIn(hours) : undefined,
    city: codeOf(city),
    pricePaise: paiseFromTyped(price),
    leftOut: leftOutIn(typed),
    moreCars: moreCarsIn(typed),
    stops: stopsIn(typed),
    ...recordOf(countNames, (name) => countIn(name, typed[name]) ?? null),
    isRequested: isTicked(isRequested),
    mailsCustomer: isTicked(mailsCustomer),
  };
}

export const bookingInput = z.pipe(
  form,
  z.transform((typed, context): BookingInput => {
    const fault = faultOf(typed);
    if (fault)
      context.issues.push({ code: 'custom', input: typed, path: [fault.field], message: fault.text });
    return read(typed);
  }),
);

/** The type of each car. */
export const carsOf = ({ car, moreCars }: Pick<BookingInput, 'car' | 'moreCars'>): CarType[] => [
  car,
  ...moreCars,
];

/** What the fare of a typed booking needs. */
export const requestOf = (typed: BookingInput, version: number | undefined): TripRequest => ({
  trip: typed.trip,
  from: typed.from,
  to: isByHours(typed.trip) ? '' : typed.to,
  stops: typed.stops,
  day: typed.day,
  time: typed.time,
  car: typed.car,
  ...(typed.km !== undefined && { km: typed.km }),
  ...(typed.returnDay && { returnDay: typed.returnDay }),
  ...(typed.hours !== undefined && { hours: typed.hours }),
  ...(typed.city && { city: typed.city }),
  ...(version !== undefined && { version }),
});

export const returnAtOf = ({
  returnDay,
  returnTime,
}: Pick<BookingInput, 'returnDay' | 'returnTime'>): Date | undefined =>
  returnDay && returnTime ? momentInIndia(returnDay, returnTime) : undefined;

import { staffFaresContent } from '#app/staff/cabs/texts.ts';
import { travelMonth } from '#domain/enquiries/fields/travel-month.ts';
import type { EnquiryLine, TripFields } from '#domain/enquiries/inbox/enquiry.ts';
import type { RideDetails } from '#domain/enquiries/intake/ride-details.ts';
import { rideRows } from '#domain/enquiries/intake/ride-text.ts';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import type { Fare } from '#domain/fares/fare.ts';
import {
  distanceText,
  lineText,
  priceText,
  routeText,
  taxText,
  tripNames,
  whenText,
} from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { dateText, dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

const content = staffFaresContent.panel;

type TripOfLine = TripFields & Pick<EnquiryLine, 'trip' | 'packageName'>;

/** A cab ride says where from and where to; a tour is known by its package or its place. */
function routeOf({ trip, tripFrom, tripTo, packageName }: TripOfLine, cabs: CabNames): string {
  if (tripFrom && tripTo) return `${tripFrom} to ${tripTo}`;
  return tripTo || packageName || tripFrom || (trip ? routeText(trip, cabs) : '');
}

const peopleOf = ({ adults, children }: TripFields) =>
  [adults && `${adults}A`, children && `${children}C`].filter(Boolean).join(' ');

/** `24 Dec`; with its year only for a trip that is not this year or soon. */
function dayOf(day: string | null | undefined, now: Date): string {
  if (!day) return '';
  const shown = dateText(day);
  const today = dayInIndia(now);
  return day >= daysAfter(today, -180) && day < daysAfter(today, 330) ? shown.slice(0, -5) : shown;
}

/** `Guwahati to Shillong · 24 Dec · SUV`, `Paro · 24 Dec · 4A 1C`, for a row of the inbox. */
export function tripFieldsLine(enquiry: TripOfLine, cabs: CabNames, now = new Date()): string {
  const car = enquiry.carType || enquiry.trip?.car;
  return [
    routeOf(enquiry, cabs),
    travelMonth(enquiry) || dayOf(enquiry.tripStarts ?? enquiry.trip?.day, now),
    peopleOf(enquiry),
    car ? carName(cabs, car) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

type Fact = { name: string; value: string };

/** A fare line by line, with its taxes. */
export function toFareView(fare: Fare, now: Date) {
  const sums: [string, number][] = [
    [content.subtotal, fare.subtotalPaise],
    [taxText('CGST', fare.tax.cgstBasisPoints), fare.cgstPaise],
    [taxText('SGST', fare.tax.sgstBasisPoints), fare.sgstPaise],
    ...(fare.roundingPaise === 0 ? [] : [[content.rounding, fare.roundingPaise] as [string, number]]),
  ];
  return {
    total: formatPaise(fare.totalPaise),
    lines: [
      ...fare.lines.map((line) => ({
        name: lineText(line, fare.extras),
        value: formatPaise(line.amountPaise),
      })),
      ...sums.map(([name, paise]) => ({ name, value: formatPaise(paise) })),
    ],
    version: fare.rateVersion,
    validUntil: dateText(fare.validUntil),
    isExpired: fare.validUntil < dayInIndia(now),
  };
}

/** What the enquiry's page shows of a cab ride beside the trip's facts, which have its places and car. */
export function toTripView(trip: RequestedTrip, details: RideDetails | null, now: Date) {
  const { km, hours, stops = [], fare, isAbout } = trip;
  const facts: Fact[] = [
    { name: content.trip, value: tripNames[trip.trip] },
    ...(stops.length === 0 ? [] : [{ name: content.stops, value: stops.join(', ') }]),
    { name: content.pickUp, value: whenText(trip) },
    ...(hours === null ? [] : [{ name: content.hours, value: String(hours) }]),
    ...(km === null && hours !== null
      ? []
      : [
          {
            name: content.distance,
            value: km === null ? content.unknownDistance : distanceText({ ...trip, km }),
          },
        ]),
    ...rideRows(details).map(([name, value]) => ({ name, value })),
  ];
  const shownFare = fare && { ...toFareView(fare, now), total: priceText(fare.totalPaise, isAbout) };
  return { facts, fare: shownFare ?? undefined };
}

type Ride = { trip: RequestedTrip; rideDetails: RideDetails | null; adults: number | null };

/** The ride in a few lines, for a phone, where the trip's facts are folded. */
export function rideLines({ trip, rideDetails, adults }: Ride, cabs: CabNames): string[] {
  const { stops = [], fare, isAbout, car } = trip;
  const people: [string, string][] = adults === null ? [] : [[content.people, String(adults)]];
  return [
    routeText(trip, cabs),
    ...(stops.length === 0 ? [] : [`${content.stops}: ${stops.join(', ')}`]),
    [whenText(trip), carName(cabs, car), fare && priceText(fare.totalPaise, isAbout)]
      .filter(Boolean)
      .join(' · '),
    ...[...people, ...rideRows(rideDetails)].map(([name, value]) => `${name}: ${value}`),
  ];
}

export type TripView = ReturnType<typeof toTripView>;

import { staffFaresContent } from '#app/content/staff/fares.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { carNames, lineText, routeText, taxText, tripNames, whenText } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { dayInIndia, shownDate } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

const content = staffFaresContent.panel;

/** `Guwahati to Shillong · Sedan · ₹1,995`, for a row of the inbox. */
export const tripLine = (trip: RequestedTrip): string =>
  [
    routeText(trip),
    carNames[trip.car],
    trip.fare ? formatPaise(trip.fare.totalPaise) : staffFaresContent.noFare,
  ].join(' · ');

type Fact = { name: string; value: string };

function presentFare(fare: Fare, now: Date) {
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
    validUntil: shownDate(fare.validUntil),
    isExpired: fare.validUntil < dayInIndia(now),
  };
}

/** A trip as the enquiry's page shows it. */
export function presentTrip(trip: RequestedTrip, now: Date) {
  const { km, hours } = trip;
  const facts: Fact[] = [
    { name: content.route, value: routeText(trip) },
    { name: content.trip, value: tripNames[trip.trip] },
    { name: content.pickUp, value: whenText(trip) },
    ...(hours === null ? [] : [{ name: content.hours, value: String(hours) }]),
    { name: content.car, value: carNames[trip.car] },
    ...(km === null && hours !== null
      ? []
      : [
          {
            name: content.distance,
            value: km === null ? content.unknownDistance : content.km(km.toLocaleString('en-IN')),
          },
        ]),
  ];
  return { facts, fare: trip.fare ? presentFare(trip.fare, now) : undefined };
}

export type ShownTrip = ReturnType<typeof presentTrip>;

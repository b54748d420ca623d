import type { CallTour } from '#domain/enquiries/call/call-price-service.ts';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import type { Estimate } from '#domain/fares/estimate.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { distanceText, lastBookingDay, priceText, routeText } from '#domain/fares/fare-text.ts';
import { problemText } from '#domain/fares/problem-text.ts';
import { isByHours } from '#domain/fares/requested-trip.ts';
import { isAboutFare, type NamedStop } from '#domain/fares/resolved-trip.ts';
import { durationText } from '#domain/shared/duration-text.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { monthNames } from '#domain/shared/month-names.ts';
import { priceRows } from '#domain/tour-packages/price/package-price-text.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import { callTexts as texts } from './texts.ts';

/** A typed place that is no stop, with the names that it may mean. */
type UnknownPlace = { field: 'tripFrom' | 'tripTo'; typed: string; names: string[] };

const nothing = {
  /** Why there is no price; empty where there is one. */
  why: '',
  unknown: [] as UnknownPlace[],
  /** The version of the rates that the fares are by; empty for a tour. */
  rates: '',
  note: '',
  prices: [] as { key: string; name: string; total: string; tax: string }[],
  lines: [] as { name: string; value: string }[],
};

export type CallPrices = typeof nothing & {
  /** The query that this answers, so that an earlier answer is not taken for a later one. */
  asked: string;
  title: string;
};

const unknownAmong = ({ from, to, type }: Estimate): UnknownPlace[] => {
  const ends: [UnknownPlace['field'], NamedStop][] = isByHours(type)
    ? [['tripFrom', from]]
    : [
        ['tripFrom', from],
        ['tripTo', to],
      ];
  return ends.flatMap(([field, { name, stop, suggestions }]) =>
    stop ? [] : [{ field, typed: name, names: suggestions.map((suggested) => suggested.name) }],
  );
};

function whyNoFare({ problem, fares, trip, hasRates }: Estimate, unknown: readonly UnknownPlace[]): string {
  if (problem) return texts.noFare(problemText(problem));
  if (fares.length > 0) return '';
  if (unknown.length > 0) return unknown.map(({ typed }) => texts.unknown(typed)).join(' ');
  return trip && !hasRates ? texts.noRates : trip ? texts.noRates : texts.noRoad;
}

const taxOf = ({ cgstPaise, sgstPaise, tax }: Fare): string =>
  texts.withGst(formatPaise(cgstPaise + sgstPaise), (tax.cgstBasisPoints + tax.sgstBasisPoints) / 100);

/** `27 Nov 2026 to 29 Nov 2026`. */
const daysText = (day: string, lastDay = day): string =>
  [day, lastDay === day ? '' : lastDay].filter(Boolean).map(dateText).join(' to ');

/** What the fares of a ride show: nothing of its rates or of its roads leaves the server besides. */
export function toRidePrices(asked: string, estimate: Estimate, names: CabNames): CallPrices {
  const { request, from, to, city, type, km, minutes, fares } = estimate;
  const [fare] = fares;
  const unknown = unknownAmong(estimate);
  const places = { from: from.name, to: isByHours(type) ? '' : to.name, city };
  const last = fare && lastBookingDay(fare, request.day);
  const road = km === undefined ? '' : distanceText({ trip: type, km, stops: [], fare: fare ?? null });
  const drive = minutes === undefined ? '' : durationText(minutes);
  return {
    ...{ ...nothing, asked, unknown },
    title: `${routeText(places, names)}, ${daysText(request.day, request.returnDay)}`,
    why: whyNoFare(estimate, unknown),
    rates: fare ? String(fare.rateVersion) : '',
    note: [
      [road, drive].filter(Boolean).join(', '),
      last === undefined ? '' : texts.validUntil(dateText(last)),
    ]
      .filter(Boolean)
      .join('. '),
    prices: fares.map((one) => ({
      key: one.carType,
      name: carName(names, one.carType),
      total: priceText(one.totalPaise, isAboutFare(estimate, one)),
      tax: taxOf(one),
    })),
  };
}

function tourTax({ gstPaise, gstPercent, tcsPaise }: NonNullable<CallTour['price']>): string {
  const gst = formatPaise(gstPaise);
  return tcsPaise > 0 ? texts.withTaxes(gst, formatPaise(tcsPaise)) : texts.withGst(gst, Number(gstPercent));
}

/** The price of a tour line by line. */
export function toTourPrice(asked: string, found: CallTour | undefined, packageId: string): CallPrices {
  if (!found) return { ...nothing, asked, title: '', why: texts.gonePackage };
  const { tour, party, price, reason } = found;
  const { minPeople, maxPeople, minAge } = tour.details;
  const month = monthNames[party.month - 1] ?? '';
  const total = price ? formatPaise(price.totalPaise) : '';
  return {
    ...{ ...nothing, asked },
    title: `${tour.name}, ${partyText(party, tour.country)}`,
    why: reason ? texts.noPrice[reason]({ minPeople, maxPeople, minAge, month }) : '',
    prices: price ? [{ key: packageId, name: tour.name, total, tax: tourTax(price) }] : [],
    lines: price
      ? priceRows(price).map(({ name, detail, amount }) => ({
          name: [name, detail].filter(Boolean).join(', '),
          value: amount,
        }))
      : [],
  };
}

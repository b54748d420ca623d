import { percentOf } from '#domain/quotes/price/percent.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { paiseFromUsd } from '#domain/shared/money.ts';
import {
  lacksNights,
  nightsIn,
  type PackageDetails,
  type Season,
  seasonIn,
} from '#domain/tour-packages/package-details.ts';
import type { TourPackageContent } from '#domain/tour-packages/tour-package.ts';
import type { PriceSettings } from './price-settings.ts';

export const passports = ['indian', 'other'] as const;
export type Passport = (typeof passports)[number];

/** Who travels, and when. */
export type Party = {
  adults: number;
  /** In whole years at the time of travel. */
  childAges: readonly number[];
  /** What was typed as ages, when it cannot be read whole. */
  unreadAges?: string;
  passport: Passport;
  /** The month of travel, counted from 1. */
  month: number;
  /** Rooms with one person. */
  singleRooms: number;
  isFirstBooking: boolean;
  /** The buyer lives outside India, so that no TCS is collected. */
  livesAbroad?: true;
};

export type PackagePriceLine = {
  kind: 'adult' | 'child' | 'single-room' | 'fee-adult' | 'fee-child' | 'visa';
  quantity: number;
  unitPaise: number;
  amountPaise: number;
  /** Of a child's price or fee; absent in prices from before it was kept. */
  fromAge?: number;
  underAge?: number;
  /** Of a fee, which is charged for each night. */
  nights?: number;
  /** Of a fee that is set in dollars. */
  unitUsd?: number;
};

export type PackagePrice = {
  lines: readonly PackagePriceLine[];
  season: Season | undefined;
  subtotalPaise: number;
  /** For the first booking, taken off what adults and children pay. */
  discountPaise: number;
  discountPercent: string;
  gstPercent: string;
  gstPaise: number;
  tcsPercent: string;
  tcsPaise: number;
  /** To the whole rupee. */
  roundingPaise: number;
  totalPaise: number;
};

export type PricedPackage = Pick<
  TourPackageContent,
  'country' | 'duration' | 'sellingPricePaise' | 'priceBeforeDiscountPaise'
> & { details: PackageDetails; isPriceConfirmed: boolean };

/** Why there is no price. */
export type NoPrice =
  | 'not-confirmed'
  | 'ages-unread'
  | 'not-running'
  | 'no-nights'
  | 'too-few'
  | 'too-many'
  | 'too-young';

const line = (
  kind: PackagePriceLine['kind'],
  quantity: number,
  unitPaise: number,
  more: Pick<PackagePriceLine, 'fromAge' | 'underAge' | 'nights' | 'unitUsd'> = {},
): PackagePriceLine[] =>
  quantity > 0 && unitPaise > 0
    ? [{ kind, quantity, unitPaise, amountPaise: quantity * unitPaise, ...more }]
    : [];

/** In whole rupees, so that every line reads well. */
const inSeason = (paise: number, season: Season | undefined): number =>
  season ? Math.round((paise * (100 + season.percent)) / 10_000) * 100 : paise;

function adultPrice({ sellingPricePaise, details }: PricedPackage, people: number): number {
  const fitting = details.groupPrices.filter(({ minPeople }) => people >= minPeople);
  return fitting.at(-1)?.adultPaise ?? sellingPricePaise;
}

/** What adults and children pay. A child beyond all bands pays as an adult. */
function baseLines(tour: PricedPackage, party: Party, season: Season | undefined): PackagePriceLine[] {
  const { childPrices } = tour.details;
  const bandOf = (age: number) => childPrices.find(({ underAge }) => age < underAge);
  const asAdults = party.adults + party.childAges.filter((age) => !bandOf(age)).length;
  const price = adultPrice(tour, party.adults + party.childAges.length);
  return [
    ...line('adult', asAdults, inSeason(price, season)),
    ...childPrices.flatMap((band, index) =>
      line(
        'child',
        party.childAges.filter((age) => bandOf(age) === band).length,
        inSeason(band.pricePaise, season),
        { fromAge: childPrices[index - 1]?.underAge ?? 0, underAge: band.underAge },
      ),
    ),
  ];
}

/** Bhutan's Sustainable Development Fee for each night, and the visa of those who need one. */
function feeLines(party: Party, nights: number, settings: PriceSettings): PackagePriceLine[] {
  const { sdfFreeUnderAge, sdfAdultFromAge, inrPerUsd } = settings;
  const isAdult = (age: number) => age >= sdfAdultFromAge;
  const adults = party.adults + party.childAges.filter(isAdult).length;
  const children = party.childAges.filter((age) => !isAdult(age) && age >= sdfFreeUnderAge).length;
  const childAges = { fromAge: sdfFreeUnderAge, underAge: sdfAdultFromAge };
  if (party.passport === 'indian')
    return [
      ...line('fee-adult', adults * nights, settings.sdfIndianRupees * 100, { nights }),
      ...line('fee-child', children * nights, settings.sdfIndianChildRupees * 100, { nights, ...childAges }),
    ];
  const inDollars = (unitUsd: number) => [paiseFromUsd(unitUsd, inrPerUsd), { unitUsd }] as const;
  const [perAdult, adultUsd] = inDollars(settings.sdfOtherUsd);
  const [perChild, childUsd] = inDollars(settings.sdfOtherChildUsd);
  const people = party.adults + party.childAges.length;
  return [
    ...line('fee-adult', adults * nights, perAdult, { nights, ...adultUsd }),
    ...line('fee-child', children * nights, perChild, { nights, ...childAges, ...childUsd }),
    ...line('visa', people, ...inDollars(settings.bhutanVisaUsd)),
  ];
}

const sumOf = (lines: readonly PackagePriceLine[]) =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Whether any party gets a price for this package. */
export const hasWholePrice = ({ country, duration, details, isPriceConfirmed }: PricedPackage): boolean =>
  isPriceConfirmed && !lacksNights(country, duration, details.nights);

/** Why this party gets no price for this package; `undefined` when it gets one. */
export function noPriceFor(tour: PricedPackage, party: Party): NoPrice | undefined {
  const { country, duration, details } = tour;
  if (!tour.isPriceConfirmed) return 'not-confirmed';
  if (party.unreadAges !== undefined) return 'ages-unread';
  if (seasonIn(details.seasons, party.month)?.isClosed) return 'not-running';
  const people = party.adults + party.childAges.length;
  if (details.minPeople !== null && people < details.minPeople) return 'too-few';
  if (details.maxPeople !== null && people > details.maxPeople) return 'too-many';
  const { minAge } = details;
  if (minAge !== null && party.childAges.some((age) => age < minAge)) return 'too-young';
  if (lacksNights(country, duration, details.nights)) return 'no-nights';
  return undefined;
}

/** The whole price of a package, line by line: what page, PDF, quote and call show. */
export function packagePriceOf(
  tour: PricedPackage,
  party: Party,
  settings: PriceSettings,
): PackagePrice | undefined {
  if (noPriceFor(tour, party)) return undefined;
  const { country, details, duration, priceBeforeDiscountPaise } = tour;
  const isOverseas = country === 'Bhutan';
  const season = seasonIn(details.seasons, party.month);
  const nights = details.nights ?? nightsIn(duration) ?? 0;
  const base = baseLines(tour, party, season);
  const lines = [
    ...base,
    ...line('single-room', party.singleRooms, inSeason(details.singleSupplementPaise, season)),
    ...(isOverseas ? feeLines(party, nights, settings) : []),
  ];
  const hasDiscount = isOverseas && party.isFirstBooking && priceBeforeDiscountPaise === null;
  const discountPercent = hasDiscount ? settings.firstBookingPercent : '0.00';
  const discountPaise = Number(percentOf(BigInt(sumOf(base)), discountPercent));
  const gstPercent = isOverseas ? settings.overseasGstPercent : settings.tourGstPercent;
  const tcsPercent = isOverseas && !party.livesAbroad ? settings.overseasTcsPercent : '0.00';
  const sums = sumsOf({
    lines: lines.map(({ kind, quantity, unitPaise }) => ({ text: kind, quantity, unitPaise })),
    discount: { kind: 'amount', paise: discountPaise, label: '' },
    gstPercent,
    // As a new quote begins, so that both are rounded alike.
    placeOfSupply: 'same-state',
    tcsPercent,
    isRounded: true,
  });
  return {
    ...{ lines, season, discountPaise, discountPercent, gstPercent, tcsPercent },
    subtotalPaise: sums.subtotalPaise,
    gstPaise: sums.gstPaise,
    tcsPaise: sums.tcsPaise,
    roundingPaise: sums.roundingPaise,
    totalPaise: sums.totalPaise,
  };
}

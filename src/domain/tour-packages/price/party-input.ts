import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { type Party, passports } from './package-price.ts';

/** The names of the calculator's fields. */
export const partyFields = {
  adults: 'adults',
  packageId: 'package',
  ages: 'ages',
  passport: 'passport',
  month: 'month',
  singleRooms: 'single',
  firstBooking: 'first',
} as const;

export const maxAdults = 40;
export const maxChildren = 12;
const maxChildAge = 17;

const numberIn = (text: string | undefined, min: number, max: number): number | undefined => {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

/** Ages as people type them: `5, 9` or `5 and 9`. */
export const agesIn = (text: string): number[] =>
  (text.match(/\d{1,3}/g) ?? [])
    .map(Number)
    .filter((age) => age <= maxChildAge)
    .slice(0, maxChildren);

/** The month in India, counted from 1: the month of travel unless another is chosen. */
export const monthNow = (now = new Date()): number => Number(dayInIndia(now).slice(5, 7));

/** Whether the address asks for a price. */
export const asksForPrice = (query: URLSearchParams): boolean => query.has(partyFields.adults);

/** Reads the party from the fields; whatever is missing or wrong gets the usual value. */
export function partyOf(query: URLSearchParams, month: number): Party {
  const field = (name: keyof typeof partyFields) => query.get(partyFields[name]) ?? undefined;
  const adults = numberIn(field('adults'), 1, maxAdults) ?? 2;
  return {
    adults,
    childAges: agesIn(field('ages') ?? ''),
    passport: passports.find((passport) => passport === field('passport')) ?? 'indian',
    month: numberIn(field('month'), 1, 12) ?? month,
    singleRooms: Math.min(numberIn(field('singleRooms'), 0, maxAdults) ?? 0, adults),
    isFirstBooking: asksForPrice(query) ? field('firstBooking') !== undefined : true,
  };
}

/** What page, PDF and quote begin with: two adults with Indian passports, this month, for the first time. */
export const usualParty = (now = new Date()): Party => partyOf(new URLSearchParams(), monthNow(now));

/** The fields of a party, as its query string. */
export const partyQuery = (party: Party): string =>
  String(
    new URLSearchParams({
      [partyFields.adults]: String(party.adults),
      ...(party.childAges.length > 0 && { [partyFields.ages]: party.childAges.join(',') }),
      [partyFields.passport]: party.passport,
      [partyFields.month]: String(party.month),
      ...(party.singleRooms > 0 && { [partyFields.singleRooms]: String(party.singleRooms) }),
      ...(party.isFirstBooking && { [partyFields.firstBooking]: 'yes' }),
    }),
  );

/** The page of a package's price, for the usual party. */
export const packageToPrice = (packageId: string): string =>
  `${paths.packagePrice}?${partyFields.packageId}=${packageId}`;

/** The page of a package's price for this party. */
export const packagePricePath = (packageId: string, party: Party): string =>
  `${packageToPrice(packageId)}&${partyQuery(party)}`;

/** The itinerary as a PDF with the price for this party. */
export const packagePriceFile = (packageId: string, party: Party): string =>
  `${paths.packagePriceFile}?${partyFields.packageId}=${packageId}&${partyQuery(party)}`;

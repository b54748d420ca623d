import { dayInIndia } from '#domain/shared/india-time.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import type { PackageDetails } from '#domain/tour-packages/package-details.ts';
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
  lives: 'lives',
} as const;

export const maxAdults = 40;
export const maxChildren = 12;
const maxChildAge = 17;

export const numberIn = (text: string | undefined, min: number, max: number): number | undefined => {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

const ageWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
];

/** What may stand between ages: `5 and 9 years old`. */
const betweenAges = /^(?:and|years?|yrs?|old|&)$/;

const maxAgesLength = 100;

/** Ages as people type them, `5, 9` or `five and nine`; unread when a word, a number or their count is not understood. */
export function agesIn(text: string): Pick<Party, 'childAges' | 'unreadAges'> {
  const words = (text.toLowerCase().match(/\d+|[^\d\s,;/+]+/g) ?? []).filter(
    (word) => !betweenAges.test(word),
  );
  const ages = words.map((word) => (/^\d+$/.test(word) ? Number(word) : ageWords.indexOf(word)));
  const isRead = ages.length <= maxChildren && ages.every((age) => age >= 0 && age <= maxChildAge);
  return isRead ? { childAges: ages } : { childAges: [], unreadAges: text.slice(0, maxAgesLength) };
}

/** The month in India, counted from 1: the month of travel unless another is chosen. */
export const monthNow = (now = new Date()): number => Number(dayInIndia(now).slice(5, 7));

/** Whether the address asks for a price. */
export const asksForPrice = (query: URLSearchParams): boolean => query.has(partyFields.adults);

type Travellers = Pick<Party, 'adults' | 'childAges' | 'unreadAges'>;

/** Who travels alone has a room alone, unless another number of single rooms is chosen. */
export const usualSingleRooms = ({ adults, childAges, unreadAges }: Travellers): number =>
  adults === 1 && childAges.length === 0 && unreadAges === undefined ? 1 : 0;

/** Where a single room costs more. */
const hasSingleRooms = (tour: PricedDetails | undefined): boolean =>
  (tour?.details.singleSupplementPaise ?? 0) > 0;

type PricedDetails = { details: Pick<PackageDetails, 'singleSupplementPaise'> };

/** Reads the party from the fields; whatever is missing or wrong gets the usual value. */
export function partyOf(query: URLSearchParams, month: number, tour?: PricedDetails): Party {
  const field = (name: keyof typeof partyFields) => query.get(partyFields[name]) ?? undefined;
  const adults = numberIn(field('adults'), 1, maxAdults) ?? 2;
  const travellers = { adults, ...agesIn(field('ages') ?? '') };
  const usualRooms = hasSingleRooms(tour) ? usualSingleRooms(travellers) : 0;
  return {
    ...travellers,
    passport: passports.find((passport) => passport === field('passport')) ?? 'indian',
    month: numberIn(field('month'), 1, 12) ?? month,
    singleRooms: Math.min(numberIn(field('singleRooms'), 0, maxAdults) ?? usualRooms, adults),
    isFirstBooking: asksForPrice(query) ? isTicked(field('firstBooking')) : true,
    ...(field('lives') === 'abroad' && { livesAbroad: true }),
  };
}

/** What page, PDF and quote begin with: two adults with Indian passports, this month, for the first time. */
export const usualParty = (now = new Date()): Party => partyOf(new URLSearchParams(), monthNow(now));

/** The fields of a party, as its query string. */
export const partyQuery = (party: Party): string =>
  String(
    new URLSearchParams({
      [partyFields.adults]: String(party.adults),
      ...((party.childAges.length > 0 || party.unreadAges !== undefined) && {
        [partyFields.ages]: party.unreadAges ?? party.childAges.join(','),
      }),
      [partyFields.passport]: party.passport,
      [partyFields.month]: String(party.month),
      // Also none, where one would be usual.
      ...((party.singleRooms > 0 || usualSingleRooms(party) > 0) && {
        [partyFields.singleRooms]: String(party.singleRooms),
      }),
      ...(party.isFirstBooking && { [partyFields.firstBooking]: 'yes' }),
      ...(party.livesAbroad && { [partyFields.lives]: 'abroad' }),
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

import { shownPercent } from '#domain/quotes/price/percent.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { listed } from '#domain/shared/listed.ts';
import { formatPaise, formatUsd, usdFromPaise } from '#domain/shared/money.ts';
import type { PackagePrice, PackagePriceLine, Party, PricedPackage } from './package-price.ts';
import { some } from './party-text.ts';
import type { PriceSettings } from './price-settings.ts';

const lineNames: Record<PackagePriceLine['kind'], string> = {
  adult: 'Adult',
  child: 'Child',
  'single-room': 'Single room supplement',
  'fee-adult': 'Sustainable Development Fee, adult',
  'fee-child': 'Sustainable Development Fee, child',
  visa: 'Bhutan visa',
};

/** `under 5`, `of 11`, `of 5 to 11`. */
function agesText(fromAge: number, underAge: number): string {
  if (fromAge === 0) return `under ${underAge}`;
  return fromAge === underAge - 1 ? `of ${fromAge}` : `of ${fromAge} to ${underAge - 1}`;
}

/** `Child of 5 to 11`. */
export const lineName = ({ kind, fromAge = 0, underAge }: PackagePriceLine): string =>
  underAge === undefined ? lineNames[kind] : `${lineNames[kind]} ${agesText(fromAge, underAge)}`;

export type PriceRow = { name: string; detail: string; amount: string };

/** `₹600`, `₹8,800 ($100)`. */
const unitText = ({ unitPaise, unitUsd }: Pick<PackagePriceLine, 'unitPaise' | 'unitUsd'>): string =>
  unitUsd === undefined ? formatPaise(unitPaise) : `${formatPaise(unitPaise)} (${formatUsd(unitUsd)})`;

/** Every line with how it comes about, then discount, taxes and rounding; the total is not among them. */
export function priceRows(price: PackagePrice): PriceRow[] {
  const row = (name: string, paise: number): PriceRow => ({
    name,
    detail: '',
    amount: paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise),
  });
  return [
    ...price.lines.map((line) => {
      const { quantity, amountPaise, nights } = line;
      const people = nights ? `${quantity / nights} × ${some(nights, 'night', 'nights')}` : String(quantity);
      return {
        name: lineName(line),
        detail: `${people} × ${unitText(line)}`,
        amount: formatPaise(amountPaise),
      };
    }),
    ...(price.discountPaise > 0
      ? [row(`First booking, ${shownPercent(price.discountPercent)}% off`, -price.discountPaise)]
      : []),
    ...(price.gstPaise > 0 ? [row(`GST ${shownPercent(price.gstPercent)}%`, price.gstPaise)] : []),
    ...(price.tcsPaise > 0 ? [row(`TCS ${shownPercent(price.tcsPercent)}%`, price.tcsPaise)] : []),
    ...(price.roundingPaise === 0 ? [] : [row('Rounding', price.roundingPaise)]),
  ];
}

/** `20%`. */
export const percentText = (percent: string): string => `${shownPercent(percent)}%`;

/** `about $1,181`, for those who do not reckon in rupees; empty for Indian passports. */
const dollarText = (
  { totalPaise }: Pick<PackagePrice, 'totalPaise'>,
  { passport }: Pick<Party, 'passport'>,
  { inrPerUsd }: Pick<PriceSettings, 'inrPerUsd'>,
): string => (passport === 'other' ? `about ${formatUsd(usdFromPaise(totalPaise, inrPerUsd))}` : '');

/** `₹1,03,887`, with `(about $1,181)` for other passports than Indian ones. */
export function totalText(price: PackagePrice, party: Party, settings: PriceSettings): string {
  const dollars = dollarText(price, party, settings);
  return dollars ? `${formatPaise(price.totalPaise)} (${dollars})` : formatPaise(price.totalPaise);
}

/** The same with its rate, in a sentence. */
export function dollarNote(price: PackagePrice, party: Party, settings: PriceSettings): string {
  const dollars = dollarText(price, party, settings);
  const rate = settings.inrPerUsd.replace(/\.?0+$/, '');
  return dollars ? `In all ${dollars}, at ₹${rate} to the dollar. It is paid in rupees.` : '';
}

const isOfCustomer = ({ kind }: PackagePriceLine) => kind === 'adult' || kind === 'child';

/** What the discount of a first booking is taken off, and what not; empty without one. */
export function discountNote({ lines, discountPaise, discountPercent }: PackagePrice): string {
  if (discountPaise === 0) return '';
  const has = (kinds: readonly PackagePriceLine['kind'][]) => lines.some(({ kind }) => kinds.includes(kind));
  const base = lines.filter(isOfCustomer).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const others = [
    ...(has(['single-room']) ? ['the single room supplement'] : []),
    ...(has(['fee-adult', 'fee-child']) ? ['the government fee of Bhutan'] : []),
    ...(has(['visa']) ? ['the visa'] : []),
  ];
  const people = has(['child']) ? 'adults and children pay' : 'adults pay';
  const off = `The ${shownPercent(discountPercent)}% for a first booking is taken off what ${people} for the tour (${formatPaise(base)})`;
  return others.length === 0
    ? `${off}, before taxes.`
    : `${off}, not off ${listed(others)}. Taxes come after it.`;
}

/** What each child pays for the tour, as the lines have it. */
function childPriceText(age: number, { details }: PricedPackage, { lines }: PackagePrice): string {
  const band = details.childPrices.find(({ underAge }) => age < underAge);
  if (!band) {
    const adult = lines.find(({ kind }) => kind === 'adult');
    return adult ? `the price of an adult, ${formatPaise(adult.unitPaise)}` : 'the price of an adult';
  }
  const line = lines.find(({ kind, underAge }) => kind === 'child' && underAge === band.underAge);
  return line ? formatPaise(line.unitPaise) : 'free';
}

/** The Sustainable Development Fee for a child of this age. */
function childFeeText(
  age: number,
  { lines }: PackagePrice,
  { sdfFreeUnderAge, sdfAdultFromAge }: PriceSettings,
): string {
  if (age < sdfFreeUnderAge) return `no Sustainable Development Fee, which begins at ${sdfFreeUnderAge}`;
  const kind = age >= sdfAdultFromAge ? 'fee-adult' : 'fee-child';
  const fee = lines.find((line) => line.kind === kind);
  const as = kind === 'fee-adult' ? ` as an adult, from ${sdfAdultFromAge} on` : '';
  return fee ? `Sustainable Development Fee ${unitText(fee)} a night${as}` : '';
}

/** A sentence for each age of the children: what is paid for the tour and to Bhutan. */
export function childNotes(
  tour: PricedPackage,
  { childAges }: Pick<Party, 'childAges'>,
  price: PackagePrice,
  settings: PriceSettings,
): string[] {
  const ages = [...new Set(childAges)].toSorted((a, b) => a - b);
  return ages.map((age) => {
    const fee = tour.country === 'Bhutan' ? childFeeText(age, price, settings) : '';
    return `Child of ${age}: ${[childPriceText(age, tour, price), fee].filter(Boolean).join('; ')}.`;
  });
}

/** What explains the lines: the discount, the children, and what comes on top. */
export const priceNotes = (
  tour: PricedPackage,
  party: Party,
  price: PackagePrice,
  settings: PriceSettings,
): string[] =>
  [discountNote(price), ...childNotes(tour, party, price, settings), flightsNote(tour)].filter(Boolean);

const flightWords = /\b(?:flights?|air ?fares?|air tickets?)\b/i;

/** What comes on top for the way there, as far as staff have named it. */
export function flightsNote({ details: { flights, included } }: Pick<PricedPackage, 'details'>): string {
  if (flights)
    return `Not in this price: ${flights.route}, about ${formatPaise(flights.paise)} a person on ${dateText(flights.checkedOn)}. Flights and trains are booked at the price of the day.`;
  if (included.some((point) => flightWords.test(point))) return '';
  return 'Flights and trains are in this price only where they are named under what is included. Otherwise they are booked at the price of the day, which we tell you first.';
}

import {
  type CarType,
  type City,
  cardOf,
  type Rates,
  ratedCarTypes,
  ratedCities,
} from '#domain/fares/rates.ts';
import { packageSizes } from './rates-input.ts';

/** The columns of a rate card. */
export const cardItems = [
  'oneWay.perKm',
  'oneWay.minKm',
  'roundTrip.perKm',
  'roundTrip.minKmPerDay',
  'airport.perKm',
  'airport.minKm',
  'extraKm',
  'extraHour',
] as const;
export type CardItem = (typeof cardItems)[number];

export type PolicyItem = Exclude<keyof Rates['policy'], 'cancellation' | 'lateChangeCharge'>;

/** One figure of the rates, named by its place. Amounts are paise. */
export type RateItem =
  | { of: 'card'; city: City; car: CarType; item: CardItem }
  | { of: 'package'; city: City; car: CarType; hours: number; km: number }
  | { of: 'policy'; item: PolicyItem }
  | { of: 'cancellation'; daysBefore: number }
  | { of: 'late-change-amount' | 'late-change-percent' }
  | { of: 'tax'; item: keyof Rates['tax'] };

/** `undefined` where only one of the two has the figure. */
export type RateDifference = {
  item: RateItem;
  from: number | string | undefined;
  to: number | string | undefined;
};

type Leaf = { item: RateItem; value: number | string };

function cardLeaves(rates: Rates, city: City, car: CarType): Leaf[] {
  const card = cardOf(rates, city, car);
  if (!card) return [];
  const { oneWay, roundTrip, airport, extraKm, extraHour, hourPackages } = card;
  const values: Record<CardItem, number> = {
    'oneWay.perKm': oneWay.perKm,
    'oneWay.minKm': oneWay.minKm,
    'roundTrip.perKm': roundTrip.perKm,
    'roundTrip.minKmPerDay': roundTrip.minKmPerDay,
    'airport.perKm': airport.perKm,
    'airport.minKm': airport.minKm,
    extraKm,
    extraHour,
  };
  return [
    ...cardItems.map((item): Leaf => ({ item: { of: 'card', city, car, item }, value: values[item] })),
    ...packageSizes(rates, city).flatMap(({ hours, km }): Leaf[] => {
      const found = hourPackages.find((one) => one.hours === hours && one.km === km);
      return found ? [{ item: { of: 'package', city, car, hours, km }, value: found.paise }] : [];
    }),
  ];
}

function policyLeaves({ cancellation, lateChangeCharge, ...policy }: Rates['policy']): Leaf[] {
  const plain = Object.entries(policy) as [PolicyItem, number][];
  const late: Leaf[] =
    lateChangeCharge === null
      ? []
      : lateChangeCharge.kind === 'amount'
        ? [{ item: { of: 'late-change-amount' }, value: lateChangeCharge.paise }]
        : [{ item: { of: 'late-change-percent' }, value: lateChangeCharge.percent }];
  return [
    ...plain.map(([item, value]): Leaf => ({ item: { of: 'policy', item }, value })),
    ...cancellation.map(
      ({ daysBefore, chargePercent }): Leaf => ({
        item: { of: 'cancellation', daysBefore },
        value: chargePercent,
      }),
    ),
    ...late,
  ];
}

const leavesOf = (rates: Rates): Map<string, Leaf> => {
  const tax = Object.entries(rates.tax) as [keyof Rates['tax'], number | string][];
  const leaves = [
    ...ratedCities(rates).flatMap((city) =>
      ratedCarTypes(rates).flatMap((car) => cardLeaves(rates, city, car)),
    ),
    ...policyLeaves(rates.policy),
    ...tax.map(([item, value]): Leaf => ({ item: { of: 'tax', item }, value })),
  ];
  return new Map(leaves.map((leaf) => [JSON.stringify(leaf.item), leaf]));
};

/** Every figure in which two versions differ. */
export function rateDifferences(from: Rates, to: Rates): RateDifference[] {
  const [before, after] = [leavesOf(from), leavesOf(to)];
  return [...new Map([...before, ...after])]
    .map(([key, { item }]) => ({ item, from: before.get(key)?.value, to: after.get(key)?.value }))
    .filter((difference) => difference.from !== difference.to);
}

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formatPaise } from '#domain/shared/money.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { someSettings } from '../../../../tests/support/some-settings.ts';
import { type Party, type PricedPackage, packagePriceOf } from './package-price.ts';
import { partyText } from './party-text.ts';

const rupees = (amount: number) => amount * 100;

const loop: PricedPackage = {
  country: 'Bhutan',
  duration: '6 days, 5 nights',
  sellingPricePaise: rupees(76_000),
  priceBeforeDiscountPaise: null,
  isPriceConfirmed: true,
  details: {
    ...noDetails,
    childPrices: [
      { underAge: 5, pricePaise: 0 },
      { underAge: 12, pricePaise: rupees(46_000) },
    ],
    groupPrices: [{ minPeople: 6, adultPaise: rupees(71_000) }],
    singleSupplementPaise: rupees(15_000),
    seasons: [{ name: 'High season', fromMonth: 3, toMonth: 5, percent: 10 }],
  },
};
const plain: PricedPackage = { ...loop, details: noDetails };
const kaziranga: PricedPackage = {
  ...loop,
  country: 'India',
  duration: '3 days, 2 nights',
  sellingPricePaise: rupees(18_500),
  details: { ...noDetails, childPrices: [{ underAge: 12, pricePaise: rupees(9_250) }] },
};

const two: Party = {
  adults: 2,
  childAges: [],
  passport: 'indian',
  month: 11,
  singleRooms: 0,
  isFirstBooking: false,
};

/** The examples of docs/package-prices.md, in their order. */
const examples: { tour: PricedPackage; party: Party }[] = [
  { tour: plain, party: two },
  { tour: plain, party: { ...two, isFirstBooking: true } },
  { tour: { ...plain, priceBeforeDiscountPaise: rupees(82_000) }, party: { ...two, isFirstBooking: true } },
  { tour: loop, party: { ...two, childAges: [5, 9], month: 3, isFirstBooking: true } },
  { tour: loop, party: { ...two, childAges: [4, 8], isFirstBooking: true } },
  { tour: loop, party: { ...two, childAges: [12] } },
  { tour: loop, party: { ...two, adults: 1, singleRooms: 1 } },
  { tour: loop, party: { ...two, adults: 6, isFirstBooking: true } },
  { tour: loop, party: { ...two, childAges: [8], passport: 'other' } },
  { tour: kaziranga, party: { ...two, childAges: [7] } },
];

const document = await readFile('docs/package-prices.md', 'utf8');
const rows = [...document.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, number = '', rest = '']) => ({
  number: Number(number),
  cells: rest.split(' | '),
}));

it('the document has every example with its figures', () => {
  const shown = examples.map(({ tour, party }) => {
    const price = packagePriceOf(tour, party, someSettings);
    if (!price) throw new Error('no price');
    const sum = (...kinds: string[]) =>
      formatPaise(
        price.lines
          .filter(({ kind }) => kinds.includes(kind))
          .reduce((paise, { amountPaise }) => paise + amountPaise, 0),
      );
    return [
      partyText(party, tour.country),
      sum('adult', 'child'),
      sum('single-room'),
      sum('fee-adult', 'fee-child', 'visa'),
      formatPaise(price.discountPaise),
      formatPaise(price.gstPaise),
      formatPaise(price.tcsPaise),
      formatPaise(price.totalPaise),
    ];
  });
  expect(rows.map(({ cells }) => cells.slice(1))).toEqual(shown);
  expect(rows.map(({ number }) => number)).toEqual(examples.map((_, index) => index + 1));
});

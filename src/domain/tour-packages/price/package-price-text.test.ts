import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usdFromPaise } from '#domain/shared/money.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { readDetails } from '#domain/tour-packages/package-details-input.ts';
import { someSettings } from '../../../../tests/support/some-settings.ts';
import { type PackagePrice, type Party, type PricedPackage, packagePriceOf } from './package-price.ts';
import {
  childNotes,
  discountNote,
  dollarNote,
  flightsNote,
  priceNotes,
  priceRows,
  totalText,
} from './package-price-text.ts';

const rupees = (amount: number) => amount * 100;
const tour: PricedPackage = {
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
    singleSupplementPaise: rupees(15_000),
  },
};
const alone: Party = {
  adults: 1,
  childAges: [],
  passport: 'other',
  month: 11,
  singleRooms: 1,
  isFirstBooking: true,
  livesAbroad: true,
};
const priceOf = (party: Party, priced = tour): PackagePrice => {
  const price = packagePriceOf(priced, party, someSettings);
  if (!price) throw new Error('no price');
  return price;
};
const names = (price: PackagePrice) => priceRows(price).map(({ name, detail }) => `${name} ${detail}`.trim());

describe('a German alone to Bhutan', () => {
  const price = priceOf(alone);

  // By hand, from the trade facts: 100 dollars a night, a visa of 40, at ₹88 to the dollar.
  it('pays what the fees and the room come to', () => {
    expect(priceRows(price)).toEqual([
      { name: 'Adult', detail: '1 × ₹76,000', amount: '₹76,000' },
      { name: 'Single room supplement', detail: '1 × ₹15,000', amount: '₹15,000' },
      {
        name: 'Sustainable Development Fee, adult',
        detail: '1 × 5 nights × ₹8,800 ($100)',
        amount: '₹44,000',
      },
      { name: 'Bhutan visa', detail: '1 × ₹3,520 ($40)', amount: '₹3,520' },
      { name: 'First booking, 20% off', detail: '', amount: '−₹15,200' },
      { name: 'GST 5%', detail: '', amount: '₹6,166' },
    ]);
    expect(totalText(price, alone, someSettings)).toBe('₹1,29,486 (about $1,472)');
    expect(dollarNote(price, alone, someSettings)).toBe(
      'In all about $1,472, at ₹88 to the dollar. It is paid in rupees.',
    );
  });

  it('reads what the discount is taken off', () => {
    expect(discountNote(price)).toBe(
      'The 20% for a first booking is taken off what adults pay for the tour (₹76,000), not off the single room supplement, the government fee of Bhutan and the visa. Taxes come after it.',
    );
  });
});

it('names no dollars for Indian passports', () => {
  const party: Party = { ...alone, passport: 'indian' };
  const price = priceOf(party);
  expect(totalText(price, party, someSettings)).not.toContain('$');
  expect(dollarNote(price, party, someSettings)).toBe('');
  expect(names(price).join()).not.toContain('$');
});

it('names no discount where there is none', () => {
  const party = { ...alone, isFirstBooking: false };
  expect(discountNote(priceOf(party))).toBe('');
});

describe('children', () => {
  const family = (passport: Party['passport'], ...childAges: number[]): Party => ({
    ...alone,
    adults: 2,
    singleRooms: 0,
    passport,
    childAges,
  });
  const notes = (party: Party) => childNotes(tour, party, priceOf(party), someSettings);

  it('have a line for each band of ages and for their fee', () => {
    expect(names(priceOf(family('indian', 4, 8, 11, 12))).slice(0, 4)).toEqual([
      'Adult 3 × ₹76,000',
      'Child of 5 to 11 2 × ₹46,000',
      'Sustainable Development Fee, adult 3 × 5 nights × ₹1,200',
      'Sustainable Development Fee, child of 6 to 11 2 × 5 nights × ₹600',
    ]);
  });

  // The fee is free under 6, half from 6 to under 12; the tour is free under 5.
  it.each([
    [4, 'Child of 4: free; no Sustainable Development Fee, which begins at 6.'],
    [5, 'Child of 5: ₹46,000; no Sustainable Development Fee, which begins at 6.'],
    [6, 'Child of 6: ₹46,000; Sustainable Development Fee ₹600 a night.'],
    [11, 'Child of 11: ₹46,000; Sustainable Development Fee ₹600 a night.'],
    [
      12,
      'Child of 12: the price of an adult, ₹76,000; Sustainable Development Fee ₹1,200 a night as an adult, from 12 on.',
    ],
  ])('of %i read what they pay with Indian passports', (age, text) => {
    expect(notes(family('indian', age))).toEqual([text]);
  });

  it('have 50 dollars a night with other passports, and each age is named once', () => {
    expect(notes(family('other', 11, 6, 11))).toEqual([
      'Child of 6: ₹46,000; Sustainable Development Fee ₹4,400 ($50) a night.',
      'Child of 11: ₹46,000; Sustainable Development Fee ₹4,400 ($50) a night.',
    ]);
  });

  it('read nothing about Bhutan in India', () => {
    const party = family('indian', 7);
    const india: PricedPackage = { ...tour, country: 'India' };
    expect(childNotes(india, party, priceOf(party, india), someSettings)).toEqual(['Child of 7: ₹46,000.']);
  });
});

describe('flights', () => {
  const flights = { route: 'Guwahati to Paro and back', paise: rupees(18_000), checkedOn: '2026-11-12' };

  it('have the price that staff named, about and with its day', () => {
    expect(flightsNote({ details: { ...noDetails, flights } })).toBe(
      'Not in this price: Guwahati to Paro and back, about ₹18,000 a person on 12 Nov 2026. Flights and trains are booked at the price of the day.',
    );
  });

  it('have no figure that nobody named', () => {
    expect(flightsNote({ details: noDetails })).toMatch(/^Flights and trains are in this price only where/);
    expect(flightsNote({ details: noDetails })).not.toMatch(/\d/);
    expect(flightsNote({ details: { ...noDetails, included: ['Return flights from Guwahati'] } })).toBe('');
  });

  it.each([
    [{ flightsRoute: 'Guwahati to Paro', flightsPrice: '18,000', flightsOn: '2026-11-12' }, true],
    [{ flightsRoute: '', flightsPrice: '', flightsOn: '' }, true],
    [{ flightsRoute: 'Guwahati to Paro', flightsPrice: '18,000' }, false],
    [{ flightsPrice: '18,000', flightsOn: '2026-11-12' }, false],
    [{ flightsRoute: 'Guwahati to Paro', flightsPrice: '18,000', flightsOn: '2026-02-30' }, false],
  ])('are typed whole or not at all: %j', (typed, isRead) => {
    expect('details' in readDetails(JSON.stringify(typed))).toBe(isRead);
  });
});

describe('for every party', () => {
  const party: fc.Arbitrary<Party> = fc.record({
    adults: fc.integer({ min: 1, max: 12 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    passport: fc.constantFrom('indian', 'other'),
    month: fc.integer({ min: 1, max: 12 }),
    singleRooms: fc.integer({ min: 0, max: 2 }),
    isFirstBooking: fc.boolean(),
  });

  it('the dollars are never less than the rupees, and never a dollar more', () => {
    fc.assert(
      fc.property(party, (one) => {
        const { totalPaise } = priceOf(one);
        const usd = usdFromPaise(totalPaise, someSettings.inrPerUsd);
        expect(usd * 88 * 100).toBeGreaterThanOrEqual(totalPaise);
        expect((usd - 1) * 88 * 100).toBeLessThan(totalPaise);
        expect(totalText(priceOf(one), one, someSettings).includes('$')).toBe(one.passport === 'other');
      }),
    );
  });

  it('no row and no note has an empty figure, and each age has one note', () => {
    fc.assert(
      fc.property(party, (one) => {
        const price = priceOf(one);
        const texts = [...names(price), ...priceNotes(tour, one, price, someSettings)];
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null|₹0\b/);
        expect(texts.filter((text) => text.startsWith('Child of') && text.endsWith('.'))).toHaveLength(
          new Set(one.childAges).size,
        );
      }),
    );
  });
});

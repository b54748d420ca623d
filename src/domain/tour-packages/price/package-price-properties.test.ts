import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { noDetails, type PackageDetails } from '#domain/tour-packages/package-details.ts';
import { runsOf } from '../../../../tests/support/check-extent.ts';
import { someSettings } from '../../../../tests/support/some-settings.ts';
import {
  type PackagePrice,
  type Party,
  type PricedPackage,
  packagePriceOf,
  passports,
} from './package-price.ts';
import type { PriceSettings } from './price-settings.ts';

const rupees = fc.integer({ min: 0, max: 300_000 }).map((amount) => amount * 100);
const percent = fc.integer({ min: 0, max: 4_000 }).map((points) => (points / 100).toFixed(2));
const age = fc.integer({ min: 0, max: 17 });
const month = fc.integer({ min: 1, max: 12 });

const anyDetails: fc.Arbitrary<PackageDetails> = fc.record({
  ...Object.fromEntries(Object.entries(noDetails).map(([name, value]) => [name, fc.constant(value)])),
  nights: fc.integer({ min: 0, max: 30 }),
  singleSupplementPaise: rupees,
  childPrices: fc.array(fc.record({ underAge: fc.integer({ min: 1, max: 18 }), pricePaise: rupees }), {
    maxLength: 3,
  }),
  groupPrices: fc.array(fc.record({ minPeople: fc.integer({ min: 2, max: 20 }), adultPaise: rupees }), {
    maxLength: 3,
  }),
  seasons: fc.array(
    fc.record({
      name: fc.constant('Season'),
      fromMonth: month,
      toMonth: month,
      percent: fc.integer({ min: -99, max: 99 }),
    }),
    { maxLength: 3 },
  ),
}) as fc.Arbitrary<PackageDetails>;

const anyPackage: fc.Arbitrary<PricedPackage> = fc.record({
  country: fc.constantFrom('India' as const, 'Bhutan' as const),
  duration: fc.constant('6 days, 5 nights'),
  sellingPricePaise: rupees,
  priceBeforeDiscountPaise: fc.option(rupees),
  isPriceConfirmed: fc.constant(true),
  details: anyDetails.map((details) => ({
    ...details,
    childPrices: details.childPrices.toSorted((a, b) => a.underAge - b.underAge),
    groupPrices: details.groupPrices.toSorted((a, b) => a.minPeople - b.minPeople),
  })),
});

const anyParty: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 20 }),
  childAges: fc.array(age, { maxLength: 8 }),
  passport: fc.constantFrom(...passports),
  month,
  singleRooms: fc.integer({ min: 0, max: 5 }),
  isFirstBooking: fc.boolean(),
});

const anySettings: fc.Arbitrary<PriceSettings> = fc.record({
  inrPerUsd: fc.integer({ min: 1, max: 2_000_000 }).map((scaled) => (scaled / 10_000).toFixed(4)),
  tourGstPercent: percent,
  overseasGstPercent: percent,
  overseasTcsPercent: percent,
  firstBookingPercent: percent,
  sdfIndianRupees: fc.integer({ min: 0, max: 9_999 }),
  sdfIndianChildRupees: fc.integer({ min: 0, max: 9_999 }),
  sdfOtherUsd: fc.integer({ min: 0, max: 999 }),
  sdfOtherChildUsd: fc.integer({ min: 0, max: 999 }),
  sdfFreeUnderAge: fc.integer({ min: 0, max: 18 }),
  sdfAdultFromAge: fc.integer({ min: 0, max: 18 }),
  bhutanVisaUsd: fc.integer({ min: 0, max: 999 }),
});

function priceOf(tour: PricedPackage, party: Party, settings: PriceSettings): PackagePrice {
  const price = packagePriceOf(tour, party, settings);
  if (!price) throw new Error('no price');
  return price;
}

describe('the whole price of a package', () => {
  it('is the sum of its lines, less the discount, with the taxes, and never negative', () => {
    fc.assert(
      fc.property(anyPackage, anyParty, anySettings, (tour, party, settings) => {
        const price = priceOf(tour, party, settings);
        for (const { quantity, unitPaise, amountPaise } of price.lines) {
          expect(amountPaise).toBe(quantity * unitPaise);
          expect(amountPaise).toBeGreaterThan(0);
        }
        const lines = price.lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
        expect(price.subtotalPaise).toBe(lines);
        expect(price.totalPaise).toBe(
          lines - price.discountPaise + price.gstPaise + price.tcsPaise + price.roundingPaise,
        );
        expect(price.totalPaise).toBeGreaterThanOrEqual(0);
        expect(price.totalPaise % 100).toBe(0);
        expect(Math.abs(price.roundingPaise)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('is the total of a quote that begins with its lines', () => {
    fc.assert(
      fc.property(anyPackage, anyParty, anySettings, (tour, party, settings) => {
        const { lines, discountPaise, gstPercent, tcsPercent, totalPaise } = priceOf(tour, party, settings);
        const sums = sumsOf({
          lines: lines.map(({ kind, quantity, unitPaise }) => ({ text: kind, quantity, unitPaise })),
          discount: { kind: 'amount', paise: discountPaise, label: '' },
          ...{ gstPercent, tcsPercent, placeOfSupply: 'same-state', isRounded: true },
        });
        expect(sums.totalPaise).toBe(totalPaise);
      }),
      { numRuns: runsOf(2_000) },
    );
  });

  it('never falls with one more night', () => {
    fc.assert(
      fc.property(anyPackage, anyParty, anySettings, (tour, party, settings) => {
        const longer = { ...tour, details: { ...tour.details, nights: (tour.details.nights ?? 0) + 1 } };
        expect(priceOf(longer, party, settings).totalPaise).toBeGreaterThanOrEqual(
          priceOf(tour, party, settings).totalPaise,
        );
      }),
    );
  });

  it('never falls with one more person who does not reach the next group price', () => {
    fc.assert(
      fc.property(anyPackage, anyParty, anySettings, fc.option(age), (tour, party, settings, child) => {
        const people = party.adults + party.childAges.length;
        fc.pre(!tour.details.groupPrices.some(({ minPeople }) => minPeople === people + 1));
        const more =
          child === null
            ? { ...party, adults: party.adults + 1 }
            : { ...party, childAges: [...party.childAges, child] };
        expect(priceOf(tour, more, settings).totalPaise).toBeGreaterThanOrEqual(
          priceOf(tour, party, settings).totalPaise,
        );
      }),
    );
  });

  it('takes the discount off what adults and children pay only, and never beside a price before discount', () => {
    fc.assert(
      fc.property(anyPackage, anyParty, anySettings, (tour, party, settings) => {
        const price = priceOf(tour, party, settings);
        const base = price.lines
          .filter(({ kind }) => kind === 'adult' || kind === 'child')
          .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
        const isDue =
          tour.country === 'Bhutan' && party.isFirstBooking && tour.priceBeforeDiscountPaise === null;
        expect(price.discountPaise).toBe(
          isDue ? Math.round((base * Math.round(Number(settings.firstBookingPercent) * 100)) / 10_000) : 0,
        );
      }),
    );
  });

  it('has fees of Bhutan in Bhutan only', () => {
    fc.assert(
      fc.property(anyPackage, anyParty, (tour, party) => {
        const kinds = priceOf(tour, party, someSettings).lines.map(({ kind }) => kind);
        const fees = kinds.filter((kind) => kind.startsWith('fee') || kind === 'visa');
        if (tour.country === 'India') expect(fees).toEqual([]);
        else if (party.passport === 'other') expect(kinds).toContain('visa');
        else expect(kinds).not.toContain('visa');
      }),
    );
  });
});

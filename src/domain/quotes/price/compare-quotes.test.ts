import { expect, it } from 'vitest';
import { someQuote, someTrip } from '../../../../tests/support/some-terms.ts';
import { compareQuotes } from './compare-quotes.ts';

const before = someQuote({
  version: 1,
  validUntil: '2026-11-22',
  lines: [
    { text: 'Sedan', quantity: 2, unitPaise: 350_000 },
    { text: 'Guide', quantity: 1, unitPaise: 100_000 },
  ],
  totalPaise: 840_000,
  inclusions: 'Driver\nFuel',
});

it('finds nothing between two versions that are the same', () => {
  expect(compareQuotes(before, { ...before, version: 2 })).toEqual([]);
});

it('names what was changed, added and removed', () => {
  const after = {
    ...before,
    lines: [
      { text: 'Sedan', quantity: 3, unitPaise: 350_000 },
      { text: 'Boat', quantity: 1, unitPaise: 50_000, isOptional: true as const },
    ],
    discount: { kind: 'percent' as const, percent: '10.00', label: 'Diwali offer' },
    totalPaise: 992_250,
    placeOfSupply: 'other-state' as const,
    deposit: { kind: 'amount' as const, paise: 100_000, due: '2026-11-20' },
    validUntil: '2026-11-25',
    inclusions: 'Driver\nTolls',
    terms: 'Pay first.',
  };
  expect(compareQuotes(before, after)).toEqual([
    { part: 'line', before: 'Sedan: 2 × ₹3,500', after: 'Sedan: 3 × ₹3,500' },
    { part: 'line', before: '', after: 'Boat: 1 × ₹500 (optional)' },
    { part: 'line', before: 'Guide: 1 × ₹1,000', after: '' },
    { part: 'discount', before: '', after: 'Diwali offer (10%) −₹1,050' },
    { part: 'gst', before: 'GST 5%', after: 'IGST 5%' },
    { part: 'total', before: '₹8,400', after: '₹9,922.50' },
    { part: 'payment', before: '', after: 'Deposit, due 20 Nov 2026: ₹1,000; Balance: ₹8,922.50' },
    { part: 'validUntil', before: '22 Nov 2026', after: '25 Nov 2026' },
    { part: 'terms', before: '', after: 'Pay first.' },
    { part: 'inclusions', before: 'Fuel', after: '' },
    { part: 'inclusions', before: '', after: 'Tolls' },
  ]);
});

it('names another day, other travellers, another plan and other terms of cancelling', () => {
  const { deposit: _deposit, balanceDue: _balance, ...trip } = someTrip();
  const first = { ...before, ...trip, firstDay: '2027-04-17', lastDay: '2027-04-22' };
  const after = {
    ...first,
    lastDay: '2027-04-23',
    childAges: [],
    plan: [
      {
        title: '',
        text: '',
        meals: [],
        services: [{ kind: 'hotel' as const, title: 'Hotel in Paro', starts: '14:00', nights: 2 }],
      },
    ],
    cancellation: { steps: [{ daysBefore: 0, chargePercent: 50 }], note: '' },
  };
  expect(compareQuotes(first, after)).toEqual([
    {
      part: 'tripDays',
      before: '17 Apr 2027 to 22 Apr 2027 (6 days)',
      after: '17 Apr 2027 to 23 Apr 2027 (7 days)',
    },
    { part: 'travellers', before: '2 adults, 1 child (7)', after: '2 adults' },
    { part: 'plan', before: '', after: 'Day 1, 14:00: Hotel in Paro, 2 nights' },
    {
      part: 'cancellation',
      before:
        '30 days before: 25%; 15 days before: 50%; Later: 100%\nVisa and permit fees are not given back.',
      after: 'Later: 50%',
    },
  ]);
});

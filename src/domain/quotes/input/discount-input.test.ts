import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOf } from '#domain/quotes/price/quote-sums.ts';
import { staffMessages } from '#messages.ts';
import { type DiscountInput, looksLikeDiscount, readDiscount } from './discount-input.ts';

const { quotes: words } = staffMessages;
const subtotal = 2_23_000_00n;

const read = (kind: DiscountInput['kind'], value: string, label = 'Diwali offer') =>
  readDiscount({ kind, value, label }, subtotal);

describe('readDiscount', () => {
  it.each([
    ['none', '10', null],
    ['percent', '10', { kind: 'percent', percent: '10.00', label: 'Diwali offer' }],
    ['percent', '7.5 %', { kind: 'percent', percent: '7.50', label: 'Diwali offer' }],
    ['percent', '99.99', { kind: 'percent', percent: '99.99', label: 'Diwali offer' }],
    ['amount', '44,600', { kind: 'amount', paise: 44_600_00, label: 'Diwali offer' }],
    ['amount', '₹2,22,999.99', { kind: 'amount', paise: 2_22_999_99, label: 'Diwali offer' }],
  ] as const)('takes %s %j', (kind, value, discount) => {
    expect(read(kind, value)).toEqual({ discount });
  });

  it('is labelled Discount by default', () => {
    expect(read('amount', '500', '')).toMatchObject({ discount: { label: 'Discount' } });
    expect(read('amount', '500', 'x'.repeat(60))).toMatchObject({ discount: { label: 'x'.repeat(60) } });
  });

  it.each([
    ['percent', '', words.discountPercentWrong],
    ['percent', '0', words.discountPercentWrong],
    ['percent', '0.00', words.discountPercentWrong],
    ['percent', '100', words.discountPercentWrong],
    ['percent', '7.125', words.discountPercentWrong],
    ['percent', '44,600', words.discountPercentWrong],
    ['percent', '-10', words.discountMinus],
    ['amount', '', words.discountAmountWrong],
    ['amount', 'ten', words.discountAmountWrong],
    ['amount', '-44600', words.discountMinus],
    ['amount', '(44,600)', words.discountMinus],
    ['amount', '2,23,000', words.discountTooLarge],
    ['amount', '9,99,999', words.discountTooLarge],
  ] as const)('refuses %s %j, at its field', (kind, value, text) => {
    expect(read(kind, value)).toEqual({ fault: { text, field: 'discount.value' } });
  });

  it('refuses a label that is too long, at its field', () => {
    expect(read('percent', '10', 'x'.repeat(61))).toEqual({
      fault: { text: words.tooLong, field: 'discount.label' },
    });
  });

  it('refuses a percentage that comes to 0 or to the whole subtotal', () => {
    const small = (value: string, paise: bigint) =>
      readDiscount({ kind: 'percent', value, label: '' }, paise);
    expect(small('0.01', 4_999n)).toMatchObject({ fault: { text: words.discountNothing } });
    expect(small('0.01', 5_000n)).toHaveProperty('discount');
    expect(small('99.99', 5_000n)).toMatchObject({ fault: { text: words.discountTooLarge } });
    expect(small('99.99', 5_001n)).toHaveProperty('discount');
  });

  it('is always above 0 and below the subtotal', () => {
    const value = fc.oneof(fc.string(), fc.stringMatching(/^[-₹(]?\d{1,9}(\.\d{1,3})?[)%]?$/));
    const kind = fc.constantFrom('percent' as const, 'amount' as const);
    fc.assert(
      fc.property(kind, value, fc.bigInt({ min: 1n, max: 10n ** 12n }), (some, text, paise) => {
        const found = readDiscount({ kind: some, value: text, label: '' }, paise);
        if ('fault' in found || !found.discount) return;
        const off = discountOf(found.discount, paise);
        expect(off > 0n && off < paise).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['Discount', true],
  ['early-bird discounts', true],
  ['Special rebate', true],
  ['Concession for seniors', true],
  ['Less: early bird', true],
  ['छूट', true],
  ['Discovery tour of Majuli', false],
  ['Drop off at the airport', false],
  ['Sedan', false],
])('%j looks like a discount: %j', (text, answer) => {
  expect(looksLikeDiscount(text)).toBe(answer);
});

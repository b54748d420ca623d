import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { runsOf } from '../../../../tests/support/check-extent.ts';
import { paidText } from './paid-text.ts';

const amountPaise = 2_00_000_00;
const textOf = (receivedPaise: number, chargePaise: number, extraPaise = 0) =>
  paidText({ totalPaise: amountPaise + extraPaise, receivedPaise }, { amountPaise }, chargePaise);

it('says what of the payment comes back or is left to pay', () => {
  expect(textOf(60_000_00, 50_000_00)).toBe('You have paid ₹60,000, of which ₹10,000 would be refunded.');
  expect(textOf(60_000_00, 50_000_00, 10_000_00)).toBe(
    'You have paid ₹60,000, so nothing would be left to pay.',
  );
  expect(textOf(20_000_00, 50_000_00)).toBe('You have paid ₹20,000, so ₹30,000 would be left to pay.');
  expect(textOf(0, 50_000_00)).toBe('');
});

const paise = fc.integer({ min: 1, max: 9_99_99_999 });

it('refunds to the paisa what was paid above charge and extras', () => {
  fc.assert(
    fc.property(paise, paise, paise, (received, charge, extra) => {
      const [, amount = '0'] = /(?:of which|so) ₹([\d,.]+) would/.exec(textOf(received, charge, extra)) ?? [];
      // No amount is named where nothing is left on either side.
      expect(paiseFromTyped(amount) ?? 0).toBe(Math.abs(received - charge - extra));
    }),
    { numRuns: runsOf(500) },
  );
});

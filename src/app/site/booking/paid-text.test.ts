import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { runsOf } from '../../../../tests/support/check-extent.ts';
import { paidText } from './paid-text.ts';

const amountPaise = 2_00_000_00;
const textOf = (receivedPaise: number, chargePaise: number, extraPaise = 0) =>
  paidText(
    { totalPaise: amountPaise + extraPaise, receivedPaise, keptTcsPaise: 0, collectedTcsPaise: 0 },
    { amountPaise },
    chargePaise,
  );

it('says what of the payment comes back or is left to pay', () => {
  expect(textOf(60_000_00, 50_000_00)).toBe('Cancel today: you get back ₹10,000 of ₹60,000.');
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
      const [, amount = '0'] =
        /(?:get back|so) ₹([\d,.]+) (?:of|would)/.exec(textOf(received, charge, extra)) ?? [];
      // No amount is named where nothing is left on either side.
      expect(paiseFromTyped(amount) ?? 0).toBe(Math.abs(received - charge - extra));
    }),
    { numRuns: runsOf(500) },
  );
});

it('gives ₹8,609.80 of the worked trip’s deposit back, and says where the rest of the TCS is', () => {
  const booking = {
    ...{
      totalPaise: 1_75_644_00,
      receivedPaise: 52_693_00,
      keptTcsPaise: 1_033_20,
      collectedTcsPaise: 1_033_20,
    },
  };
  expect(paidText(booking, { amountPaise: 1_75_644_00 }, 43_050_00)).toBe(
    'Cancel today: you get back ₹8,609.80 of ₹52,693. ₹1,033.20 of TCS is with the tax office already; you claim it back in your income tax return.',
  );
});

it('says with its amount when TCS of this month could be kept', () => {
  const booking = {
    totalPaise: 1_75_644_00,
    receivedPaise: 52_693_00,
    keptTcsPaise: 0,
    collectedTcsPaise: 1_033_20,
  };
  expect(paidText(booking, { amountPaise: 1_75_644_00 }, 43_050_00)).toBe(
    'Cancel today: you get back ₹9,643 of ₹52,693. If the ₹1,033.20 of TCS in it is with the tax office by then, it stays there and you claim it back in your income tax return.',
  );
});

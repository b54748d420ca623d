import { expect, it } from 'vitest';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { balanceText, typedBalance } from './balance.ts';

it('the balance is proposed as an amount that the field takes', () => {
  expect(typedBalance({ totalPaise: 2117_00, receivedPaise: 500_00 })).toBe('1617');
  const odd = { totalPaise: 997_50, receivedPaise: 0 };
  expect(typedBalance(odd)).toBe('997.50');
  expect(paiseFromTyped(typedBalance(odd))).toBe(997_50);
  expect(balanceText(1617_00)).toBe('₹1,617 due');
});

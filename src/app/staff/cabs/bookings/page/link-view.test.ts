import { expect, it } from 'vitest';
import { cancelledText } from './link-view.ts';

const href = 'https://example.test/booking/x';

it('the text for a cancelled booking says what is charged and what is refunded', () => {
  const text = (totalPaise: number, receivedPaise: number) =>
    cancelledText('Booking B1 is cancelled.', { totalPaise, receivedPaise }, href);
  expect(text(997_50, 1500_00)).toBe(
    `Booking B1 is cancelled. ₹997.50 is charged for it. We refund ₹502.50 of what you paid. Details: ${href}`,
  );
  expect(text(0, 0)).toBe(`Booking B1 is cancelled. Nothing is charged for it. Details: ${href}`);
  expect(text(997_50, 0)).toContain('₹997.50 is still to be paid.');
});

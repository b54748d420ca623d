import { expect, it } from 'vitest';
import { cancelledText } from './link-view.ts';

const href = 'https://example.test/booking/x';

it('the text for a cancelled booking says what is charged and what is refunded', () => {
  const text = (totalPaise: number, receivedPaise: number, keptTcsPaise = 0) =>
    cancelledText('Booking B1 is cancelled.', { totalPaise, receivedPaise, keptTcsPaise }, href);
  expect(text(997_50, 1500_00)).toBe(
    `Booking B1 is cancelled. ₹997.50 is charged for it. We refund ₹502.50 of what you paid. Details: ${href}`,
  );
  expect(text(0, 0)).toBe(`Booking B1 is cancelled. Nothing is charged for it. Details: ${href}`);
  expect(text(16_466_40, 21_810_00, 427_65)).toContain(
    '₹16,038.75 is charged for it. ₹427.65 of TCS is with the tax office already; you claim it back in your income tax return. We refund ₹5,343.60 of what you paid.',
  );
  expect(text(997_50, 0)).toContain('₹997.50 is still to be paid.');
});

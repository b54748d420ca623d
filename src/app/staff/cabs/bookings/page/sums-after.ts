import { formatPaise } from '#domain/shared/money.ts';

/** What the booking comes to. */
export const sumsAfter = (totalPaise: number, receivedPaise: number) => ({
  total: formatPaise(totalPaise),
  balance: formatPaise(Math.max(0, totalPaise - receivedPaise)),
  refund: receivedPaise > totalPaise ? formatPaise(receivedPaise - totalPaise) : undefined,
});

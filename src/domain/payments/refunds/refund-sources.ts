import type { StandingEntry } from '#domain/bookings/money/refund-entry-service.ts';
import { liveStates, type Refund, type RefundSource } from './refund.ts';

type Known = Pick<Refund, 'sourceEntryId' | 'amountPaise' | 'state' | 'entryId'>;

const isLive = ({ state }: Pick<Refund, 'state'>) => liveStates.some((live) => live === state);

/** What of each payment can still go back, the latest payment first. Refunds without a source count for the latest ones. */
export function sourcesOf(money: readonly StandingEntry[], refunds: readonly Known[]): RefundSource[] {
  const linked = new Set(refunds.map(({ entryId }) => entryId));
  let withoutSource = money
    .filter(({ id, kind }) => kind === 'refund' && !linked.has(id))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return money
    .filter(({ kind }) => kind !== 'refund')
    .toReversed()
    .map(({ id, amountPaise, kind: _kind, ...source }) => {
      const refunded = refunds
        .filter((refund) => refund.sourceEntryId === id && isLive(refund))
        .reduce((sum, refund) => sum + refund.amountPaise, 0);
      const left = Math.max(0, amountPaise - refunded);
      const taken = Math.min(left, withoutSource);
      withoutSource -= taken;
      return { ...source, entryId: id, amountPaise, openPaise: left - taken };
    });
}

/** What of the booking's refunds nobody else has looked at: above the limit a second person approves. */
export const unapprovedPaise = (
  money: readonly StandingEntry[],
  refunds: readonly (Known & Pick<Refund, 'needsApproval'>)[],
): number => {
  const linked = new Set(refunds.map(({ entryId }) => entryId));
  const typed = money.filter(({ id, kind }) => kind === 'refund' && !linked.has(id));
  const alone = refunds.filter((refund) => isLive(refund) && !refund.needsApproval);
  return [...typed, ...alone].reduce((sum, { amountPaise }) => sum + amountPaise, 0);
};

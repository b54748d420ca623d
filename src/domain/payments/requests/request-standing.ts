import type { PartStanding } from '#domain/bookings/plan/payment-plan.ts';
import { type MoneyStanding, openPaiseOf, partsOfStanding } from '#domain/bookings/plan/standing-service.ts';
import type { MismatchCode, PaymentRequest, RequestPart } from './request.ts';
import { isOpenState } from './request-states.ts';

/**
 * What can be asked for: a part with something to pay. What is missing of an earlier part that was paid in part, and that no request asks
 * for any more, is asked for with the part after it.
 */
export function askableParts(
  standing: MoneyStanding,
  requests: readonly Pick<PaymentRequest, 'part' | 'state'>[],
): PartStanding[] {
  const isAsked = (kind: PartStanding['kind']) =>
    requests.some(({ part, state }) => part === kind && isOpenState(state));
  let missingPaise = 0;
  return partsOfStanding(standing).flatMap((part) => {
    const { kind, amountPaise, openPaise } = part;
    if (openPaise === 0) return [];
    const askable = { ...part, openPaise: openPaise + missingPaise };
    if (openPaise < amountPaise && !isAsked(kind)) missingPaise += openPaise;
    return [askable];
  });
}

export const partIn = (standing: MoneyStanding, part: RequestPart): PartStanding | undefined =>
  partsOfStanding(standing).find(({ kind }) => kind === part);

type Asked = Pick<PaymentRequest, 'part' | 'amountPaise' | 'isBeyond'>;

/** What is still to be paid of what was asked for: nothing that was paid in another way is asked for again. */
export function duePaiseOf({ part, amountPaise, isBeyond }: Asked, standing: MoneyStanding): number {
  if (isBeyond) return amountPaise;
  const open = openPaiseOf(standing);
  if (part === 'amount') return Math.min(amountPaise, open);
  const parts = partsOfStanding(standing);
  const position = parts.findIndex(({ kind }) => kind === part);
  // A plan may have changed since, so that the part is no longer in it.
  if (!parts[position]?.openPaise) return 0;
  // It may ask for what was missing of the parts before it.
  const until = parts.slice(0, position + 1).reduce((sum, { openPaise }) => sum + openPaise, 0);
  return Math.min(amountPaise, until, open);
}

/**
 * Why money of a moment is not counted for a request by itself; `undefined` when it is what was asked for. What was paid in time is not late
 * because we hear of it late.
 */
export function mismatchOf(
  request: Asked & Pick<PaymentRequest, 'state' | 'expiresAt'>,
  standing: MoneyStanding,
  paise: number,
  paidAt?: Date,
): MismatchCode | undefined {
  const { state, expiresAt } = request;
  if (state === 'confirmed' || state === 'refunded' || state === 'mismatch') return 'paid-twice';
  if (state === 'withdrawn') return state;
  if (state === 'expired' && (!paidAt || paidAt >= expiresAt)) return state;
  if (standing.isCancelled && openPaiseOf(standing) < paise) return 'cancelled';
  if (duePaiseOf(request, standing) < Math.min(request.amountPaise, paise)) return 'paid-before';
  return paise === request.amountPaise ? undefined : 'amount';
}

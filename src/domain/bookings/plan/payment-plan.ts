import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import type { Quote } from '#domain/quotes/quote.ts';

export const planKinds = ['deposit', 'balance'] as const;
export type PlanKind = (typeof planKinds)[number];

/** A part of what a booking costs, and the day until which it is paid, `2027-04-01`. */
export type PlanPart = { kind: PlanKind; amountPaise: number; dueOn: string | null };

/** As it was accepted; nothing without a deposit. */
export function planOfQuote(quote: Quote): PlanPart[] {
  if (!quote.deposit) return [];
  const { depositPaise, balancePaise } = sumsOf(quote, quote.chosenLines);
  const parts: PlanPart[] = [
    { kind: 'deposit', amountPaise: depositPaise, dueOn: quote.deposit.due },
    { kind: 'balance', amountPaise: balancePaise, dueOn: quote.balanceDue },
  ];
  return parts.filter(({ amountPaise }) => amountPaise > 0);
}

/** `further`: what the booking costs beyond its plan, such as a charge; `total`: of a booking without a plan. */
export type PartStanding = {
  kind: PlanKind | 'further' | 'total';
  amountPaise: number;
  dueOn: string | null;
  /** What is still to be paid of it. */
  openPaise: number;
};

type Sums = { totalPaise: number; receivedPaise: number };

/** What is paid counts for the first part first. Parts above what the booking costs now are cut. */
export function standingOf(plan: readonly PlanPart[], { totalPaise, receivedPaise }: Sums): PartStanding[] {
  if (plan.length === 0) return [];
  const standing: PartStanding[] = [];
  let [unplanned, received] = [totalPaise, Math.max(0, receivedPaise)];
  const add = (part: Omit<PartStanding, 'openPaise'>) => {
    const amountPaise = Math.min(part.amountPaise, unplanned);
    if (amountPaise <= 0) return;
    const paid = Math.min(amountPaise, received);
    standing.push({ ...part, amountPaise, openPaise: amountPaise - paid });
    unplanned -= amountPaise;
    received -= paid;
  };
  plan.forEach(add);
  add({ kind: 'further', amountPaise: unplanned, dueOn: null });
  return standing;
}

/** Without a plan the total is the only part. */
export function partsOf(plan: readonly PlanPart[], sums: Sums): PartStanding[] {
  if (plan.length > 0) return standingOf(plan, sums);
  const { totalPaise, receivedPaise } = sums;
  if (totalPaise <= 0) return [];
  const openPaise = Math.min(totalPaise, Math.max(0, totalPaise - receivedPaise));
  return [{ kind: 'total', amountPaise: totalPaise, dueOn: null, openPaise }];
}

/** What is asked for next: the first part that is not paid, or else the balance; nothing when all is paid. */
export function nextDue(
  plan: readonly PlanPart[],
  sums: Sums,
): { paise: number; part: PartStanding | undefined } | undefined {
  const balance = sums.totalPaise - sums.receivedPaise;
  if (balance <= 0) return undefined;
  const part = standingOf(plan, sums).find(({ openPaise }) => openPaise > 0);
  return { paise: part?.openPaise ?? balance, part };
}

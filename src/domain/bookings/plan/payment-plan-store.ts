import { asc, eq } from 'drizzle-orm';
import { paymentPlan } from '#domain/bookings/bookings-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { PlanPart } from './payment-plan.ts';

export async function insertPlan(tx: Tx, bookingId: string, plan: readonly PlanPart[]): Promise<void> {
  if (plan.length === 0) return;
  await tx
    .insert(paymentPlan)
    .values(plan.map((part, index) => ({ ...part, bookingId: BigInt(bookingId), position: index + 1 })));
}

/** In the order in which they are paid. */
export const selectPlan = (db: Queryable, bookingId: string): Promise<PlanPart[]> =>
  db
    .select({ kind: paymentPlan.kind, amountPaise: paymentPlan.amountPaise, dueOn: paymentPlan.dueOn })
    .from(paymentPlan)
    .where(eq(paymentPlan.bookingId, BigInt(bookingId)))
    .orderBy(asc(paymentPlan.position));

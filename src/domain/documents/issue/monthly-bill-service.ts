import { findClosedOfBuyer } from '#domain/bookings/billing/billing-service.ts';
import { type PlanInput, planMonthlyBill } from '#domain/documents/plan-documents.ts';
import { daysOfMonth } from '#domain/documents/register/register-service.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { type Clock, findPlanInput, issueDraft } from './issue-service.ts';
import { lockSubject } from './issue-store.ts';
import type { MissingReason } from './missing.ts';

async function inputsOf(tx: Tx, buyerId: string, month: string, now: Date): Promise<PlanInput[]> {
  const inputs: PlanInput[] = [];
  for (const bookingId of await findClosedOfBuyer(tx, buyerId, daysOfMonth(month))) {
    // What is issued for one of the bookings meanwhile would be missing here.
    await lockSubject(tx, { bookingId });
    const input = await findPlanInput(tx, { bookingId }, now);
    if (input) inputs.push(input);
  }
  return inputs;
}

/** The bill of a buyer for a month, `2026-11`: the rides that were closed in it, once. */
export async function issueMonthlyBill(
  db: Db,
  buyerId: string,
  month: string,
  clock: Clock = () => new Date(),
): Promise<{ ids: string[]; missing: readonly MissingReason[] }> {
  const ids: string[] = [];
  for (;;) {
    const { id, missing } = await db.transaction(async (tx) => {
      await lockSubject(tx, { buyerId });
      const inputs = await inputsOf(tx, buyerId, month, clock());
      const plan = planMonthlyBill(inputs, daysOfMonth(month), `monthly:${buyerId}:${month}`);
      const [draft] = plan.drafts;
      return { id: draft && (await issueDraft(tx, draft, [], { clock })), missing: plan.missing };
    });
    if (id === undefined) return { ids, missing };
    ids.push(id);
  }
}

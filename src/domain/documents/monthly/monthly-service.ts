import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { findClosedOfBuyer } from '#domain/bookings/billing/billing-service.ts';
import { type Clock, findPlanInput, issueDraft } from '#domain/documents/issue/issue-service.ts';
import { countBySource, lockSubject, selectBuyer } from '#domain/documents/issue/issue-store.ts';
import type { PlanInput } from '#domain/documents/plan-documents.ts';
import { daysOfMonth } from '#domain/documents/register/register-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { monthlyMessages as messages } from './monthly-messages.ts';
import {
  type Company,
  type CompanyBill,
  selectCars,
  selectCompanies,
  selectMonthlyBills,
  selectNames,
} from './monthly-store.ts';
import { planMonthlyBills } from './plan-monthly.ts';

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Locks each booking, so that no document of it is issued or corrected meanwhile. */
async function inputsOf(tx: Tx, bookingIds: readonly string[], now: Date): Promise<PlanInput[]> {
  const inputs: PlanInput[] = [];
  for (const bookingId of bookingIds) {
    await lockSubject(tx, { bookingId });
    const input = await findPlanInput(tx, { bookingId }, now);
    if (input) inputs.push(input);
  }
  return inputs;
}

/**
 * Bills the rides of a buyer that were closed in a month, `2026-11`, and are on no invoice yet. Returns the numbers of the bills;
 * none when there is nothing to bill, as for a second try.
 */
export async function issueMonthlyBill(
  db: Db,
  actor: StaffActor,
  { buyerId, month }: { buyerId: string; month: string },
  clock: Clock = () => new Date(),
): Promise<string[]> {
  assertArea(actor, 'money');
  if (!monthPattern.test(month)) throw new Failure('invalid');
  return db.transaction(async (tx) => {
    if (rowId.test(buyerId)) await lockSubject(tx, { buyerId });
    const buyer = rowId.test(buyerId) ? await selectBuyer(tx, buyerId) : undefined;
    if (!buyer) throw new Failure('not_found', messages.gone);
    if (!buyer.billsMonthly) throw new Failure('conflict', messages.notMonthly);
    const days = daysOfMonth(month);
    const bookingIds = await findClosedOfBuyer(tx, buyerId, days);
    const { drafts, missing } = planMonthlyBills({
      ...{ buyerId, month, days },
      bookings: await inputsOf(tx, bookingIds, clock()),
      cars: await selectCars(tx, bookingIds),
      billCount: await countBySource(tx, `monthly:${buyerId}:${month}`),
    });
    if (missing.length > 0) throw new Failure('conflict', messages.taxesMissing);
    const ids: string[] = [];
    for (const draft of drafts) ids.push(await issueDraft(tx, draft, [], { madeBy: actor.name, clock }));
    const names = await selectNames(tx, ids);
    for (const [index, id] of ids.entries())
      await noteActivity(
        tx,
        lineBy(actor, 'monthly-bill-made', { kind: 'document', id, name: names[index] ?? '' }),
      );
    return names;
  });
}

export type Companies = { companies: Company[]; bills: CompanyBill[] };

/** The companies with a monthly bill, what waits of a month, and its bills. */
export async function viewCompanies(db: Queryable, actor: StaffActor, month: string): Promise<Companies> {
  assertArea(actor, 'money');
  if (!monthPattern.test(month)) return { companies: [], bills: [] };
  const [companies, bills] = await Promise.all([
    selectCompanies(db, daysOfMonth(month)),
    selectMonthlyBills(db, month),
  ]);
  return { companies, bills };
}

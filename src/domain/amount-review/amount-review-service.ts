import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { pagingOf } from '#domain/publishing/publishing.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { AmountReview, AmountToCheck } from './amount-review.ts';
import { countAmounts, markChecked, selectAmounts, selectReview } from './amount-review-store.ts';

const pageSize = 25;

export type AmountPage = AmountReview & {
  amounts: AmountToCheck[];
  total: number;
  page: number;
  totalPages: number;
};

/** How many amounts an Admin has to check; 0 once they are checked. */
export async function countAmountsToCheck(db: Queryable, actor: StaffActor): Promise<number> {
  assertArea(actor, 'money');
  const { checkedAt } = await selectReview(db);
  return checkedAt ? 0 : countAmounts(db);
}

/** Empty once an Admin has confirmed the check. */
export async function listAmountsToCheck(
  db: Queryable,
  actor: StaffActor,
  wantedPage: number,
): Promise<AmountPage> {
  assertArea(actor, 'money');
  const review = await selectReview(db);
  const total = await countAmountsToCheck(db, actor);
  const { page, totalPages } = pagingOf(total, wantedPage, pageSize);
  const amounts = total === 0 ? [] : await selectAmounts(db, (page - 1) * pageSize, pageSize);
  return { ...review, amounts, total, page, totalPages };
}

/** Confirmed once: the list is not shown again, and the activity log has who confirmed it. */
export async function confirmAmountsChecked(db: Db, actor: StaffActor): Promise<void> {
  assertArea(actor, 'money');
  await db.transaction(async (tx) => {
    const count = await countAmountsToCheck(tx, actor);
    if (count === 0 || !(await markChecked(tx, actor.name))) return;
    const subject = { kind: 'amount-review', id: '1', name: '' };
    await noteActivity(tx, lineBy(actor, 'amounts-checked', subject, { amounts: String(count) }));
  });
}

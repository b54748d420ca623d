import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { rulesOn } from './rule.ts';
import { selectRules } from './rule-store.ts';

/**
 * Whether TCS that was deposited stays with the tax office after a cancellation. Until an accountant has confirmed the rule,
 * it is taken to stay: less goes back, and what is kept too much can be refunded later.
 */
export async function keepsDepositedTcs(db: Queryable, now = new Date()): Promise<boolean> {
  const { tcs } = rulesOn(await selectRules(db), dayInIndia(now));
  return tcs?.confirmedAt ? tcs.value.keptAfterCancelling : true;
}

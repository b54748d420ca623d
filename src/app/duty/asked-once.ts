import { english } from '#app/content/duty/driver.ts';
import { filledText } from '#app/content/duty/languages.ts';
import { type DriverDuty, viewDriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { isLargeExpense, isUnexpectedCash } from '#domain/bookings/slip/entry-limits.ts';
import { isEarlyStart } from '#domain/bookings/slip/progress.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import type { Db } from '#platform/database/db.ts';
import type { Fields } from '#platform/http/body.ts';

/** Without script a question is answered by sending the form again, with these hidden fields. */
export type AnsweredQuestions = { early?: string; cashAsked?: string; amountAsked?: string };
type Question = { text: string; asked: AnsweredQuestions };

function aboutStart({ duty }: DriverDuty, { early }: Fields): Question | undefined {
  if (isTicked(early) || !isEarlyStart(duty.pickupAt.getTime(), Date.now())) return undefined;
  return { text: filledText(english.early, { when: timeText(duty.pickupAt) }), asked: { early: 'yes' } };
}

function aboutCash(
  { crew }: DriverDuty,
  { collected = '', cashAsked, withoutCode }: Fields,
): Question | undefined {
  const paise = paiseFromTyped(collected) ?? 0;
  if (crew.duePaise === null || (isTicked(withoutCode) && collected === '') || cashAsked === `${paise}`)
    return undefined;
  if (!isUnexpectedCash(crew.duePaise, paise)) return undefined;
  const amounts = { due: formatPaise(crew.duePaise), typed: formatPaise(paise) };
  return { text: filledText(english.collect.check, amounts), asked: { cashAsked: `${paise}` } };
}

function aboutExpense({ amount = '', amountAsked }: Fields): Question | undefined {
  const paise = paiseFromTyped(amount) ?? 0;
  if (amountAsked === `${paise}` || !isLargeExpense(paise)) return undefined;
  const text = filledText(english.expenses.check, { amount: formatPaise(paise) });
  return { text, asked: { amountAsked: `${paise}` } };
}

/** For a form without script: what is asked once before the entry is taken. */
export async function askOnce(db: Db, token: string, fields: Fields): Promise<Question | undefined> {
  const found = await viewDriverDuty(db, token);
  if (!found) return undefined;
  if (fields.kind === 'start') return aboutStart(found, fields);
  if (fields.kind === 'end') return aboutCash(found, fields);
  return fields.kind === 'expense' ? aboutExpense(fields) : undefined;
}

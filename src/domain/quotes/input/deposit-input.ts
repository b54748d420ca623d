// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { percentFromTyped } from '#domain/quotes/price/percent.ts';
import { depositOf } from '#domain/quotes/price/quote-sums.ts';
import type { Deposit } from '#domain/quotes/quote.ts';
import { isPossibleDueDay } from '#domain/quotes/validity.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { staffMessages } from '#messages.ts';
import { type QuoteFault, typedText } from './typed-field.ts';

const { quotes: words } = staffMessages;

export const depositKinds = ['none', 'percent', 'amount'] as const;

export const typedDeposit = z.object({
  kind: z.enum(depositKinds),
  value: typedText,
  due: typedText,
  balanceDue: typedText,
});

/** A deposit as typed in the form, with the day of the balance. */
export type DepositInput = z.infer<typeof typedDeposit>;

export const noDeposit: DepositInput = { kind: 'none', value: '', due: '', balanceDue: '' };

type Read = { deposit: Deposit | null; balanceDue: string | null } | { fault: QuoteFault };

const refused = (text: string, field: string) => ({ fault: { text, field: `deposit.${field}` } });

function readValue({ kind, value }: DepositInput, due: string | null): Deposit | undefined {
  if (kind === 'percent') {
    const percent = percentFromTyped(value);
    return percent === undefined || Number(percent) === 0 ? undefined : { kind, percent, due };
  }
  const paise = paiseFromTyped(value);
  return paise === undefined ? undefined : { kind: 'amount', paise, due };
}

const dayTyped = (typed: string): string | null => (typed === '' ? null : (dayOf(typed) ?? ''));

/** What is wrong with the days on which the two payments are due. */
function dayFault(due: string | null, balanceDue: string | null, now: Date) {
  if (due !== null && !isPossibleDueDay(due, now)) return refused(words.dueWrong, 'due');
  if (balanceDue !== null && !isPossibleDueDay(balanceDue, now)) return refused(words.dueWrong, 'balanceDue');
  const isBefore = due !== null && balanceDue !== null && balanceDue < due;
  return isBefore ? refused(words.balanceBeforeDeposit, 'balanceDue') : undefined;
}

/** Reads the typed deposit, which is at most the total. The balance is not due before it. */
export function readDeposit(typed: DepositInput, total: bigint, now: Date): Read {
  if (typed.kind === 'none') return { deposit: null, balanceDue: null };
  const due = dayTyped(typed.due);
  const balanceDue = dayTyped(typed.balanceDue);
  const deposit = readValue(typed, due);
  if (!deposit)
    return refused(typed.kind === 'percent' ? words.depositPercentWrong : words.depositAmountWrong, 'value');
  const paise = depositOf(deposit, total);
  if (paise === 0n) return refused(words.depositNothing, 'value');
  if (paise > total) return refused(words.depositTooLarge, 'value');
  return dayFault(due, balanceDue, now) ?? { deposit, balanceDue };
}

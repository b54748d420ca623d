import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import {
  type BankMoney,
  type BankMoneyFilter,
  type NamedBooking,
  selectBankMoney,
  selectNamed,
  selectOwing,
} from './bank-money-store.ts';

export type { BankMoney, NamedBooking } from './bank-money-store.ts';

/** What a bank statement can confirm: money that is entered as received at the bank or sent from it. */
export async function listBankMoney(
  db: Queryable,
  actor: StaffActor,
  filter: BankMoneyFilter,
): Promise<BankMoney[]> {
  assertArea(actor, 'money');
  return selectBankMoney(db, filter);
}

export async function nameBookings(
  db: Queryable,
  actor: StaffActor,
  ids: readonly string[],
): Promise<NamedBooking[]> {
  assertArea(actor, 'money');
  return selectNamed(
    db,
    ids.filter((id) => rowId.test(id)),
  );
}

const maxOwing = 200;

/** Bookings of which exactly one of these amounts is still to be paid. */
export async function listOwing(
  db: Queryable,
  actor: StaffActor,
  amounts: readonly number[],
): Promise<NamedBooking[]> {
  assertArea(actor, 'money');
  return amounts.length === 0 ? [] : selectOwing(db, amounts, maxOwing);
}

import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import {
  type CashCount,
  type CashMove,
  type CashSums,
  type DriverCash,
  insertCount,
  insertMove,
  lockCashBox,
  selectBankings,
  selectCashSums,
  selectDriverCash,
  selectLastCount,
  selectMove,
  selectMoveByKey,
} from './cash-store.ts';
import type { CountInput, MoveInput } from './settlement-input.ts';
import { settlementMessages as messages } from './settlement-messages.ts';

export type CashByHolder = CashSums & { drivers: DriverCash[] };

/** Who holds how much cash now, added up from the entries. */
export async function cashByHolder(db: Queryable, actor: StaffActor): Promise<CashByHolder> {
  assertArea(actor, 'money');
  const [sums, drivers] = await Promise.all([selectCashSums(db), selectDriverCash(db)]);
  return { ...sums, drivers };
}

const maxBankings = 10;

export type OfficeCash = { bankings: CashMove[]; lastCount: CashCount | undefined };

/** What became of the cash in the office: the latest payments into the bank and the last count. */
export async function readOfficeCash(db: Queryable, actor: StaffActor): Promise<OfficeCash> {
  assertArea(actor, 'money');
  const [bankings, lastCount] = await Promise.all([selectBankings(db, maxBankings), selectLastCount(db)]);
  return { bankings, lastCount };
}

const maxDaysBack = 366;

type Way = {
  fromPlace: 'office' | 'driver';
  toPlace: 'bank' | 'office';
  /** What the place it leaves has. */
  available: keyof CashSums;
  tooMuch: (amount: string) => string;
  action: 'cash-banked' | 'cash-handed-over';
};

async function move(db: Db, actor: StaffActor, input: MoveInput, way: Way, now: Date): Promise<void> {
  const { key, amountPaise, movedOn, note } = input;
  const today = dayInIndia(now);
  if (movedOn > today || movedOn < daysAfter(today, -maxDaysBack))
    throw new Failure('invalid', messages.dayWrong, { field: 'movedOn' });
  await db.transaction(async (tx) => {
    await lockCashBox(tx);
    const { fromPlace, toPlace, available, tooMuch, action } = way;
    const before = await selectMoveByKey(tx, key);
    if (before) return assertSame(before, { fromPlace, amountPaise, movedOn });
    const sums = await selectCashSums(tx);
    if (amountPaise > sums[available])
      throw new Failure('invalid', tooMuch(formatPaise(Math.max(0, sums[available]))), { field: 'amount' });
    await insertMove(tx, {
      ...{ key, fromPlace, toPlace, amountPaise, movedOn, note },
      ...{ driverId: null, settlementId: null, reversesId: null, madeBy: actor.name },
    });
    const subject = { kind: 'cash', id: fromPlace, name: formatPaise(amountPaise) };
    await noteActivity(tx, lineBy(actor, action, subject, { day: movedOn }));
  });
}

type Same = { fromPlace: string; amountPaise: number; movedOn: string };

function assertSame(stored: Same, typed: Same): void {
  const fields = ['fromPlace', 'amountPaise', 'movedOn'] as const;
  if (fields.some((field) => stored[field] !== typed[field]))
    throw new Failure('conflict', messages.sentBefore);
}

/** Cash of the office was paid into the bank. Idempotent by its key. */
export async function bankCash(db: Db, actor: StaffActor, input: MoveInput, now = new Date()): Promise<void> {
  assertArea(actor, 'money');
  const way = { fromPlace: 'office', toPlace: 'bank', available: 'officePaise' } as const;
  await move(db, actor, input, { ...way, tooMuch: messages.moreThanOffice, action: 'cash-banked' }, now);
}

/** Cash whose driver nobody named has come to the office. */
export async function takeUnknownCash(
  db: Db,
  actor: StaffActor,
  input: MoveInput,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'money');
  const way = { fromPlace: 'driver', toPlace: 'office', available: 'unknownPaise' } as const;
  await move(
    db,
    actor,
    input,
    { ...way, tooMuch: messages.moreThanUnknown, action: 'cash-handed-over' },
    now,
  );
}

/** A payment into the bank that was a mistake gets an opposite one; once. */
export async function reverseBanking(db: Db, actor: StaffActor, id: string, now = new Date()): Promise<void> {
  assertArea(actor, 'money');
  await db.transaction(async (tx) => {
    await lockCashBox(tx);
    const banking = rowId.test(id) ? await selectMove(tx, id) : undefined;
    if (!banking || banking.reversesId !== null || banking.toPlace !== 'bank')
      throw new Failure('not_found', messages.moveGone);
    const { fromPlace, toPlace, amountPaise } = banking;
    const isNew = await insertMove(tx, {
      ...{ key: `reversal:${id}`, fromPlace, toPlace, amountPaise: -amountPaise, movedOn: dayInIndia(now) },
      ...{ note: '', driverId: null, settlementId: null, reversesId: id, madeBy: actor.name },
    });
    if (!isNew) return;
    const subject = { kind: 'cash', id: fromPlace, name: formatPaise(amountPaise) };
    await noteActivity(tx, lineBy(actor, 'cash-banking-reversed', subject));
  });
}

/** Keeps what was counted in the office, beside what there should be. Nothing else changes. */
export async function countCash(db: Db, actor: StaffActor, input: CountInput): Promise<CashCount> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    await lockCashBox(tx);
    const { officePaise } = await selectCashSums(tx);
    await insertCount(tx, { ...input, expectedPaise: officePaise, madeBy: actor.name });
    const subject = { kind: 'cash', id: 'office', name: formatPaise(input.countedPaise) };
    await noteActivity(tx, lineBy(actor, 'cash-counted', subject, { expectedPaise: String(officePaise) }));
    return { ...input, expectedPaise: officePaise, madeBy: actor.name, madeAt: new Date() };
  });
}

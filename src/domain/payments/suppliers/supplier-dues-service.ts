import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { lockCashBox, selectCashSums } from '#domain/payments/settlements/cash-store.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { dueOn, openOf, type SupplierDue, type SupplierPayment } from './due.ts';
import { selectDues } from './due-store.ts';
import type { SupplierPaymentInput } from './payment-input.ts';
import { supplierPaymentMessages as messages } from './payment-messages.ts';
import {
  insertPayment,
  lockPayable,
  type PayableSupplier,
  selectParts,
  selectPayable,
  selectPayment,
  selectPaymentByKey,
  selectPayments,
} from './payment-store.ts';

/** Older dues are found on the page of their supplier. */
const maxDaysBack = 400;
const maxDaysAhead = 60;
const maxDues = 5000;

/** A due with what is open of it and by when. */
export type OpenDue = SupplierDue & { openPaise: number; dueOn: string | null };

const toOpen = (due: SupplierDue): OpenDue => ({ ...due, openPaise: openOf(due), dueOn: dueOn(due) });

/** What all suppliers are owed for services of the last year and the next two months. */
export async function listOpenDues(db: Queryable, actor: StaffActor, now = new Date()): Promise<OpenDue[]> {
  assertArea(actor, 'money');
  const today = dayInIndia(now);
  const days = { from: daysAfter(today, -maxDaysBack), to: daysAfter(today, maxDaysAhead) };
  return (await selectDues(db, { ...days, isOpen: true }, maxDues)).map(toOpen);
}

/** Of these, what is to be paid until a week from today. */
export function dueWithinWeek(dues: readonly OpenDue[], now: Date): OpenDue[] {
  const until = daysAfter(dayInIndia(now), 7);
  return dues.filter(({ dueOn: day }) => day !== null && day <= until);
}

export type DuesOfSupplier = {
  supplier: PayableSupplier;
  dues: OpenDue[];
  payments: SupplierPayment[];
};

const maxPayments = 50;

/** What one supplier is owed, and the latest payments. */
export async function readDuesOf(
  db: Queryable,
  actor: StaffActor,
  supplierId: string,
): Promise<DuesOfSupplier | undefined> {
  assertArea(actor, 'money');
  const supplier = rowId.test(supplierId) ? await selectPayable(db, supplierId) : undefined;
  if (!supplier) return undefined;
  const [dues, payments] = await Promise.all([
    selectDues(db, { supplier: supplierId, isOpen: true }, maxDues),
    selectPayments(db, supplierId, maxPayments),
  ]);
  return { supplier, dues: dues.map(toOpen), payments };
}

/** A row of the supplier ledger. */
export type LedgerRow = {
  supplierId: string;
  supplier: string;
  serviceId: string;
  day: string | null;
  booking: string;
  title: string;
  costPaise: number;
  /** Cash that the partner's driver collected. */
  setOffPaise: number;
  paidPaise: number;
  balancePaise: number;
};

/** Every service of these days with its cost, what was paid and what is left; of one supplier or of all. */
export async function supplierLedger(
  db: Queryable,
  actor: StaffActor,
  { supplierId, from, to }: { supplierId?: string; from: string; to: string },
): Promise<LedgerRow[]> {
  assertArea(actor, 'money');
  if (supplierId !== undefined && !rowId.test(supplierId)) return [];
  const dues = await selectDues(db, { supplier: supplierId, from, to }, Number.MAX_SAFE_INTEGER);
  return dues.map((due) => ({
    ...{ supplierId: due.supplierId, supplier: due.supplier, serviceId: due.serviceId, day: due.day },
    ...{ booking: bookingNumber(due.bookingId), title: due.title, costPaise: due.costPaise ?? 0 },
    ...{ setOffPaise: due.setOffPaise, paidPaise: due.paidPaise, balancePaise: openOf(due) },
  }));
}

const note = (
  tx: Tx,
  actor: StaffActor,
  action: Action,
  { id, name }: PayableSupplier,
  amountPaise: number,
) =>
  noteActivity(
    tx,
    lineBy(actor, action, { kind: 'supplier', id, name }, { amountPaise: String(amountPaise) }),
  );

const daysOfPayment = 366;

function assertDay(paidOn: string, now: Date): void {
  const today = dayInIndia(now);
  if (paidOn > today || paidOn < daysAfter(today, -daysOfPayment))
    throw new Failure('invalid', messages.dayWrong, { field: 'paidOn' });
}

/** Never more than is due without being asked, in all and for any service. */
async function assertDue(tx: Tx, { supplierId, parts, confirmedPaise }: SupplierPaymentInput, paise: number) {
  const ids = parts.map(({ serviceId }) => serviceId);
  if (!ids.every((id) => rowId.test(id))) throw new Failure('conflict', messages.serviceGone);
  const dues = await selectDues(tx, { supplier: supplierId, services: ids }, maxDues);
  const open = new Map(dues.map((due) => [due.serviceId, openOf(due)]));
  if (new Set(ids).size !== open.size) throw new Failure('conflict', messages.serviceGone);
  const isAbove = parts.some(
    ({ serviceId, amountPaise }) => amountPaise > Math.max(0, open.get(serviceId) ?? 0),
  );
  const duePaise = [...open.values()].reduce((sum, one) => sum + one, 0);
  if (isAbove && confirmedPaise !== paise)
    throw new Failure('conflict', messages.aboveDue(formatPaise(paise), formatPaise(Math.max(0, duePaise))), {
      field: 'confirmed',
    });
}

async function assertCash(tx: Tx, paise: number): Promise<void> {
  await lockCashBox(tx);
  const { officePaise } = await selectCashSums(tx);
  if (paise > officePaise)
    throw new Failure('invalid', messages.moreThanOffice(formatPaise(Math.max(0, officePaise))), {
      field: 'method',
    });
}

/** One payment for one service or many, also in part. Idempotent by its key. */
export async function paySupplier(
  db: Db,
  actor: StaffActor,
  input: SupplierPaymentInput,
  now = new Date(),
): Promise<number> {
  assertArea(actor, 'money');
  const { key, supplierId, paidOn, method, reference, parts } = input;
  const amountPaise = parts.reduce((sum, part) => sum + part.amountPaise, 0);
  if (parts.length === 0) throw new Failure('invalid', messages.nothing, { field: 'amount' });
  if (amountPaise <= 0) throw new Failure('invalid', messages.notAbove, { field: 'amount' });
  assertDay(paidOn, now);
  await db.transaction(async (tx) => {
    const supplier = rowId.test(supplierId) ? await lockPayable(tx, supplierId) : undefined;
    if (!supplier) throw new Failure('not_found', messages.gone);
    const stored = await selectPaymentByKey(tx, key);
    if (stored) return assertSame(stored, { supplierId, amountPaise, paidOn, method });
    await assertDue(tx, input, amountPaise);
    if (method === 'cash') await assertCash(tx, amountPaise);
    const payment = { key, supplierId, amountPaise, paidOn, method, reference, reversesId: null };
    const place = method === 'cash' ? 'office' : 'bank';
    await insertPayment(tx, { ...payment, place, madeBy: actor.name }, parts);
    await note(tx, actor, 'supplier-paid', supplier, amountPaise);
  });
  return amountPaise;
}

type Same = { supplierId: string; amountPaise: number; paidOn: string; method: string };

function assertSame(stored: Same, typed: Same): void {
  const fields = ['supplierId', 'amountPaise', 'paidOn', 'method'] as const;
  if (fields.some((field) => stored[field] !== typed[field]))
    throw new Failure('conflict', messages.sentBefore);
}

/** Corrects a mistake by an opposite payment of the same day; once. */
export async function reverseSupplierPayment(db: Db, actor: StaffActor, id: string): Promise<void> {
  assertArea(actor, 'money');
  await db.transaction(async (tx) => {
    const payment = rowId.test(id) ? await selectPayment(tx, id) : undefined;
    const supplier = payment && (await lockPayable(tx, payment.supplierId));
    if (!supplier || payment.reversesId !== null) throw new Failure('not_found', messages.paymentGone);
    const parts = (await selectParts(tx, id)).map((part) => ({ ...part, amountPaise: -part.amountPaise }));
    const { supplierId, paidOn, method, place, reference } = payment;
    const opposite = { supplierId, paidOn, method, place, reference, amountPaise: -payment.amountPaise };
    const key = `reversal:${id}`;
    if (!(await insertPayment(tx, { ...opposite, key, reversesId: id, madeBy: actor.name }, parts))) return;
    await note(tx, actor, 'supplier-payment-reversed', supplier, payment.amountPaise);
  });
}

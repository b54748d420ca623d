import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { SupplierPayment } from './due.ts';
import { supplierPaymentServices, supplierPayments } from './suppliers-table.ts';

export type PayableSupplier = { id: string; name: string; payTerms: string; payDays: number | null };

export async function selectPayable(db: Queryable, id: string): Promise<PayableSupplier | undefined> {
  const { rows } = await db.execute<PayableSupplier>(sql`
    select id::text, name, pay_terms as "payTerms", pay_days as "payDays" from suppliers where id = ${id}::bigint`);
  return rows[0];
}

/** Payments to one supplier are stored one after the other, so that nothing is paid twice. */
export async function lockPayable(tx: Tx, id: string): Promise<PayableSupplier | undefined> {
  await tx.execute(sql`select from suppliers where id = ${id}::bigint for no key update`);
  return selectPayable(tx, id);
}

export type NewPayment = Pick<
  SupplierPayment,
  'amountPaise' | 'paidOn' | 'reference' | 'madeBy' | 'reversesId'
> & {
  key: string;
  supplierId: string;
  method: typeof supplierPayments.$inferInsert.method;
  place: 'bank' | 'office';
};

export type PaymentPart = { serviceId: string; amountPaise: number };

/** False when the same request, or the same reversal, is stored already. */
export async function insertPayment(
  tx: Tx,
  { key, supplierId, reversesId, ...payment }: NewPayment,
  parts: readonly PaymentPart[],
): Promise<boolean> {
  const [row] = await tx
    .insert(supplierPayments)
    .values({
      ...payment,
      idempotencyKey: key,
      supplierId: BigInt(supplierId),
      reversesId: reversesId === null ? null : BigInt(reversesId),
    })
    .onConflictDoNothing()
    .returning({ id: supplierPayments.id });
  if (!row) return false;
  await tx.insert(supplierPaymentServices).values(
    parts.map(({ serviceId, amountPaise }) => ({
      ...{ paymentId: row.id, serviceId: BigInt(serviceId), amountPaise },
    })),
  );
  return true;
}

export async function selectPaymentByKey(tx: Tx, key: string) {
  const { supplierId, amountPaise, paidOn, method } = supplierPayments;
  const [row] = await tx
    .select({ supplierId, amountPaise, paidOn, method })
    .from(supplierPayments)
    .where(eq(supplierPayments.idempotencyKey, key));
  return row && { ...row, supplierId: String(row.supplierId) };
}

export async function selectPayment(tx: Tx, id: string) {
  const { supplierId, amountPaise, paidOn, method, place, reference, reversesId } = supplierPayments;
  const [row] = await tx
    .select({ supplierId, amountPaise, paidOn, method, place, reference, reversesId })
    .from(supplierPayments)
    .where(eq(supplierPayments.id, BigInt(id)));
  return row && { ...row, supplierId: String(row.supplierId) };
}

export async function selectParts(tx: Tx, paymentId: string): Promise<PaymentPart[]> {
  const rows = await tx
    .select({
      serviceId: supplierPaymentServices.serviceId,
      amountPaise: supplierPaymentServices.amountPaise,
    })
    .from(supplierPaymentServices)
    .where(eq(supplierPaymentServices.paymentId, BigInt(paymentId)));
  return rows.map(({ serviceId, amountPaise }) => ({ serviceId: String(serviceId), amountPaise }));
}

/** The latest first. */
export async function selectPayments(
  db: Queryable,
  supplierId: string,
  limit: number,
): Promise<SupplierPayment[]> {
  const { rows } = await db.execute<SupplierPayment>(sql`
    select id::text, amount_paise::float8 as "amountPaise", paid_on::text as "paidOn", method, reference, made_by as "madeBy",
      reverses_id::text as "reversesId", exists (select from supplier_payments r where r.reverses_id = p.id) as "isReversed"
    from supplier_payments p where supplier_id = ${supplierId}::bigint order by paid_on desc, id desc limit ${limit}`);
  return rows;
}

import { bigint, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { payMethods } from '#domain/bookings/booking.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const paise = (name: string) => bigint(name, { mode: 'number' });

export const supplierPayments = pgTable('supplier_payments', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull(),
  supplierId: reference('supplier_id').notNull(),
  amountPaise: paise('amount_paise').notNull(),
  paidOn: date('paid_on').notNull(),
  method: text({ enum: payMethods }).notNull(),
  place: text({ enum: ['bank', 'office'] }).notNull(),
  reference: text().notNull().default(''),
  reversesId: reference('reverses_id'),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const supplierPaymentServices = pgTable('supplier_payment_services', {
  paymentId: reference('payment_id').notNull(),
  serviceId: reference('service_id').notNull(),
  amountPaise: paise('amount_paise').notNull(),
});

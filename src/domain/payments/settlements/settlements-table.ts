import { bigint, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moneyPlaces } from '#domain/bookings/booking.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const paise = (name: string) => bigint(name, { mode: 'number' });

export const driverSettlements = pgTable('driver_settlements', {
  id: key(),
  idempotencyKey: text('idempotency_key').notNull(),
  driverId: reference('driver_id').notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  collectedPaise: paise('collected_paise').notNull(),
  expensesPaise: paise('expenses_paise').notNull(),
  allowancePaise: paise('allowance_paise').notNull(),
  duePaise: paise('due_paise').notNull(),
  note: text().notNull().default(''),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  confirmedBy: text('confirmed_by').notNull().default(''),
  confirmedAt: moment('confirmed_at'),
  undoneBy: text('undone_by').notNull().default(''),
  undoneAt: moment('undone_at'),
});

export const driverSettlementDuties = pgTable('driver_settlement_duties', {
  dutyId: reference('duty_id').primaryKey(),
  settlementId: reference('settlement_id').notNull(),
  collectedPaise: paise('collected_paise').notNull(),
  expensesPaise: paise('expenses_paise').notNull(),
  allowancePaise: paise('allowance_paise').notNull(),
});

export const driverSettlementDifferences = pgTable('driver_settlement_differences', {
  settlementId: reference('settlement_id').notNull(),
  dutyId: reference('duty_id').notNull(),
  collectedPaise: paise('collected_paise').notNull(),
  expensesPaise: paise('expenses_paise').notNull(),
});

export const driverAllowances = pgTable('driver_allowances', {
  id: key(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  validFrom: date('valid_from').notNull(),
  perDayPaise: paise('per_day_paise').notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const moneyMoves = pgTable('money_moves', {
  id: key(),
  idempotencyKey: text('idempotency_key').notNull(),
  fromPlace: text('from_place', { enum: moneyPlaces }).notNull(),
  toPlace: text('to_place', { enum: moneyPlaces }).notNull(),
  driverId: reference('driver_id'),
  settlementId: reference('settlement_id'),
  amountPaise: paise('amount_paise').notNull(),
  movedOn: date('moved_on').notNull(),
  note: text().notNull().default(''),
  reversesId: reference('reverses_id'),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const cashCounts = pgTable('cash_counts', {
  id: key(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  countedPaise: paise('counted_paise').notNull(),
  expectedPaise: paise('expected_paise').notNull(),
  note: text().notNull().default(''),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CarType, City } from '#domain/fares/rates.ts';
import { paperKinds } from './fleet.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();

export const bookingImports = pgTable('booking_imports', {
  id: key(),
  kind: text({ enum: ['cars', 'drivers', 'bookings'] }).notNull(),
  fileName: text('file_name').notNull(),
  added: integer().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  undoneBy: text('undone_by').notNull().default(''),
  undoneAt: moment('undone_at'),
  kept: integer().notNull().default(0),
});

export const cars = pgTable('cars', {
  id: key(),
  plate: text().notNull(),
  carType: text('car_type').$type<CarType>().notNull(),
  model: text().notNull().default(''),
  city: text().$type<City>().notNull(),
  /** Null for an own car. */
  supplierId: reference('supplier_id'),
  /** Assigned together with the car. */
  usualDriverId: reference('usual_driver_id'),
  notes: text().notNull().default(''),
  isSample: boolean('is_sample').notNull().default(false),
  addedAt: moment('added_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
  revision: integer().notNull().default(1),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
  importId: reference('import_id'),
});

export const carPapers = pgTable('car_papers', {
  carId: reference('car_id').notNull(),
  kind: text({ enum: paperKinds }).notNull(),
  number: text().notNull().default(''),
  expiresOn: date('expires_on').notNull(),
});

export const drivers = pgTable('drivers', {
  id: key(),
  name: text().notNull(),
  phoneE164: text('phone_e164').notNull().default(''),
  city: text().$type<City>().notNull(),
  licenceNumber: text('licence_number').notNull().default(''),
  licenceExpiresOn: date('licence_expires_on'),
  languages: text().array().notNull().default([]),
  /** Null for an own driver. */
  supplierId: reference('supplier_id'),
  notes: text().notNull().default(''),
  isSample: boolean('is_sample').notNull().default(false),
  endedAt: moment('ended_at'),
  addedAt: moment('added_at').notNull().defaultNow(),
  erasedAt: moment('erased_at'),
  revision: integer().notNull().default(1),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
  importId: reference('import_id'),
});

export const driverDaysOff = pgTable('driver_days_off', {
  id: key(),
  driverId: reference('driver_id').notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  reason: text().notNull().default(''),
  madeBy: text('made_by').notNull().default(''),
  madeAt: moment('made_at').notNull().defaultNow(),
});

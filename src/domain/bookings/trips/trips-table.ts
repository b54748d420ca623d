import { bigint, boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Meal } from '#domain/shared/trip-plan.ts';

const reference = (name: string) => bigint(name, { mode: 'bigint' });
const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();

export const bookingDays = pgTable('booking_days', {
  id: key(),
  bookingId: reference('booking_id').notNull(),
  number: smallint().notNull(),
  title: text().notNull().default(''),
  text: text().notNull().default(''),
  meals: text().array().$type<readonly Meal[]>().notNull().default([]),
  revision: integer().notNull().default(1),
});

export const travellers = pgTable('travellers', {
  id: key(),
  bookingId: reference('booking_id').notNull(),
  position: smallint().notNull(),
  name: text().notNull().default(''),
  birthDate: date('birth_date'),
  age: smallint(),
  nationality: text().notNull().default(''),
  isLead: boolean('is_lead').notNull().default(false),
  remarks: text().notNull().default(''),
  revision: integer().notNull().default(1),
});

export const serviceTravellers = pgTable('service_travellers', {
  serviceId: reference('service_id').notNull(),
  travellerId: reference('traveller_id').notNull(),
});

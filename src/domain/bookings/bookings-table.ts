import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Fare } from '#domain/fares/fare.ts';
import type { LeftOut } from '#domain/fares/inclusions.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { tripTypes } from '#domain/fares/trip.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { bytes, timeRange } from '#platform/database/columns.ts';
import {
  type BookingEventKind,
  bookingKinds,
  bookingOrigins,
  chargeKinds,
  type ExpenseKind,
  entryKinds,
  moneyKinds,
  moneyPlaces,
  payMethods,
  serviceKinds,
} from './booking.ts';
import { bookingFields, countNames, textNames } from './booking-fields.ts';
import { dutyStatuses } from './duty-status.ts';
import type { PackageOffer } from './packages/package.ts';
import { planKinds } from './plan/payment-plan.ts';
import { currencies, type QuotedService, type ServiceDetails, serviceStates } from './trips/services.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const paise = (name: string) => bigint(name, { mode: 'number' });

export const bookings = pgTable('bookings', {
  id: key(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestFingerprint: text('request_fingerprint').notNull().default(''),
  customerId: reference('customer_id').notNull(),
  origin: text({ enum: bookingOrigins }).notNull(),
  kind: text({ enum: bookingKinds }).notNull().default('cab'),
  firstDay: date('first_day'),
  lastDay: date('last_day'),
  enquiryId: reference('enquiry_id'),
  quoteId: reference('quote_id'),
  buyerId: reference('buyer_id'),
  ownerId: reference('owner_id'),
  totalPaise: paise('total_paise').notNull().default(0),
  receivedPaise: paise('received_paise').notNull().default(0),
  notes: text().notNull().default(''),
  tokenHash: bytes('token_hash').notNull(),
  tokenEncrypted: text('token_encrypted').notNull(),
  isSample: boolean('is_sample').notNull().default(false),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  cancelledAt: moment('cancelled_at'),
  erasedAt: moment('erased_at'),
  importId: reference('import_id'),
});

export const bookingServices = pgTable('booking_services', {
  id: key(),
  bookingId: reference('booking_id').notNull(),
  kind: text({ enum: serviceKinds }).notNull(),
  position: smallint().notNull(),
  title: text().notNull(),
  amountPaise: paise('amount_paise').notNull(),
  partOf: reference('part_of'),
  day: smallint(),
  nights: smallint().notNull().default(0),
  onDay: date('on_day'),
  starts: text().notNull().default(''),
  supplierId: reference('supplier_id'),
  state: text({ enum: serviceStates }).notNull().default('to-ask'),
  heldUntil: date('held_until'),
  confirmation: text().notNull().default(''),
  remarks: text().notNull().default(''),
  details: jsonb().$type<ServiceDetails>().notNull().default({}),
  costMinor: paise('cost_minor'),
  costCurrency: text('cost_currency', { enum: currencies }).notNull().default('INR'),
  costRate: numeric('cost_rate', { precision: 12, scale: 6 }).notNull().default('1'),
  costPaise: paise('cost_paise').generatedAlwaysAs(sql`the expression is in the migrations`),
  quoted: jsonb().$type<QuotedService>(),
  revision: integer().notNull().default(1),
});

export const bookingPackages = pgTable('booking_packages', {
  id: reference('id').primaryKey(),
  bookingId: reference('booking_id').notNull(),
  offer: jsonb().$type<PackageOffer>().notNull(),
  subtotalPaise: paise('subtotal_paise').notNull(),
  discountPaise: paise('discount_paise').notNull(),
  gstPaise: paise('gst_paise').notNull(),
  tcsPaise: paise('tcs_paise').notNull(),
  roundingPaise: paise('rounding_paise').notNull(),
  totalPaise: paise('total_paise').notNull(),
});

export const paymentPlan = pgTable('payment_plan', {
  bookingId: reference('booking_id').notNull(),
  position: smallint().notNull(),
  kind: text({ enum: planKinds }).notNull(),
  amountPaise: paise('amount_paise').notNull(),
  dueOn: date('due_on'),
});

export const duties = pgTable('duties', {
  id: reference('id').primaryKey(),
  bookingId: reference('booking_id').notNull(),
  status: text({ enum: dutyStatuses }).notNull().default('requested'),
  tripType: text('trip_type', { enum: tripTypes }).notNull(),
  city: text().$type<City>().notNull(),
  fromSlug: text('from_slug').notNull().default(''),
  toSlug: text('to_slug').notNull().default(''),
  fromName: text('from_name').notNull().default(''),
  toName: text('to_name').notNull().default(''),
  stops: text().array().$type<readonly string[]>().notNull().default([]),
  ...recordOf(textNames, (name) => text(bookingFields[name].column).notNull().default('')),
  ...recordOf(countNames, (name) => smallint(bookingFields[name].column)),
  carType: text('car_type').$type<CarType>().notNull(),
  pickupAt: moment('pickup_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  during: timeRange().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
  km: integer(),
  hours: numeric({ precision: 4, scale: 2, mode: 'number' }),
  days: smallint(),
  fare: jsonb().$type<Fare>(),
  farePaise: paise('fare_paise').notNull(),
  rateVersion: integer('rate_version'),
  tollsIncluded: boolean('tolls_included'),
  leftOut: jsonb('left_out').$type<LeftOut>(),
  carId: reference('car_id'),
  driverId: reference('driver_id'),
  revision: integer().notNull().default(1),
  endCode: text('end_code').notNull(),
  wrongCodes: smallint('wrong_codes').notNull().default(0),
  wrongCodeKey: uuid('wrong_code_key'),
  driverTokenHash: bytes('driver_token_hash'),
  driverTokenEncrypted: text('driver_token_encrypted').notNull().default(''),
  driverOpenedAt: moment('driver_opened_at'),
  driverSince: moment('driver_since'),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
  reachedAt: moment('reached_at'),
  statement: jsonb(),
  statementPaise: paise('statement_paise'),
  countedKm: integer('counted_km').generatedAlwaysAs(sql`the expression is in the migrations`),
  closedBy: text('closed_by').notNull().default(''),
  closedAt: moment('closed_at'),
});

export const dutyEntries = pgTable('duty_entries', {
  id: key(),
  dutyId: reference('duty_id').notNull(),
  entryKey: uuid('entry_key').notNull(),
  kind: text({ enum: entryKinds }).notNull(),
  happenedAt: moment('happened_at').notNull(),
  sequence: integer().notNull().default(0),
  receivedAt: moment('received_at').notNull().defaultNow(),
  odometerKm: integer('odometer_km'),
  expense: text().$type<ExpenseKind | ''>().notNull().default(''),
  amountPaise: paise('amount_paise'),
  reason: text().notNull().default(''),
  enteredBy: text('entered_by').notNull().default(''),
  removesKey: uuid('removes_key'),
});

export const bookingCharges = pgTable('booking_charges', {
  id: key(),
  bookingId: reference('booking_id').notNull(),
  dutyId: reference('duty_id'),
  kind: text({ enum: chargeKinds }).notNull(),
  amountPaise: paise('amount_paise').notNull(),
  gstPercent: numeric('gst_percent', { precision: 5, scale: 2 }).notNull().default('0'),
  gstPaise: paise('gst_paise').notNull().default(0),
  entryKey: uuid('entry_key'),
  reason: text().notNull().default(''),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const moneyEntries = pgTable('money_entries', {
  id: key(),
  bookingId: reference('booking_id'),
  quoteId: reference('quote_id'),
  entryKey: uuid('entry_key').notNull(),
  kind: text({ enum: moneyKinds }).notNull(),
  amountPaise: paise('amount_paise').notNull(),
  method: text({ enum: payMethods }).notNull(),
  place: text({ enum: moneyPlaces }).notNull(),
  driverId: reference('driver_id'),
  dutyId: reference('duty_id'),
  requestId: reference('request_id'),
  gatewayPaymentId: text('gateway_payment_id'),
  reference: text().notNull().default(''),
  reversesId: reference('reverses_id'),
  receivedOn: date('received_on').notNull().default(sql`(now() at time zone 'Asia/Kolkata')::date`),
  utr: text(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const bookingEvents = pgTable('booking_events', {
  id: key(),
  bookingId: reference('booking_id').notNull(),
  dutyId: reference('duty_id'),
  at: moment('at').notNull().defaultNow(),
  actorId: reference('actor_id'),
  actorName: text('actor_name').notNull().default(''),
  kind: text().$type<BookingEventKind>().notNull(),
  detail: jsonb().$type<Record<string, string>>().notNull().default({}),
});

/** Mails to the customer: one when the booking is made, and one each time that staff send it again. */
export const bookingMails = pgTable('booking_mails', {
  id: key(),
  bookingId: reference('booking_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  recipient: text().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  failedAt: moment('failed_at'),
  sentAt: moment('sent_at'),
  refusedAt: moment('refused_at'),
});

/** A row for each request that added rides to a booking. */
export const addedRides = pgTable('added_rides', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  bookingId: reference('booking_id').notNull(),
  requestFingerprint: text('request_fingerprint').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

/** A row for each day whose duties were looked at in the evening before. */
export const dutyDigests = pgTable('duty_digests', {
  day: date().primaryKey(),
  duties: integer().notNull(),
  mailedAt: moment('mailed_at'),
});

export const dutyReminders = pgTable('duty_reminders', {
  dutyId: reference('duty_id').notNull(),
  hours: smallint().notNull(),
  pickupAt: moment('pickup_at').notNull(),
  bundle: uuid().notNull(),
  mailedAt: moment('mailed_at'),
});

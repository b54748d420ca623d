import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { FieldName } from '#domain/enquiries/fields/fields.ts';
import type { EventKind } from '#domain/enquiries/inbox/enquiry.ts';
import type { RideDetails } from '#domain/enquiries/intake/ride-details.ts';
import type { CarType } from '#domain/fares/rates.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { Residence } from '#domain/shared/residence.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import { bytes, tsvector } from '#platform/database/columns.ts';
import { type Stage, sources, stages } from './stages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });

export const enquiries = pgTable('enquiries', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text().notNull(),
  formDate: text('form_date').notNull(),
  name: text().notNull(),
  contactNo: text('contact_no').notNull(),
  email: text().notNull(),
  message: text().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  mailedAt: moment('mailed_at'),
  phoneE164: text('phone_e164').notNull().default(''),
  source: text({ enum: sources }).notNull().default('form'),
  page: text().notNull().default(''),
  packageId: reference('package_id'),
  campaign: text().notNull().default(''),
  city: text().notNull().default(''),
  service: text().notNull().default(''),
  consentVersion: text('consent_version').notNull().default(''),
  customerId: reference('customer_id'),
  customerBeforeMerge: reference('customer_before_merge'),
  stage: text({ enum: stages }).notNull().default('new'),
  lostReason: text('lost_reason').notNull().default(''),
  ownerId: reference('owner_id'),
  followUpAt: moment('follow_up_at'),
  firstResponseAt: moment('first_response_at'),
  spamScore: integer('spam_score').notNull().default(0),
  spamReasons: text('spam_reasons').array().notNull().default([]),
  clickCode: text('click_code').notNull().default(''),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  erasedAt: moment('erased_at'),
  isSample: boolean('is_sample').notNull().default(false),
  trip: jsonb().$type<RequestedTrip>(),
  rideDetails: jsonb('ride_details').$type<RideDetails>(),
  packagePrice: jsonb('package_price').$type<PriceRequest>(),
  tripFrom: text('trip_from').notNull().default(''),
  tripTo: text('trip_to').notNull().default(''),
  tripStarts: date('trip_starts'),
  tripEnds: date('trip_ends'),
  tripTime: text('trip_time').notNull().default(''),
  adults: smallint(),
  children: smallint(),
  carType: text('car_type').$type<CarType | ''>().notNull().default(''),
  budgetPaise: bigint('budget_paise', { mode: 'number' }),
  quotedPaise: bigint('quoted_paise', { mode: 'number' }),
  valuePaise: bigint('value_paise', { mode: 'number' }).generatedAlwaysAs(
    sql`the expression is in the migrations`,
  ),
  quotedAt: moment('quoted_at'),
  wonAt: moment('won_at'),
  followUpPurpose: text('follow_up_purpose').notNull().default(''),
  joinedInto: reference('joined_into'),
  stageBeforeJoin: text('stage_before_join').$type<Stage | ''>().notNull().default(''),
  importId: reference('import_id'),
  search: tsvector().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
  digitsReversed: text('digits_reversed')
    .notNull()
    .generatedAlwaysAs(sql`the expression is in the migrations`),
});

export const customers = pgTable('customers', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().default(''),
  phoneE164: text('phone_e164').notNull().default(''),
  email: text().notNull().default(''),
  livesIn: text('lives_in').$type<Residence>().notNull().default(''),
  state: text().notNull().default(''),
  gstin: text().notNull().default(''),
  mergedInto: reference('merged_into'),
  erasedAt: moment('erased_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  importId: reference('import_id'),
  bookingImportId: reference('booking_import_id'),
  digitsReversed: text('digits_reversed')
    .notNull()
    .generatedAlwaysAs(sql`the expression is in the migrations`),
  search: tsvector().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
});

/** Kept by triggers, for the order of the list of customers. */
export const customerContacts = pgTable('customer_contacts', {
  customerId: reference('customer_id').primaryKey(),
  /** `-infinity` when there was none. */
  lastContactAt: moment('last_contact_at').notNull(),
});

export const customerImports = pgTable('customer_imports', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  fileName: text('file_name').notNull(),
  customers: integer().notNull(),
  enquiries: integer().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  undoneBy: text('undone_by').notNull().default(''),
  undoneAt: moment('undone_at'),
  keptCustomers: integer('kept_customers').notNull().default(0),
  keptEnquiries: integer('kept_enquiries').notNull().default(0),
  notes: integer().notNull().default(0),
});

export const customerNotes = pgTable('customer_notes', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: reference('customer_id').notNull(),
  text: text().notNull(),
  madeBy: text('made_by').notNull().default(''),
  madeAt: moment('made_at').notNull().defaultNow(),
  importId: reference('import_id'),
  importKey: text('import_key').notNull(),
});

export const enquiryEvents = pgTable('enquiry_events', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  enquiryId: reference('enquiry_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  actorId: reference('actor_id'),
  actorName: text('actor_name').notNull().default(''),
  kind: text().$type<EventKind>().notNull(),
  detail: jsonb().$type<Record<string, string>>().notNull().default({}),
});

export const contactClicks = pgTable('contact_clicks', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  channel: text({ enum: ['whatsapp', 'call'] }).notNull(),
  page: text().notNull().default(''),
  campaign: text().notNull().default(''),
  clickedAt: moment('clicked_at').notNull().defaultNow(),
  enquiryId: reference('enquiry_id'),
});

/** Fields of an enquiry in JSON; times are ISO strings. */
type WrittenFields = Record<string, string | null>;

/** A correction that the customer records got with the enquiry. */
export type CustomerStep = { ids: string[]; field: 'name' | 'phoneE164' | 'email'; was: string; is: string };

/** The values before and after a change, so that it can be undone. */
export type ChangeStep = {
  id: string;
  was: WrittenFields;
  is: WrittenFields;
  /** The fact that was changed, when it is one. */
  fact?: FieldName;
  customer?: CustomerStep;
};

export const bulkChanges = pgTable('bulk_changes', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  actorId: reference('actor_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  before: jsonb().$type<ChangeStep[]>().notNull(),
  undoneAt: moment('undone_at'),
});

export const digests = pgTable('digests', {
  day: date().primaryKey(),
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull().defaultNow(),
  overdue: integer().notNull(),
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
});

export const enquiryMailBundles = pgTable('enquiry_mail_bundles', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  enquiries: integer().notNull().default(0),
  openedAt: moment('opened_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
  endedAt: moment('ended_at'),
});

export const enquiryMails = pgTable('enquiry_mails', {
  enquiryId: reference('enquiry_id').primaryKey(),
  bundleId: reference('bundle_id'),
  decidedAt: moment('decided_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
});

export const enquiryAcknowledgements = pgTable('enquiry_acknowledgements', {
  mailbox: bytes().primaryKey(),
  enquiryId: reference('enquiry_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  sendingSince: moment('sending_since'),
  /** The network that sent the enquiry, as an HMAC. */
  network: bytes(),
  /** When the first of the mails of this day was enqueued, and how many there were. */
  firstAt: moment('first_at').notNull().defaultNow(),
  mails: smallint().notNull().default(1),
});

export const savedReplies = pgTable('saved_replies', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  body: text().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const inboxViews = pgTable('inbox_views', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  ownerId: reference('owner_id').notNull(),
  name: text().notNull(),
  query: text().notNull(),
  columns: text().array().notNull().default([]),
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const enquirySenders = pgTable('enquiry_senders', {
  sender: bytes().notNull(),
  enquiryKey: bytes('enquiry_key').notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

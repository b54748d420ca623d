import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EventKind } from '#domain/enquiries/inbox/enquiry.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { bytes, tsvector } from '#platform/database/columns.ts';
import { sources, stages } from './stages.ts';

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
  customerId: reference('person_id'),
  customerBeforeMerge: reference('person_before_merge'),
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
  search: tsvector().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
  digitsReversed: text('digits_reversed')
    .notNull()
    .generatedAlwaysAs(sql`the expression is in the migrations`),
});

export const customers = pgTable('people', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().default(''),
  phoneE164: text('phone_e164').notNull().default(''),
  email: text().notNull().default(''),
  mergedInto: reference('merged_into'),
  erasedAt: moment('erased_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
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

export const reachClicks = pgTable('reach_clicks', {
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

/** The values before and after a change, so that it can be undone. */
export type ChangeStep = { id: string; was: WrittenFields; is: WrittenFields };

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

export const savedReplies = pgTable('canned_replies', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  body: text().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const enquirySenders = pgTable('enquiry_senders', {
  sender: bytes().notNull(),
  enquiryKey: bytes('enquiry_key').notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';
import { type DocumentContent, documentKinds, documentPurposes } from './document.ts';
import type { MissingDocument } from './issue/missing.ts';
import { taxChoices } from './tax-choice.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });
const key = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const paise = (name: string) => bigint(name, { mode: 'number' });

export const registrations = pgTable('registrations', {
  id: key(),
  gstin: text().notNull(),
  state: text().notNull(),
  legalName: text('legal_name').notNull(),
  address: text().notNull(),
  seriesCode: text('series_code').notNull(),
  fromDay: date('from_day').notNull(),
  untilDay: date('until_day'),
  isSample: boolean('is_sample').notNull().default(false),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const taxRules = pgTable('tax_rules', {
  id: key(),
  idempotencyKey: text('idempotency_key').notNull(),
  subject: text().notNull(),
  fromDay: date('from_day').notNull(),
  value: jsonb().notNull(),
  source: text().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  confirmedBy: text('confirmed_by').notNull().default(''),
  confirmedAt: moment('confirmed_at'),
});

export const bookingTaxChoices = pgTable('booking_tax_choices', {
  bookingId: reference('booking_id').primaryKey(),
  choice: text({ enum: taxChoices }).notNull(),
  reason: text().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const documentSeries = pgTable('document_series', {
  id: key(),
  registrationId: reference('registration_id').notNull(),
  financialYear: text('financial_year').notNull(),
  kind: text({ enum: documentKinds }).notNull(),
  lastNumber: integer('last_number').notNull().default(0),
});

export const documents = pgTable('documents', {
  id: key(),
  registrationId: reference('registration_id').notNull(),
  seriesId: reference('series_id').notNull(),
  number: integer().notNull(),
  name: text().notNull(),
  kind: text({ enum: documentKinds }).notNull(),
  issuedOn: date('issued_on').notNull(),
  issuedAt: moment('issued_at').notNull().defaultNow(),
  bookingId: reference('booking_id'),
  quoteId: reference('quote_id'),
  entryId: reference('entry_id'),
  refersTo: reference('refers_to'),
  purpose: text({ enum: documentPurposes }).notNull(),
  sourceKey: text('source_key').notNull(),
  buyerName: text('buyer_name').notNull(),
  buyerGstin: text('buyer_gstin').notNull().default(''),
  placeOfSupply: text('place_of_supply').notNull(),
  sac: text().notNull(),
  gstPercent: numeric('gst_percent', { precision: 5, scale: 2 }).notNull(),
  isReverseCharge: boolean('is_reverse_charge').notNull().default(false),
  receivedOn: date('received_on'),
  valuePaise: paise('value_paise').notNull(),
  cgstPaise: paise('cgst_paise').notNull().default(0),
  sgstPaise: paise('sgst_paise').notNull().default(0),
  igstPaise: paise('igst_paise').notNull().default(0),
  tcsPaise: paise('tcs_paise').notNull().default(0),
  roundingPaise: paise('rounding_paise').notNull().default(0),
  totalPaise: paise('total_paise').notNull(),
  content: jsonb().$type<DocumentContent>().notNull(),
  contentHash: bytes('content_hash').notNull(),
  madeBy: text('made_by').notNull(),
});

export const documentDuties = pgTable('document_duties', {
  documentId: reference('document_id').notNull(),
  dutyId: reference('duty_id').notNull(),
});

export const documentWork = pgTable('document_work', {
  id: key(),
  bookingId: reference('booking_id'),
  quoteId: reference('quote_id'),
  notedAt: moment('noted_at').notNull().defaultNow(),
  dueAt: moment('due_at').defaultNow(),
  claimedAt: moment('claimed_at'),
  tries: integer().notNull().default(0),
  waits: jsonb().$type<readonly MissingDocument[]>().notNull().default([]),
  error: text().notNull().default(''),
});

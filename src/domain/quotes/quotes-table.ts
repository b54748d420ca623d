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
} from 'drizzle-orm/pg-core';
import type { CancellationTerms } from '#domain/cancellation/terms.ts';
import type { LeftOut } from '#domain/fares/inclusions.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import type { Residence } from '#domain/shared/residence.ts';
import type { PlannedDay } from '#domain/shared/trip-plan.ts';
import { bytes } from '#platform/database/columns.ts';
import type { PlaceOfSupply, QuoteLine, ServiceKind, TcsReason } from './quote.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const percent = (name: string) => numeric(name, { precision: 5, scale: 2 });
const paise = (name: string) => bigint(name, { mode: 'number' });

export const quotes = pgTable('quotes', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  enquiryId: bigint('enquiry_id', { mode: 'bigint' }).notNull(),
  version: integer().notNull(),
  lines: jsonb().$type<QuoteLine[]>().notNull(),
  discountPercent: percent('discount_percent'),
  /** The discount in paise, of either kind; 0 for none. */
  discountPaise: paise('discount_paise').notNull().default(0),
  discountLabel: text('discount_label').notNull().default(''),
  serviceKind: text('service_kind').$type<ServiceKind>().notNull().default('other'),
  placeOfSupply: text('place_of_supply').$type<PlaceOfSupply>().notNull().default(''),
  gstPercent: percent('gst_percent').notNull(),
  tcsPercent: percent('tcs_percent').notNull().default('0'),
  buyerLivesIn: text('buyer_lives_in').$type<Residence>().notNull().default(''),
  supplyState: text('supply_state').notNull().default(''),
  buyerGstin: text('buyer_gstin').notNull().default(''),
  tcsReason: text('tcs_reason').$type<TcsReason>().notNull().default(''),
  isRounded: boolean('is_rounded').notNull().default(false),
  totalPaise: paise('total_paise').notNull(),
  depositPercent: percent('deposit_percent'),
  /** The deposit in paise, of either kind; 0 for none. */
  depositPaise: paise('deposit_paise').notNull().default(0),
  depositDue: date('deposit_due'),
  balanceDue: date('balance_due'),
  leftOut: jsonb('left_out').$type<LeftOut>(),
  firstDay: date('first_day'),
  lastDay: date('last_day'),
  adults: smallint(),
  childAges: smallint('child_ages').array().$type<readonly number[]>().notNull().default([]),
  plan: jsonb().$type<readonly PlannedDay[]>().notNull().default([]),
  cancellation: jsonb().$type<CancellationTerms>(),
  validUntil: date('valid_until').notNull(),
  inclusions: text().notNull().default(''),
  exclusions: text().notNull().default(''),
  itinerary: text().notNull().default(''),
  terms: text().notNull().default(''),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  tokenHash: bytes('token_hash').notNull(),
  tokenEncrypted: text('token_encrypted').notNull().default(''),
  firstOpenedAt: moment('first_opened_at'),
  openedCount: integer('opened_count').notNull().default(0),
  acceptedAt: moment('accepted_at'),
  acceptedBy: text('accepted_by').notNull().default(''),
  chosenLines: integer('chosen_lines').array().notNull().default([]),
  acceptedPaise: paise('accepted_paise'),
  acceptanceMailedAt: moment('acceptance_mailed_at'),
  acceptanceConfirmedAt: moment('acceptance_confirmed_at'),
  declinedAt: moment('declined_at'),
  declineReason: text('decline_reason').notNull().default(''),
  supersededAt: moment('superseded_at'),
  pdfKey: text('pdf_key').notNull().default(''),
  printTries: integer('print_tries').notNull().default(0),
  printStartedAt: moment('print_started_at'),
  printKey: text('print_key').notNull().default(''),
});

export const quoteDrafts = pgTable('quote_drafts', {
  enquiryId: bigint('enquiry_id', { mode: 'bigint' }).primaryKey(),
  revision: integer().notNull(),
  typed: jsonb().$type<QuoteInput>().notNull(),
  savedBy: text('saved_by').notNull(),
  savedAt: moment('saved_at').notNull().defaultNow(),
});

import { integer, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const siteSettings = pgTable('site_settings', {
  id: smallint().primaryKey(),
  agencyName: text('agency_name').notNull(),
  line: text().notNull(),
  established: text().notNull(),
  headOffice: text('head_office').notNull(),
  phoneE164: text('phone_e164').notNull(),
  email: text().notNull(),
  website: text().notNull(),
  socialUrl: text('social_url').notNull(),
  videoUrl: text('video_url').notNull(),
  inrPerUsd: numeric('inr_per_usd', { precision: 10, scale: 4 }).notNull(),
  gstPercent: numeric('gst_percent', { precision: 5, scale: 2 }).notNull(),
  retentionMonths: integer('retention_months').notNull(),
  responseTargetMinutes: integer('response_target_minutes').notNull(),
  letterheadVersion: integer('letterhead_version').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

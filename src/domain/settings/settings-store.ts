import { sql } from 'drizzle-orm';
import { integer, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { SiteSettings } from './settings.ts';

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

const columns = {
  agencyName: siteSettings.agencyName,
  line: siteSettings.line,
  established: siteSettings.established,
  headOffice: siteSettings.headOffice,
  phoneE164: siteSettings.phoneE164,
  email: siteSettings.email,
  website: siteSettings.website,
  socialUrl: siteSettings.socialUrl,
  videoUrl: siteSettings.videoUrl,
  inrPerUsd: siteSettings.inrPerUsd,
  gstPercent: siteSettings.gstPercent,
  retentionMonths: siteSettings.retentionMonths,
  responseTargetMinutes: siteSettings.responseTargetMinutes,
};

export async function selectSettings(db: Queryable): Promise<SiteSettings> {
  const [row] = await db.select(columns).from(siteSettings);
  if (!row) throw new Error('the settings row is missing: run the migrations');
  return row;
}

export async function selectLetterheadVersion(db: Queryable): Promise<number> {
  const [row] = await db.select({ version: siteSettings.letterheadVersion }).from(siteSettings);
  if (!row) throw new Error('the settings row is missing: run the migrations');
  return row.version;
}

/** Locks the row, so that concurrent changes see each other. */
export async function lockSettings(tx: Tx): Promise<SiteSettings> {
  const [row] = await tx.select(columns).from(siteSettings).for('update');
  if (!row) throw new Error('the settings row is missing: run the migrations');
  return row;
}

export async function updateSettings(db: Queryable, change: Partial<SiteSettings>): Promise<void> {
  await db.update(siteSettings).set({ ...change, updatedAt: sql`now()` });
}

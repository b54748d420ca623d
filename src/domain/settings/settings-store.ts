import { sql } from 'drizzle-orm';
import { boolean, date, integer, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { builtOnce } from '#platform/database/built-once.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { SiteSettings } from './settings.ts';

const percent = (name: string) => numeric(name, { precision: 5, scale: 2 });

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
  photoUrl: text('photo_url').notNull(),
  postsUrl: text('posts_url').notNull(),
  careHours: text('care_hours').notNull(),
  legalName: text('legal_name').notNull(),
  registrationKind: text('registration_kind').notNull(),
  registrationNo: text('registration_no').notNull(),
  streetAddress: text('street_address').notNull(),
  mapUrl: text('map_url').notNull(),
  officeHours: text('office_hours').notNull(),
  contactName: text('contact_name').notNull(),
  contactRole: text('contact_role').notNull(),
  contactPhoto: text('contact_photo').notNull(),
  paymentMeans: text('payment_means').notNull(),
  refundDays: smallint('refund_days'),
  paymentTerms: text('payment_terms').notNull(),
  refundTerms: text('refund_terms').notNull(),
  inrPerUsd: numeric('inr_per_usd', { precision: 10, scale: 4 }).notNull(),
  gstPercent: percent('gst_percent').notNull(),
  cabGstPercent: percent('cab_gst_percent').notNull(),
  tourGstPercent: percent('tour_gst_percent').notNull(),
  overseasGstPercent: percent('overseas_gst_percent').notNull(),
  overseasTcsPercent: percent('overseas_tcs_percent').notNull(),
  firstBookingPercent: percent('first_booking_percent').notNull(),
  sdfIndianRupees: integer('sdf_indian_rupees').notNull(),
  sdfIndianChildRupees: integer('sdf_indian_child_rupees').notNull(),
  sdfOtherUsd: integer('sdf_other_usd').notNull(),
  sdfOtherChildUsd: integer('sdf_other_child_usd').notNull(),
  sdfFreeUnderAge: integer('sdf_free_under_age').notNull(),
  sdfAdultFromAge: integer('sdf_adult_from_age').notNull(),
  bhutanVisaUsd: integer('bhutan_visa_usd').notNull(),
  bhutanFeesCheckedOn: date('bhutan_fees_checked_on'),
  gstin: text().notNull(),
  bankAccountName: text('bank_account_name').notNull(),
  bankAccountNo: text('bank_account_no').notNull(),
  bankIfsc: text('bank_ifsc').notNull(),
  bankName: text('bank_name').notNull(),
  upiId: text('upi_id').notNull(),
  quoteTerms: text('quote_terms').notNull(),
  retentionMonths: integer('retention_months').notNull(),
  bookingRetentionMonths: integer('booking_retention_months').notNull(),
  attachmentRetentionMonths: integer('attachment_retention_months').notNull(),
  responseTargetMinutes: integer('response_target_minutes').notNull(),
  acknowledgesEnquiries: boolean('acknowledges_enquiries').notNull(),
  acknowledgesRequests: boolean('acknowledges_requests').notNull(),
  mailsReceipts: boolean('mails_receipts').notNull(),
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
  photoUrl: siteSettings.photoUrl,
  postsUrl: siteSettings.postsUrl,
  careHours: siteSettings.careHours,
  legalName: siteSettings.legalName,
  registrationKind: siteSettings.registrationKind,
  registrationNo: siteSettings.registrationNo,
  streetAddress: siteSettings.streetAddress,
  mapUrl: siteSettings.mapUrl,
  officeHours: siteSettings.officeHours,
  contactName: siteSettings.contactName,
  contactRole: siteSettings.contactRole,
  contactPhoto: siteSettings.contactPhoto,
  paymentMeans: siteSettings.paymentMeans,
  refundDays: siteSettings.refundDays,
  paymentTerms: siteSettings.paymentTerms,
  refundTerms: siteSettings.refundTerms,
  inrPerUsd: siteSettings.inrPerUsd,
  gstPercent: siteSettings.gstPercent,
  cabGstPercent: siteSettings.cabGstPercent,
  tourGstPercent: siteSettings.tourGstPercent,
  overseasGstPercent: siteSettings.overseasGstPercent,
  overseasTcsPercent: siteSettings.overseasTcsPercent,
  firstBookingPercent: siteSettings.firstBookingPercent,
  sdfIndianRupees: siteSettings.sdfIndianRupees,
  sdfIndianChildRupees: siteSettings.sdfIndianChildRupees,
  sdfOtherUsd: siteSettings.sdfOtherUsd,
  sdfOtherChildUsd: siteSettings.sdfOtherChildUsd,
  sdfFreeUnderAge: siteSettings.sdfFreeUnderAge,
  sdfAdultFromAge: siteSettings.sdfAdultFromAge,
  bhutanVisaUsd: siteSettings.bhutanVisaUsd,
  bhutanFeesCheckedOn: siteSettings.bhutanFeesCheckedOn,
  gstin: siteSettings.gstin,
  bankAccountName: siteSettings.bankAccountName,
  bankAccountNo: siteSettings.bankAccountNo,
  bankIfsc: siteSettings.bankIfsc,
  bankName: siteSettings.bankName,
  upiId: siteSettings.upiId,
  quoteTerms: siteSettings.quoteTerms,
  retentionMonths: siteSettings.retentionMonths,
  bookingRetentionMonths: siteSettings.bookingRetentionMonths,
  attachmentRetentionMonths: siteSettings.attachmentRetentionMonths,
  responseTargetMinutes: siteSettings.responseTargetMinutes,
  acknowledgesEnquiries: siteSettings.acknowledgesEnquiries,
  acknowledgesRequests: siteSettings.acknowledgesRequests,
  mailsReceipts: siteSettings.mailsReceipts,
};

const selectAll = /* @__PURE__ */ builtOnce((db: Queryable) =>
  db.select(columns).from(siteSettings).prepare('site_settings'),
);

export async function selectSettings(db: Queryable): Promise<SiteSettings> {
  const [row] = await selectAll(db).execute();
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

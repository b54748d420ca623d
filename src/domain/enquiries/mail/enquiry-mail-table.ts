import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });

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

import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';

export const enquirySenders = pgTable('enquiry_senders', {
  sender: bytes().notNull(),
  enquiryKey: bytes('enquiry_key').notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

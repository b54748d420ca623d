import { bigint, boolean, date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';
import type { Area } from './areas.ts';
import type { AdminStatus } from './staff.ts';

const id = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const userId = () => bigint('user_id', { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const staffUsers = pgTable('staff_users', {
  id: id(),
  entryDate: date('entry_date').notNull(),
  name: text().notNull(),
  username: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  adminStatus: text('admin_status').$type<AdminStatus>().notNull(),
  designation: text().notNull(),
  address: text().notNull(),
  mustChangePassword: boolean('must_change_password').notNull(),
  totpSecret: text('totp_secret'),
  totpConfirmedAt: moment('totp_confirmed_at'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull(),
  areas: text().array().$type<Area[]>().notNull().default(['enquiries', 'publishing', 'users', 'money']),
  checklistHiddenAt: moment('checklist_hidden_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const staffSessions = pgTable('staff_sessions', {
  id: id(),
  userId: userId().notNull(),
  tokenHash: bytes('token_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
  endReason: text('end_reason'),
  fromAddress: text('from_address').notNull(),
  userAgent: text('user_agent').notNull(),
});

export const staffDevices = pgTable('staff_devices', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: userId().notNull(),
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  secondFactorAt: moment('second_factor_at'),
});

export const staffRecoveryCodes = pgTable('staff_recovery_codes', {
  userId: userId().notNull(),
  codeHash: bytes('code_hash').notNull(),
  usedAt: moment('used_at'),
});

export const staffPasswordResets = pgTable('staff_password_resets', {
  userId: userId().primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const loginFailures = pgTable('login_failures', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  firstAt: moment('first_at').notNull(),
  blockedUntil: moment('blocked_until'),
});

export const setupTokens = pgTable('setup_tokens', {
  id: smallint().primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
});

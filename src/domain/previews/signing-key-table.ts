import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';

export const signingKeys = pgTable('signing_keys', { name: text().primaryKey(), key: bytes().notNull() });

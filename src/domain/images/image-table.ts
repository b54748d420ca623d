import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { tsvector } from '#platform/database/columns.ts';
import { imageStates, type MasterType } from './image.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const reference = (name: string) => bigint(name, { mode: 'bigint' });

export const images = pgTable('images', {
  id: reference('id').primaryKey().generatedAlwaysAsIdentity(),
  state: text({ enum: imageStates }).notNull().default('waiting'),
  refusedCode: text('refused_code').notNull().default(''),
  contentHash: text('content_hash').notNull().default(''),
  masterKey: text('master_key').notNull(),
  fileName: text('file_name').notNull(),
  type: text().$type<MasterType | ''>().notNull().default(''),
  width: integer().notNull().default(0),
  height: integer().notNull().default(0),
  bytes: integer().notNull(),
  alt: text().notNull().default(''),
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  tags: text().array().notNull().default([]),
  renditionHash: text('rendition_hash').notNull().default(''),
  shareHash: text('share_hash').notNull().default(''),
  madeBy: text('made_by').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: integer().notNull().default(1),
  replacesId: reference('replaces_id'),
  toMake: boolean('to_make').notNull().default(true),
  tries: smallint().notNull().default(0),
  claimedAt: moment('claimed_at'),
  search: tsvector().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
});

export const imageUploads = pgTable('image_uploads', {
  id: text().primaryKey(),
  userId: reference('user_id').notNull(),
  fileName: text('file_name').notNull(),
  bytes: integer().notNull(),
  received: integer().notNull().default(0),
  replacesId: reference('replaces_id'),
  imageId: reference('image_id'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const imageUses = pgTable('image_uses', {
  imageId: reference('image_id').notNull(),
  kind: text({ enum: ['blog', 'tour-package'] }).notNull(),
  subjectId: reference('subject_id').notNull(),
});

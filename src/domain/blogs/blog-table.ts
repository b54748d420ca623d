import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { publishStates } from '#domain/publishing/publishing.ts';
import { tsvector } from '#platform/database/columns.ts';

export const blogs = pgTable('blogs', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  blogDate: date('blog_date').notNull(),
  title: text().notNull(),
  metaDescription: text('meta_description').notNull(),
  heading: text().notNull(),
  author: text().notNull(),
  bodyHtml: text('body_html').notNull(),
  featuredImage: text('featured_image').notNull(),
  featuredContent: text('featured_content').notNull(),
  isSample: boolean('is_sample').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  state: text({ enum: publishStates }).notNull().default('published'),
  publishAt: timestamp('publish_at', { withTimezone: true }),
  version: integer().notNull().default(1),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  search: tsvector().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
});

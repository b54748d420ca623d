import { bigint, boolean, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
});

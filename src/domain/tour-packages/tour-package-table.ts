import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { publishStates } from '#domain/publishing/publishing.ts';
import { tsvector } from '#platform/database/columns.ts';
import type { PackageDetails } from './package-details.ts';
import { categories, countries, type ItineraryDay } from './tour-package.ts';

export const tourPackages = pgTable('tour_packages', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  category: text({ enum: categories }).notNull(),
  country: text({ enum: countries }).notNull(),
  name: text().notNull(),
  duration: text().notNull(),
  inclusions: text().notNull(),
  activities: text().notNull(),
  packageType: text('package_type').notNull(),
  priceBeforeDiscountPaise: bigint('price_before_discount_paise', { mode: 'number' }),
  sellingPricePaise: bigint('selling_price_paise', { mode: 'number' }).notNull(),
  featuredImage: text('featured_image').notNull(),
  descriptionHtml: text('description_html').notNull(),
  seller: text().notNull(),
  sellerDetails: text('seller_details').notNull(),
  isSample: boolean('is_sample').notNull(),
  isPriceConfirmed: boolean('price_confirmed').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  state: text({ enum: publishStates }).notNull().default('published'),
  publishAt: timestamp('publish_at', { withTimezone: true }),
  version: integer().notNull().default(1),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  itinerary: jsonb().$type<ItineraryDay[]>().notNull(),
  details: jsonb().$type<PackageDetails>().notNull(),
  pdfKey: text('pdf_key').notNull().default(''),
  pdfVersion: integer('pdf_version').notNull().default(0),
  pdfLetterheadVersion: integer('pdf_letterhead_version').notNull().default(0),
  printTries: integer('print_tries').notNull().default(0),
  printStartedAt: timestamp('print_started_at', { withTimezone: true }),
  printKey: text('print_key').notNull().default(''),
  search: tsvector().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
});

import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const tourPackages = pgTable('tour_packages', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  category: text({ enum: ['Domestic', 'International'] }).notNull(),
  country: text({ enum: ['India', 'Bhutan'] }).notNull(),
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
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

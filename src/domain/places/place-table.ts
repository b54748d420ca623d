import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { publishStates } from '#domain/publishing/publishing.ts';
import { tsvector } from '#platform/database/columns.ts';
import { type PlacedText, type PlaceFact, type PlaceListName, placeKinds } from './place.ts';

const line = (name: string) => text(name).notNull().default('');
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const places = pgTable('places', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  name: text().notNull(),
  region: text().notNull(),
  kind: text({ enum: placeKinds }).notNull(),
  body: text().notNull(),
  picture: line('picture'),
  pictureAlt: line('picture_alt'),
  whenToGo: line('when_to_go'),
  timeNeeded: line('time_needed'),
  openOn: line('open_on'),
  closedOn: line('closed_on'),
  bestMonths: line('best_months'),
  distanceKm: integer('distance_km'),
  distanceFrom: line('distance_from'),
  facts: jsonb().$type<readonly PlaceFact[]>().notNull().default([]),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  listedOn: text('listed_on').$type<PlaceListName | ''>().notNull().default(''),
  position: integer().notNull().default(1),
  hasPage: boolean('has_page').notNull().default(false),
  state: text({ enum: publishStates }).notNull(),
  draft: jsonb().$type<PlacedText>(),
  publishAt: moment('publish_at'),
  version: integer().notNull().default(1),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  updatedBy: line('updated_by'),
  deletedAt: moment('deleted_at'),
  search: tsvector().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
});

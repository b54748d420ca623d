import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { tsvector } from '#platform/database/columns.ts';
import type { CarType, City, Rates } from './rates.ts';
import type { StopKind } from './trip.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const carTypesTable = pgTable('car_types', {
  code: text().$type<CarType>().primaryKey(),
  name: text().notNull(),
  examples: text().notNull(),
  seats: smallint().notNull(),
  bags: smallint().notNull(),
  picture: text().notNull(),
  otherNames: text('other_names').notNull().default(''),
  position: smallint().notNull().default(100),
  revision: integer().notNull().default(1),
  deactivatedAt: moment('deactivated_at'),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const citiesTable = pgTable('cities', {
  code: text().$type<City>().primaryKey(),
  name: text().notNull(),
  otherNames: text('other_names').notNull().default(''),
  position: smallint().notNull().default(100),
  revision: integer().notNull().default(1),
  deactivatedAt: moment('deactivated_at'),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const rateVersions = pgTable('rate_versions', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  validFrom: date('valid_from').notNull(),
  rates: jsonb().$type<Rates>().notNull(),
  note: text().notNull().default(''),
  isSample: boolean('is_sample').notNull().default(false),
  madeBy: text('made_by').notNull().default(''),
  madeAt: moment('made_at').notNull().defaultNow(),
  confirmedBy: text('confirmed_by').notNull().default(''),
  confirmedAt: moment('confirmed_at'),
  importId: bigint('import_id', { mode: 'bigint' }),
});

export const fareImports = pgTable('fare_imports', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<'stops' | 'routes' | 'legs' | 'rates'>().notNull(),
  fileName: text('file_name').notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  undoneBy: text('undone_by').notNull().default(''),
  undoneAt: moment('undone_at'),
});

/** Who added a row and who ended it; a row without an end holds. */
const life = {
  madeBy: text('made_by').notNull().default(''),
  madeAt: moment('made_at').notNull().defaultNow(),
  endedBy: text('ended_by').notNull().default(''),
  endedAt: moment('ended_at'),
  importId: bigint('import_id', { mode: 'bigint' }),
  endedByImportId: bigint('ended_by_import_id', { mode: 'bigint' }),
};

export const stops = pgTable('stops', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  name: text().notNull(),
  kind: text().$type<StopKind>().notNull(),
  city: text().$type<City>().notNull(),
  otherNames: text('other_names').notNull().default(''),
  state: text().notNull().default(''),
  lat: numeric({ precision: 7, scale: 5, mode: 'number' }),
  lng: numeric({ precision: 8, scale: 5, mode: 'number' }),
  search: tsvector().notNull().generatedAlwaysAs(sql`the expression is in the migrations`),
  ...life,
});

export const routes = pgTable('routes', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  fromSlug: text('from_slug').notNull(),
  toSlug: text('to_slug').notNull(),
  /** Both null where the distance is that of the road legs. */
  km: integer(),
  minutes: integer(),
  source: text().notNull().default(''),
  checkedOn: date('checked_on'),
  stops: text().notNull().default(''),
  road: text().notNull().default(''),
  season: text().notNull().default(''),
  ...life,
});

export const roadLegs = pgTable('road_legs', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  fromSlug: text('from_slug').notNull(),
  toSlug: text('to_slug').notNull(),
  km: integer().notNull(),
  minutes: integer().notNull(),
  isHill: boolean('is_hill').notNull().default(false),
  closedMonths: smallint('closed_months').array().notNull().default([]),
  note: text().notNull().default(''),
  source: text().notNull().default(''),
  ...life,
});

export const fareEstimates = pgTable('fare_estimates', {
  day: date().notNull(),
  tripType: text('trip_type').notNull(),
  fromSlug: text('from_slug').notNull(),
  toSlug: text('to_slug').notNull(),
  count: integer().notNull(),
});

export const stopMisses = pgTable('stop_misses', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  text: text().notNull(),
  times: integer().notNull().default(1),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  isDismissed: boolean('is_dismissed').notNull().default(false),
});

export const stopMissHours = pgTable('stop_miss_hours', {
  hour: moment('hour').primaryKey(),
  added: integer().notNull(),
});

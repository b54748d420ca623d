import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { listDue, readDue, readDueOf } from '#domain/bookings/due/due-service.ts';
import { chosenPeriods, weekOf } from '#domain/bookings/figures/period.ts';
import { readMargins } from '#domain/bookings/margins/margins-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { listReceived, readReceived } from '#domain/bookings/received/received-service.ts';
import {
  documentsOf,
  listDocuments,
  listMissing,
  missingOf,
} from '#domain/documents/register/register-service.ts';
import { readTax } from '#domain/documents/returns/returns-service.ts';
import { readUnsettled } from '#domain/money/gateway/unsettled-service.ts';
import { listBankLines, readBankFiles } from '#domain/payments/bank/bank-list-service.ts';
import { listRefunds } from '#domain/payments/refunds/refund-list-service.ts';
import { viewBookingRefunds } from '#domain/payments/refunds/refund-service.ts';
import { listToCheck, viewRequests } from '#domain/payments/requests/request-staff-service.ts';
import { cashByHolder, readOfficeCash } from '#domain/payments/settlements/cash-service.ts';
import { listSettlements, previewSettlement } from '#domain/payments/settlements/settlement-service.ts';
import {
  listOpenDues,
  readDuesOf,
  supplierLedger,
} from '#domain/payments/suppliers/supplier-dues-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { seedMoney } from '../../scripts/database/seed-money-scale.ts';
import { someActor } from '../support/some-actor.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { compareScales } from './compare-scales.ts';

const few = testDatabase();
const many = testDatabase();
const sites: [TestDatabase, number][] = [
  [few, 1_000],
  [many, 1_000_000],
];
const actor = someActor(many);
const today = dayInIndia(new Date());
/** The last 60 days have the same payments, trips and documents in both; a figure of a month reads as many rows. */
const month = chosenPeriods(daysAfter(today, -29), today);
const always = { firstDay: daysAfter(today, -1100), lastDay: today };

type Ids = { bookingId: string; supplierId: string; driverId: string };
const found = new Map<TestDatabase, Ids>();

function idsOf(test: TestDatabase): Ids {
  const ids = found.get(test);
  if (!ids) throw new Error('no trip with a ride and an invoice');
  return ids;
}

beforeAll(async () => {
  for (const [test, count] of sites) {
    const client = new pg.Client(test.url);
    await client.connect();
    const started = performance.now();
    await seedMoney(client, count, today);
    process.stdout.write(`${count} payments made in ${Math.round((performance.now() - started) / 1000)} s\n`);
    await client.end();
    // A trip with a ride and an invoice that was paid in the last 60 days.
    const { rows } = await test.pool.query(
      `select d.booking_id::text as "bookingId", u.driver_id::text as "driverId", s.supplier_id::text as "supplierId"
       from documents d join duties u on u.booking_id = d.booking_id
       join booking_services s on s.booking_id = d.booking_id and s.kind = 'hotel'
       where d.kind = 'invoice' and exists (select from money_entries m where m.duty_id = u.id)
       order by d.booking_id desc limit 1`,
    );
    found.set(test, rows[0]);
  }
}, 1_800_000);

type Read = (db: Queryable, ids: Ids, test: TestDatabase) => Promise<unknown>;

const lastPage = (firstDay: string) => `${daysAfter(firstDay, 1)}|1`;

const lists: [name: string, read: Read][] = [
  ['received, first page', (db) => listReceived(db, actor, month.now)],
  [
    'received, last page',
    (db) => listReceived(db, actor, { ...month.now, after: lastPage(month.now.firstDay) }),
  ],
  ['received in three years, first page', (db) => listReceived(db, actor, always)],
  [
    'received in three years, last page',
    (db) => listReceived(db, actor, { ...always, after: `${daysAfter(today, -1091)}|1` }),
  ],
  ['received from drivers', (db) => listReceived(db, actor, { ...month.now, place: 'driver' })],
  ['received of a driver', (db, { driverId }) => listReceived(db, actor, { ...always, driverId })],
  ['due, first page', (db) => listDue(db, actor, {})],
  ['due, deposits', (db) => listDue(db, actor, { part: 'deposit', age: 'now' })],
  ['due, last page', (db) => listDue(db, actor, { after: `${daysAfter(today, 5)}|1|1` })],
  ['requests to check', (db) => listToCheck(db, actor, '')],
  ['open lines of the bank', (db) => listBankLines(db, actor, { state: 'open' })],
  ['matched lines of the bank', (db) => listBankLines(db, actor, { state: 'matched' })],
  ['files of the bank', (db) => readBankFiles(db, actor)],
  ['documents of a month', (db) => listDocuments(db, actor, { month: today.slice(0, 7) })],
  ['documents, first page', (db) => listDocuments(db, actor, {})],
  ['documents of a buyer', (db) => listDocuments(db, actor, { text: 'Traveller560 Das' })],
  ['missing documents', (db) => listMissing(db, actor)],
  ['refunds', (db) => listRefunds(db, actor)],
  ['dues of a supplier', (db, { supplierId }) => readDuesOf(db, actor, supplierId)],
  [
    'ledger of a supplier',
    (db, { supplierId }) => supplierLedger(db, actor, { supplierId, from: month.now.firstDay, to: today }),
  ],
  ['settlements', (db) => listSettlements(db, actor, {})],
  ['settlements of a driver', (db, { driverId }) => listSettlements(db, actor, { driver: driverId })],
  [
    'a settlement to be made',
    (db, { driverId }) =>
      previewSettlement(db, actor, { driverId, firstDay: daysAfter(today, -60), lastDay: today }),
  ],
  ['cash of the office', (db) => readOfficeCash(db, actor)],
  ['a booking', (db, { bookingId }) => viewBooking(db, actor, bookingId)],
  [
    'requests of a booking',
    (db, { bookingId }, { encryption }) => viewRequests({ db, encryption }, actor, { bookingId }),
  ],
  ['refunds of a booking', (db, { bookingId }) => viewBookingRefunds(db, actor, bookingId)],
  ['documents of a booking', (db, { bookingId }) => documentsOf(db, actor, bookingId)],
  ['missing documents of a booking', (db, { bookingId }) => missingOf(db, actor, bookingId)],
];

const figures: [name: string, read: Read][] = [
  ['received in a month', (db) => readReceived(db, actor, month)],
  ['due by age', (db) => readDue(db, actor)],
  ['deposits due', (db) => readDueOf(db, actor, { part: 'deposit', due: weekOf(today) })],
  ['tax of a month', (db) => readTax(db, actor, month.now)],
  ['margins of a month', (db) => readMargins(db, actor, month.now)],
];

/** Sums over all years, because nothing is stored beside the entries, and what is open of all services of 400 days. */
const sums: [name: string, read: Read][] = [
  ['cash by holder', (db) => cashByHolder(db, actor)],
  ['at the gateway', (db) => readUnsettled(db, actor)],
  ['dues of suppliers', (db) => listOpenDues(db, actor)],
];

const maxRatio = 2;

async function compare(name: string, read: Read, rounds?: number) {
  const compared = { sites: [few, many], maxRatio: rounds ? undefined : maxRatio, rounds } as const;
  const { ratio } = await compareScales(`money: ${name}`, compared, (test) =>
    read(test.db, idsOf(test), test),
  );
  return ratio;
}

const largeTables = [
  'money_entries',
  'bookings',
  'booking_services',
  'booking_packages',
  'payment_plan',
  'customers',
  'duties',
  'documents',
  'payment_requests',
  'provider_payments',
  'bank_lines',
  'supplier_payments',
  'supplier_payment_services',
  'driver_settlement_duties',
];

async function scans(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; scans: number }>(sql`
    select relname as name, seq_scan::int as scans from pg_stat_xact_user_tables
    where relname = any(${sql.param(largeTables)}::text[])`);
  return new Map(rows.map((row) => [row.name, row.scans]));
}

/** The large tables that reading it scans, by its connection's own counters. */
const scannedBy = (read: Read): Promise<string[]> =>
  many.db.transaction(async (tx) => {
    // What a parallel worker scans is in its own counters.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    const before = await scans(tx);
    await read(tx, idsOf(many), many);
    const after = await scans(tx);
    return [...after].flatMap(([name, count]) => (count > (before.get(name) ?? 0) ? [name] : []));
  });

describe('with 1,000,000 payments, within twice the time of 1,000, without a scan of a large table', () => {
  it.each([...lists, ...figures])('%s', async (name, read) => {
    expect(await scannedBy(read)).toEqual([]);
    expect(await compare(name, read)).toBeLessThanOrEqual(maxRatio);
  });
});

describe('with 1,000,000 payments, what reads a year or all years', () => {
  it.each(sums)('%s, within three seconds', async (name, read) => {
    const started = performance.now();
    await read(many.db, idsOf(many), many);
    expect(performance.now() - started).toBeLessThan(3_000);
    await compare(name, read, 6);
  });
});
